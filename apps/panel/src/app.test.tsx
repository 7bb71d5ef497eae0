import type { FeatureModule } from '@peyk/shared-module';
import { answerOf, api, createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, themeEvents } from '@peyk/shared-store';
import { fakeNetwork, setViewport } from '@peyk/shared-testing-web';
import { createRtlCache } from '@peyk/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { App } from './app';
import { createRoutes } from './router/create-router';
import { followSession } from './session/follow-session';
import { installResizeObserver } from './testing/fake-resize-observer';

const page = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });
const modules: readonly FeatureModule[] = [
  {
    name: 'test',
    navigation: [],
    routes: [
      { path: '/login', load: page('login page'), audience: 'public' },
      { path: '/dashboard', load: page('first page'), permission: null },
      { path: '/reports', load: page('second page'), permission: null },
    ],
  },
];
const user = {
  user_id: '1',
  user_name: 'demo',
  name: 'فروشگاه نمونه',
  impersonated: false,
  is_owner: true,
  permissions: [],
  send_block: false,
};

function openPanel(...addresses: readonly string[]) {
  const network = fakeNetwork({ 'GET /check_token': { data: user } });
  const store = createAppStore();
  const queryClient = createQueryClient();
  followSession(store, queryClient, modules);
  const router = createMemoryRouter(createRoutes(modules), { initialEntries: [...addresses] });
  const view = render(<App store={store} queryClient={queryClient} styleCache={createRtlCache()} router={router} />);
  return { ...view, network, store, router };
}

beforeEach(() => {
  localStorage.clear();
  setViewport(1280);
  installResizeObserver();
  window.scrollTo = () => undefined;
});

it('gives page and wrapper the class of the theme', () => {
  const { store, container, network } = openPanel('/login');
  const classes = () => [document.documentElement, container.firstElementChild].map((one) => one?.className ?? '');
  expect(classes().every((names) => /\blight\b/.test(names))).toBe(true);
  act(() => void store.dispatch(themeEvents.chosen({ dark: true })));
  expect(classes().every((names) => /\bdark\b/.test(names) && !/\blight\b/.test(names))).toBe(true);
  network.restore();
});

it('replaces the address by the login route when any call is answered with 401', async () => {
  localStorage.setItem('token', 'stored');
  const { router, network } = openPanel('/dashboard');
  expect(await screen.findByText('first page', undefined, { timeout: 5000 })).toBeInTheDocument();
  network.answer({ 'GET /credit': { status: 401 } });
  await act(() => answerOf(api.GET('/credit')).catch(() => undefined));
  expect(await screen.findByText('login page')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBeNull();
  // Replaced, not added: the way back does not lead into pages that are closed now.
  expect(router.state.historyAction).toBe('REPLACE');
  network.restore();
});

it('shows an unknown address of somebody who is signed in inside the shell, and begins each page at its top', async () => {
  localStorage.setItem('token', 'stored');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { router, network } = openPanel('/no-such-page');
  expect(await screen.findByText('این صفحه پیدا نشد', undefined, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'منوی اصلی' })).toBeInTheDocument();
  scrollTo.mockClear();
  await act(() => router.navigate('/reports'));
  expect(await screen.findByText('second page')).toBeInTheDocument();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  network.restore();
});
