import type { FeatureModule } from '@peyk/shared-module';
import { createAppStore, sessionEvents } from '@peyk/shared-store';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useIdleWarming } from './use-idle-warming';

const loaded: string[] = [];
const screenOf = (path: string) => () => {
  loaded.push(path);
  return path === '/broken' ? Promise.reject(new Error('gone')) : Promise.resolve({ default: () => null });
};

function modules(): readonly FeatureModule[] {
  return [
    {
      name: 'reports',
      navigation: [],
      routes: [
        { path: '/login', load: screenOf('/login'), audience: 'public' },
        { path: '/reports', load: screenOf('/reports'), permission: 'report.read' },
        { path: '/broken', load: screenOf('/broken'), permission: null },
        { path: '/wallet', load: screenOf('/wallet'), permission: 'wallet.read' },
        { path: '/home', load: screenOf('/home'), permission: null },
      ],
    },
  ];
}

const waiting: (() => void)[] = [];
/** The browser has nothing to do, once; what that began comes to its end. */
const idle = () =>
  act(async () => {
    waiting.shift()?.();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

function Panel({ all }: { readonly all: readonly FeatureModule[] }) {
  useIdleWarming(all);
  return null;
}

function open() {
  const store = createAppStore();
  store.dispatch(sessionEvents.loggedIn({ token: 't' }));
  const rights = { isOwner: false, permissions: ['report.read'] as const };
  store.dispatch(sessionEvents.userIdentified({ name: 'ن', userName: 'n', impersonated: false, ...rights }));
  const all = modules();
  return render(
    <Provider store={store}>
      <Panel all={all} />
    </Provider>,
  );
}

beforeEach(() => {
  loaded.length = 0;
  waiting.length = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => waiting.push(run),
    cancelIdleCallback: (place: number) => waiting.splice(place - 1, 1),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

it('loads the screens that the person may open, one each time the browser is idle, and goes on after one that fails', async () => {
  open();
  expect(loaded).toEqual([]);
  await idle();
  expect(loaded).toEqual(['/reports']);
  await idle();
  await idle();
  await idle();
  expect(loaded).toEqual(['/reports', '/broken', '/home']);
});

it('ends with the page', async () => {
  const { unmount } = open();
  await idle();
  unmount();
  await idle();
  expect(loaded).toEqual(['/reports']);
});

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'leaves a connection such as %j alone',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    open();
    await idle();
    expect(loaded).toEqual([]);
  },
);
