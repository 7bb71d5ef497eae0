import { act, screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import LoginScreen from './login-screen';

const TEMPORARY = 't'.repeat(40);
const challenge = (token = TEMPORARY) => ({
  data: {
    method: 'sms',
    token,
    mobile_hint: '4567',
    code_length: 5,
    expires_in_seconds: 120,
    resend_after_seconds: 60,
  },
});

let network: FakeNetwork;

beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({
    'GET /login_setting': {
      data: { code_length: 5, code_lifetime_seconds: 120, resend_after_seconds: 60, demo: null },
    },
    'POST /login': challenge(),
    'POST /confirm_otp': { data: { token: 'session-token', expires_at: '2026-11-21T00:00:00.000Z' } },
    'POST /send_sms_otp': challenge('u'.repeat(40)),
  });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

const show = (at = '/login') => renderScreen(<LoginScreen />, { at, path: '/login' });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map((one) => one.body);

async function enterCredentials(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.type(screen.getByLabelText('گذرواژه'), 'Secret۱۲۳{Enter}');
  await screen.findByLabelText('کد یک‌بارمصرف');
}

it('signs in with username, password and the code, and goes to the dashboard', async () => {
  const { user, store, address } = show();
  await enterCredentials(user);
  expect(bodies('POST /login')).toEqual([{ username: 'demo', password: 'Secret123' }]);
  expect(screen.getByText('۴۵۶۷')).toBeInTheDocument();
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '۱۲۳۴۵');
  await screen.findByText('elsewhere');
  expect(bodies('POST /confirm_otp')).toEqual([{ token: TEMPORARY, code: '12345' }]);
  expect(store.getState().session.token).toBe('session-token');
  expect(address()).toBe('/dashboard');
});

it('leads on at once when a token is stored', async () => {
  localStorage.setItem('token', 'stored');
  const { address } = show();
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(address()).toBe('/dashboard');
});

it('asks for what is missing before it asks the server', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(bodies('POST /login')).toEqual([]);
});

it('shows what the server says about wrong credentials and keeps them for mending', async () => {
  network.answer({ 'POST /login': { status: 401, meta: { message: 'نام کاربری یا گذرواژه درست نیست.' } } });
  const { user } = show();
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.type(screen.getByLabelText('گذرواژه'), 'wrong{Enter}');
  expect(await screen.findByText('نام کاربری یا گذرواژه درست نیست.')).toBeInTheDocument();
  expect(screen.getByLabelText('نام کاربری')).toHaveValue('demo');
});

it('says that a code is wrong and takes another one', async () => {
  network.answer({ 'POST /confirm_otp': { status: 422, meta: { message: 'کد درست نیست.' } } });
  const { user } = show();
  await enterCredentials(user);
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '99999');
  expect(await screen.findByText('کد درست نیست.')).toBeInTheDocument();
  expect(screen.getByLabelText('کد یک‌بارمصرف')).toBeEnabled();
});

it('counts down to the next code, then sends one whose token replaces the first', async () => {
  const { user } = show();
  await enterCredentials(user);
  const resend = screen.getByRole('button', { name: /ارسال دوباره/ });
  expect(resend).toBeDisabled();
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(resend).toBeEnabled();
  await user.click(resend);
  expect(await screen.findByText(/کد تازه فرستاده شد/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '12345');
  await screen.findByText('elsewhere');
  expect(bodies('POST /confirm_otp')).toEqual([{ token: 'u'.repeat(40), code: '12345' }]);
  jest.restoreAllMocks();
});

it('says that the time of the code is over and takes no code any more', async () => {
  const { user } = show();
  await enterCredentials(user);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(screen.getByText(/زمان کد به پایان رسید/)).toBeInTheDocument();
  expect(screen.getByLabelText('کد یک‌بارمصرف')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeEnabled();
  jest.restoreAllMocks();
});

it('shows where the virtual handsets are, in the demo only', async () => {
  const setting = { code_length: 5, code_lifetime_seconds: 120, resend_after_seconds: 60 };
  network.answer({
    'GET /login_setting': { data: { ...setting, demo: { handsets_url: 'http://127.0.0.1:9/', username: 'demo' } } },
  });
  show();
  expect(await screen.findByRole('link', { name: 'باز کردن گوشی‌های مجازی' })).toHaveAttribute(
    'href',
    'http://127.0.0.1:9/',
  );
});
