import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { useNavigate } from 'react-router';
import { businessNeedQuery } from '../api/business-need';
import { keepPostponedOf, postpone } from '../model/postponed';
import { authModule } from '../auth-module';
import { BLOCKED, MEMBER, who } from '../testing/answers';
import AccountStrip from './account-strip';

const ACTIVE = who({ state: 'active', reason: null, message: null });
const need = (due: boolean, optional = true) => ({ data: { due, optional, suggested: null } });

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({ 'GET /check_token': ACTIVE, 'GET /user/business_need': need(false) });
});
afterEach(() => {
  jest.restoreAllMocks();
  keepPostponedOf(null);
  network.restore();
});

const show = (state = MEMBER) => renderScreen(<AccountStrip />, { at: '/reports', path: '/reports', state });
const settled = ({ queryClient }: ReturnType<typeof show>) =>
  waitFor(() => {
    expect(network.seen.length).toBeGreaterThan(0);
    expect(queryClient.isFetching()).toBe(0);
  });

it('says on every page why the panel is not active, and leads to the correction', async () => {
  network.answer({ 'GET /check_token': who({ state: 'inactive', reason: 'mobile', message: 'پنل فعال نیست.' }) });
  show();
  expect(await screen.findByText(/پنل فعال نیست/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'فعال‌سازی پنل' })).toHaveAttribute('href', '/identity');
});

it('says on every page that the account is blocked, with the admin’s reason, as soon as that is told and until it is over', async () => {
  const { queryClient } = show();
  await waitFor(() => expect(network.seen.length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const tell = () =>
    act(() => {
      for (const { event, handle } of authModule.liveHandlers ?? [])
        if (event === 'account_changed') handle({ event }, queryClient);
    });
  network.answer({ 'GET /check_token': BLOCKED });
  tell();
  expect(await screen.findByRole('alert')).toHaveTextContent(/بسته شده است. دلیل: بدهی/);
  network.answer({ 'GET /check_token': ACTIVE });
  tell();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('draws nothing for an active panel with nothing left to do', async () => {
  const screenOf = show();
  await settled(screenOf);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screenOf.address()).toBe('/reports');
});

it('leads to the business set-up while that is due', async () => {
  network.answer({ 'GET /user/business_need': need(true) });
  const { address } = show();
  await screen.findByText('elsewhere');
  expect(address()).toBe('/business-setup');
});

function Browser() {
  const navigate = useNavigate();
  return (
    <>
      <AccountStrip />
      <button onClick={() => void navigate('/reports')}>reports</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

it.each(['keeps', 'forbids'])('lets Back out of an optional set-up where the browser %s storage', async (how) => {
  if (how === 'forbids') {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  const { user, address, queryClient } = renderScreen(<Browser />, { at: '/dashboard', state: MEMBER });
  await waitFor(() => expect(queryClient.getQueryData(businessNeedQuery.queryKey)?.due).toBe(false));
  await user.click(screen.getByRole('button', { name: 'reports' }));
  act(() => void queryClient.setQueryData(businessNeedQuery.queryKey, need(true).data));
  await waitFor(() => expect(address()).toBe('/business-setup'));
  await user.click(screen.getByRole('button', { name: 'back' }));
  expect(address()).toBe('/dashboard');
});

it('leaves those alone in this session who have put an optional set-up off', async () => {
  network.answer({ 'GET /user/business_need': need(true) });
  postpone('sara');
  const screenOf = show();
  await settled(screenOf);
  expect(screenOf.address()).toBe('/reports');
});

it('leaves them alone in a new tab, too, which has no storage of its own yet', async () => {
  network.answer({ 'GET /user/business_need': need(true) });
  postpone('sara');
  sessionStorage.clear();
  const screenOf = show();
  await settled(screenOf);
  expect(screenOf.address()).toBe('/reports');
});

it('asks again after somebody has signed out', async () => {
  network.answer({ 'GET /user/business_need': need(true) });
  postpone('sara');
  keepPostponedOf(null);
  const { address } = show();
  await screen.findByText('elsewhere');
  expect(address()).toBe('/business-setup');
});

it('leads to a set-up that is not optional again and again', async () => {
  network.answer({ 'GET /user/business_need': need(true, false) });
  postpone('sara');
  const { address } = show();
  await screen.findByText('elsewhere');
  expect(address()).toBe('/business-setup');
});

it('does not ask an admin who acts for somebody', async () => {
  network.answer({ 'GET /user/business_need': need(true, false) });
  const { session } = MEMBER;
  const screenOf = show({ session: { ...session, user: { ...session.user, impersonated: true } } });
  await settled(screenOf);
  expect(network.seen.map((one) => one.operation)).toEqual(['GET /check_token']);
});

it('does not retry the business-need check when it fails', () => {
  expect(businessNeedQuery.retry).toBe(false);
});
