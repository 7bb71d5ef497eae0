import { screen, waitFor } from '@testing-library/react';
import { FAKE_FAILURE, fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import ExternalLoginScreen from './external-login-screen';

const CODE = 'c'.repeat(40);

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({
    'POST /external_login': { data: { token: 'session-token', expires_at: '2026-11-21T00:00:00.000Z' } },
  });
});
afterEach(() => network.restore());

const open = (at: string) => renderScreen(<ExternalLoginScreen />, { at, path: '/external-login' });

it('uses the code once, and leaves nothing of it in the address', async () => {
  const { store, address } = open(`/external-login?token=${CODE}`);
  await screen.findByText('elsewhere');
  expect(network.seen.map((one) => one.body)).toEqual([{ code: CODE }]);
  expect(store.getState().session.token).toBe('session-token');
  expect(address()).toBe('/dashboard');
});

it('takes the code out of the address at once, before anything is answered', async () => {
  let answer: (value: { status: number }) => void = () => undefined;
  network.answer({ 'POST /external_login': () => new Promise((resolve) => (answer = resolve)) });
  const { address } = open(`/external-login?token=${CODE}`);
  await waitFor(() => expect(address()).toBe('/external-login'));
  expect(network.seen.map((one) => one.body)).toEqual([{ code: CODE }]);
  answer({ status: 422 });
  await screen.findByRole('heading');
});

it('says why a code does not work, and what to do', async () => {
  network.answer({ 'POST /external_login': { status: 422 } });
  const { store, address } = open(`/external-login?token=${CODE}`);
  const help = await screen.findByText(new RegExp(FAKE_FAILURE));
  expect(help).toHaveTextContent(/از مدیر سامانه پیوند تازه بگیرید/);
  expect(screen.getByRole('link', { name: 'رفتن به صفحهٔ ورود' })).toHaveAttribute('href', '/login');
  expect(store.getState().session.token).toBeNull();
  expect(address()).toBe('/external-login');
});

it('tries again with the same code when the server itself has failed', async () => {
  network.answer({ 'POST /external_login': { status: 503 } });
  const { user } = open(`/external-login?token=${CODE}`);
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  network.answer({ 'POST /external_login': { data: { token: 'session-token', expires_at: '' } } });
  await user.click(again);
  await screen.findByText('elsewhere');
  expect(network.seen.map((one) => one.body)).toEqual([{ code: CODE }, { code: CODE }]);
});

it.each(['/external-login', `/external-login?token=${'c'.repeat(29)}`])(
  'asks nothing at %s, where the code is missing or cut',
  async (at) => {
    open(at);
    expect(await screen.findByText(/کد ورود ندارد/)).toBeInTheDocument();
    expect(network.seen).toEqual([]);
  },
);

describe('where somebody is signed in already', () => {
  const signedIn = {
    session: {
      token: 'old',
      user: { name: 'سارا نمونه', userName: 'sara', impersonated: false, isOwner: true, permissions: [] },
      isLoading: false,
    },
  };
  const openBeside = () =>
    renderScreen(<ExternalLoginScreen />, {
      at: `/external-login?token=${CODE}`,
      path: '/external-login',
      state: signedIn,
    });

  it('asks by name before the session is replaced, and spends no code until then', async () => {
    const { user, store } = openBeside();
    expect(await screen.findByText(/«سارا نمونه» \(sara\)/)).toBeInTheDocument();
    expect(network.seen).toEqual([]);
    expect(store.getState().session.token).toBe('old');
    await user.click(screen.getByRole('button', { name: 'جایگزین شود' }));
    await screen.findByText('elsewhere');
    expect(store.getState().session.token).toBe('session-token');
  });

  it('keeps the session of who wants to stay', async () => {
    const { user, store, address } = openBeside();
    await user.click(await screen.findByRole('link', { name: 'ماندن در حساب کنونی' }));
    await screen.findByText('elsewhere');
    expect([store.getState().session.token, address()]).toEqual(['old', '/dashboard']);
    expect(network.seen).toEqual([]);
  });
});
