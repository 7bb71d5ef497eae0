import { screen } from '@testing-library/react';
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

it('says why a code does not work and leads to the login page', async () => {
  network.answer({ 'POST /external_login': { status: 422 } });
  const { store } = open(`/external-login?token=${CODE}`);
  expect(await screen.findByText(FAKE_FAILURE)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
  expect(store.getState().session.token).toBeNull();
});

it('asks nothing when the address has no code', async () => {
  open('/external-login');
  expect(await screen.findByText(/کد ورود ندارد/)).toBeInTheDocument();
  expect(network.seen).toEqual([]);
});
