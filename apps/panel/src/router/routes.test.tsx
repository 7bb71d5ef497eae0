import type { FeatureModule, FeatureRoute } from '@peyk/shared-module';
import { createAppStore, sessionEvents, type AppStore } from '@peyk/shared-store';
import { UiForTests, setViewport } from '@peyk/shared-testing-web';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { createRoutes } from './create-router';
import { createLazyScreen } from './lazy-screen';

const page = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });
function Broken(): never {
  throw new Error('a bug in a screen');
}
const outdated = jest.fn<ReturnType<FeatureRoute['load']>, []>();
const slow = new Promise<never>(() => undefined);
const modules: readonly FeatureModule[] = [
  {
    name: 'test',
    navigation: [],
    routes: [
      { path: '/login', load: page('login page'), audience: 'public' },
      { path: '/phone-only', load: page('for phones'), audience: 'public', mobileOnly: true },
      { path: '/broken', load: () => Promise.resolve({ default: Broken }), audience: 'public' },
      { path: '/slow', load: () => slow, audience: 'public' },
      { path: '/outdated', load: outdated, audience: 'public' },
      { path: '/dashboard', load: page('secret home'), permission: null },
      { path: '/reports', load: page('secret'), permission: 'report.read' },
    ],
  },
];

const openAt = (...addresses: readonly string[]) => openIn(createAppStore(), ...addresses);

function openIn(store: AppStore, ...addresses: readonly string[]) {
  const router = createMemoryRouter(createRoutes(modules), {
    initialEntries: [...addresses],
    initialIndex: addresses.length - 1,
  });
  render(
    <Provider store={store}>
      <UiForTests>
        <RouterProvider router={router} />
      </UiForTests>
    </Provider>,
  );
  return router;
}

/** The browser's own reload cannot happen in a test; that it is asked for is shown by load-or-reload.test.ts. */
function alreadyReloadedThreeTimes(path: string) {
  sessionStorage.setItem(`peyk-reloads:${path}`, '3');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setViewport(1280);
});

it('sends anyone who has no token to the login page, and remembers where they wanted to go', async () => {
  const router = openAt('/reports?page=2');
  expect(await screen.findByText('login page')).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ from: '/reports?page=2' });
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

it('forgets where somebody was who left on purpose, so that the next person does not land there', async () => {
  const store = createAppStore();
  store.dispatch(sessionEvents.loggedOut());
  const router = openIn(store, '/reports?page=2');
  expect(await screen.findByText('login page')).toBeInTheDocument();
  expect(router.state.location.state).toBeNull();
});

it('leads the empty path to the dashboard, and from there who has no token to the login page', async () => {
  const router = openAt('/');
  expect(await screen.findByText('login page')).toBeInTheDocument();
  expect(router.state.location.state).toEqual({ from: '/dashboard' });
});

it('waits for a page behind a spinner with the word for loading', async () => {
  openAt('/slow');
  expect(await screen.findByRole('status')).toHaveTextContent('در حال بارگذاری');
});

it('shows a page of its own for an address that does not exist', async () => {
  openAt('/nowhere');
  expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeInTheDocument();
});

it('sends a mobile-only address to /404 on a desktop and opens it on a phone', async () => {
  const router = openAt('/phone-only');
  expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/404');

  setViewport(390);
  openAt('/phone-only');
  expect(await screen.findByText('for phones')).toBeInTheDocument();
});

it('catches a screen that breaks, offers the way back, and forgets the error there', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('/login', '/broken');
  await userEvent.click(await screen.findByRole('button', { name: 'بازگشت' }));
  expect(await screen.findByText('login page')).toBeInTheDocument();
  quiet.mockRestore();
});

it('raises a page that does not load after three reloads, and tries it anew on the next visit', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  alreadyReloadedThreeTimes('/outdated');
  outdated.mockRejectedValueOnce(new Error('chunk is gone'));
  const router = openAt('/login', '/outdated');
  expect(await screen.findByRole('button', { name: 'بازگشت' })).toBeInTheDocument();
  expect(outdated).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت' }));
  expect(await screen.findByText('login page')).toBeInTheDocument();

  outdated.mockResolvedValueOnce({ default: () => <p>the new version</p> });
  await act(() => router.navigate('/outdated'));
  expect(await screen.findByText('the new version')).toBeInTheDocument();
  quiet.mockRestore();
});

it('forgets the error when the path changes', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = openAt('/broken');
  expect(await screen.findByRole('button', { name: 'بازگشت' })).toBeInTheDocument();
  await act(() => router.navigate('/login'));
  expect(await screen.findByText('login page')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'بازگشت' })).not.toBeInTheDocument();
  quiet.mockRestore();
});

it('offers the way home where there is no step to go back', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAt('/broken');
  expect(await screen.findByRole('link', { name: 'رفتن به خانه' })).toHaveAttribute('href', '/dashboard');
  quiet.mockRestore();
});

describe('of a member who may only send', () => {
  const member = {
    ...{ name: 'همکار', userName: 'member', impersonated: false, isOwner: false },
    managerName: 'نگار احمدی',
  } as const;
  const storeOf = (permissions: readonly 'report.read'[]) =>
    createAppStore({ session: { token: 'token', user: { ...member, permissions }, isLoading: false } });
  /** Without the shell, which app.test.tsx has. */
  function openScreen(store: AppStore, route: FeatureRoute) {
    const router = createMemoryRouter([{ path: '*', Component: createLazyScreen(route) }], {
      initialEntries: [route.path],
    });
    render(
      <Provider store={store}>
        <UiForTests>
          <RouterProvider router={router} />
        </UiForTests>
      </Provider>,
    );
  }
  const sentence = 'دسترسی شما به این بخش محدود است. برای بالا بردن سطح دسترسی با مدیر حساب، نگار احمدی، هماهنگ کنید.';

  it('shows the forbidden face at an address of others, and does not even load the screen', async () => {
    const load = jest.fn(page('secret'));
    openScreen(storeOf([]), { path: '/reports', load, permission: 'report.read' });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'رفتن به خانه' })).toHaveAttribute('href', '/dashboard');
    expect(load).not.toHaveBeenCalled();
  });

  it('closes an open screen as soon as the right to it is taken away', async () => {
    const store = storeOf(['report.read']);
    openScreen(store, { path: '/reports', load: page('secret'), permission: 'report.read' });
    expect(await screen.findByText('secret')).toBeInTheDocument();
    act(() => void store.dispatch(sessionEvents.userIdentified({ ...member, permissions: [] })));
    expect(screen.queryByText('secret')).not.toBeInTheDocument();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});
