import type { FeatureModule } from '@peyk/shared-module';
import { answerOf, api, createQueryClient } from '@peyk/shared-api-client';
import { createAppStore, themeEvents } from '@peyk/shared-store';
import { fakeNetwork, setViewport, type FakeAnswer } from '@peyk/shared-testing-web';
import { createRtlCache } from '@peyk/shared-ui';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { App } from './app';
import { loadShell } from './router/member-area';
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
      { path: '/secret', load: page('secret'), permission: 'wallet.read' },
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
  return openAnswered({ data: user }, ...addresses);
}

function openAnswered(answer: FakeAnswer | (() => Promise<FakeAnswer>), ...addresses: readonly string[]) {
  const network = fakeNetwork({ 'GET /check_token': answer });
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
  expect(await screen.findByText('first page')).toBeInTheDocument();
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
  expect(await screen.findByText('این صفحه پیدا نشد')).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'منوی اصلی' })).toBeInTheDocument();
  scrollTo.mockClear();
  await act(() => router.navigate('/reports'));
  expect(await screen.findByText('second page')).toBeInTheDocument();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  network.restore();
});

describe('before it is answered what somebody may do', () => {
  const member = { ...user, is_owner: false, permissions: ['report.read'] };
  const menu = () => screen.queryByRole('navigation', { name: 'منوی اصلی' });
  const shut = 'به این بخش دسترسی ندارید';
  /** The files of the shell are there: what is waited for is the answer. */
  beforeAll(() => loadShell());
  beforeEach(() => localStorage.setItem('token', 'token-of-a-member'));

  it('shows a member neither menu nor page after signing in, and then only what is theirs', async () => {
    let answer: (one: FakeAnswer) => void = () => undefined;
    const { network } = openAnswered(() => new Promise((done) => (answer = done)), '/secret');
    expect(await screen.findByRole('status')).toHaveTextContent('در حال بارگذاری');
    expect(menu()).not.toBeInTheDocument();
    await act(async () => answer({ data: member }));
    expect(await screen.findByText(shut)).toBeInTheDocument();
    expect(screen.queryByText('secret')).not.toBeInTheDocument();
    expect(menu()).toHaveTextContent('گزارش ارسال');
    expect(menu()).not.toHaveTextContent('تراکنش‌ها');
    network.restore();
  });

  it('draws at once after a reload what was known of them before', async () => {
    const rights = { of: 'a-member', isOwner: false, permissions: ['report.read'] };
    localStorage.setItem('peyk-rights', JSON.stringify(rights));
    const { network } = openAnswered(() => new Promise(() => undefined), '/secret');
    expect(menu()).toHaveTextContent('گزارش ارسال');
    expect(menu()).not.toHaveTextContent('تراکنش‌ها');
    expect(screen.getByText(shut)).toBeInTheDocument();
    network.restore();
  });

  it('waits no longer when the question has failed', async () => {
    const { network } = openAnswered({ status: 500 }, '/dashboard');
    expect(await screen.findByText('first page')).toBeInTheDocument();
    network.restore();
  });
});
