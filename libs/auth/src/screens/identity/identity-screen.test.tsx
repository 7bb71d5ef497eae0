import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { who } from '../../testing/answers';
import IdentityScreen from './identity-screen';

const MISMATCH = 'کد ملی و تاریخ تولد برای یک نفر نیست؛ پنل غیرفعال می‌ماند.';
const INACTIVE = { state: 'inactive', reason: 'birth_date', message: MISMATCH } as const;
const ACTIVE = { state: 'active', reason: null, message: null } as const;

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ 'GET /check_token': who(INACTIVE), 'POST /user/identity': { data: ACTIVE } });
});
afterEach(() => network.restore());

async function correct(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(await screen.findByLabelText('کد ملی'), '0012345679');
  await user.type(screen.getByLabelText('تاریخ تولد'), '13700101');
  await user.click(screen.getByRole('button', { name: 'بررسی دوباره' }));
}

it('says why the panel is inactive, and activates it with a corrected identity', async () => {
  const { user } = renderScreen(<IdentityScreen />);
  expect(await screen.findByText(MISMATCH)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^تأیید مشخصات انجام نشد/);
  await correct(user);
  expect(await screen.findByText('پنل شما فعال است.')).toBeInTheDocument();
  expect(network.seen.at(-1)?.body).toEqual({ national_id: '0012345679', birth_date: '1991-03-21' });
});

it('says that the correction does not hold either, and takes another one', async () => {
  network.answer({ 'POST /user/identity': { data: INACTIVE } });
  const { user } = renderScreen(<IdentityScreen />);
  await correct(user);
  expect(await screen.findByText('مشخصات تازه هم تأیید نشد.')).toBeInTheDocument();
  expect(screen.getByLabelText('کد ملی')).toHaveValue('0012345679');
});

it('shows what the server says when it takes no more corrections', async () => {
  network.answer({ 'POST /user/identity': { status: 429, meta: { message: 'امروز بیش از پنج بار نمی‌شود.' } } });
  const { user } = renderScreen(<IdentityScreen />);
  await correct(user);
  expect(await screen.findByText('امروز بیش از پنج بار نمی‌شود.')).toBeInTheDocument();
});

it('asks to wait while the registry has not answered, and offers no form', async () => {
  network.answer({ 'GET /check_token': who({ state: 'checking', reason: null, message: 'در حال بررسی است.' }) });
  renderScreen(<IdentityScreen />);
  expect(await screen.findByText('در حال بررسی است.')).toBeInTheDocument();
  expect(screen.queryByLabelText('کد ملی')).not.toBeInTheDocument();
});

it('shows that all is well when somebody has activated the panel meanwhile', async () => {
  network.answer({ 'POST /user/identity': { status: 409 } });
  const { user } = renderScreen(<IdentityScreen />);
  await screen.findByText(MISMATCH);
  network.answer({ 'GET /check_token': who(ACTIVE) });
  await correct(user);
  await waitFor(() => expect(screen.getByText('پنل شما فعال است.')).toBeInTheDocument());
});
