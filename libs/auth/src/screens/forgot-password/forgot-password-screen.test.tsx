import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { NEXT_TEMPORARY, SETTING, TEMPORARY, challenge } from '../../testing/answers';
import { letPass } from '../../testing/later';
import ForgotPasswordScreen from './forgot-password-screen';

let network: FakeNetwork;

beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({
    'GET /login_setting': { data: SETTING },
    'POST /forgot_password': challenge(),
    'POST /send_sms_otp': challenge(NEXT_TEMPORARY),
    'POST /forgot_password_check_otp': { data: { expires_in_seconds: 300 } },
    'POST /change_password_by_token': {},
  });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const show = () => renderScreen(<ForgotPasswordScreen />, { at: '/forgot-password', path: '/forgot-password' });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map((one) => one.body);
type User = ReturnType<typeof show>['user'];

async function askForCode(user: User) {
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '۰۹۲۴۱۲۳۴۵۶۷');
  expect(screen.getByText('رایتل')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await screen.findByLabelText('کد یک‌بارمصرف');
}

async function reachPassword(user: User) {
  await askForCode(user);
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '12345');
  await screen.findByLabelText('گذرواژهٔ تازه');
}

it('leads from username and mobile over the code to a new password and back to the login page', async () => {
  const { user, address } = show();
  await reachPassword(user);
  await user.type(screen.getByLabelText('گذرواژهٔ تازه'), 'Mountain-۸۸۴۸');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'Mountain-8848{Enter}');
  await screen.findByText('elsewhere');
  expect(bodies('POST /forgot_password')).toEqual([{ username: 'demo', mobile: '989241234567' }]);
  expect(bodies('POST /forgot_password_check_otp')).toEqual([{ token: TEMPORARY, code: '12345' }]);
  expect(bodies('POST /change_password_by_token')).toEqual([
    { token: TEMPORARY, code: '12345', password: 'Mountain-8848' },
  ]);
  expect(address()).toBe('/login');
});

it('does not say whether a code was sent, because nobody may learn who has an account', async () => {
  const { user } = show();
  await askForCode(user);
  expect(screen.getByText(/^اگر این نام کاربری با شماره‌ای/)).toBeInTheDocument();
});

it('says that the entered mobile number is invalid, and asks nobody', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '09411234567{Enter}');
  expect(await screen.findByText(/شمارهٔ موبایل واردشده معتبر نیست/)).toBeInTheDocument();
  expect(bodies('POST /forgot_password')).toEqual([]);
});

it('uses the token of the code that was sent last', async () => {
  const { user } = show();
  await askForCode(user);
  await letPass(61);
  await user.click(screen.getByRole('button', { name: /ارسال دوباره/ }));
  await screen.findByText(/کد تازه فرستاده شد/);
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '12345');
  await screen.findByLabelText('گذرواژهٔ تازه');
  expect(bodies('POST /forgot_password_check_otp')).toEqual([{ token: NEXT_TEMPORARY, code: '12345' }]);
});

it('shows a wrong code at its field and takes another one', async () => {
  network.answer({ 'POST /forgot_password_check_otp': { status: 422, meta: { message: 'کد درست نیست.' } } });
  const { user } = show();
  await askForCode(user);
  const field = screen.getByLabelText('کد یک‌بارمصرف');
  await user.type(field, '99999');
  expect(await screen.findByText('کد درست نیست.')).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  network.answer({ 'POST /forgot_password_check_otp': { data: { expires_in_seconds: 300 } } });
  // The boxes are empty for the next try, and the sentence stays until it begins.
  expect(field).toHaveValue('');
  await user.type(field, '1');
  expect(screen.queryByText('کد درست نیست.')).not.toBeInTheDocument();
  await user.type(field, '2345');
  expect(await screen.findByLabelText('گذرواژهٔ تازه')).toBeInTheDocument();
});

it('refuses a password that does not match its confirmation, or breaks the rules', async () => {
  const { user } = show();
  await reachPassword(user);
  await user.type(screen.getByLabelText('گذرواژهٔ تازه'), 'short');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'other{Enter}');
  expect(await screen.findByText('گذرواژه و تکرار آن یکسان نیستند.')).toBeInTheDocument();
  expect(screen.getByText('گذرواژه باید دست‌کم ۸ نویسه داشته باشد.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('گذرواژهٔ تازه')).toHaveFocus());
  expect(bodies('POST /change_password_by_token')).toEqual([]);
});

it('says at once of a password that everybody knows that it is refused', async () => {
  const { user } = show();
  await reachPassword(user);
  const field = screen.getByLabelText('گذرواژهٔ تازه');
  await user.type(field, 'P@ssw0rd');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'P@ssw0rd{Enter}');
  expect(await screen.findByText(/همه می‌شناسند/)).toBeInTheDocument();
  expect(bodies('POST /change_password_by_token')).toEqual([]);
});

it('does not offer another code when too many wrong ones have ended it', async () => {
  network.answer({
    'POST /forgot_password_check_otp': { status: 429, meta: { message: 'فردا تلاش کنید.', message_code: '429-13' } },
  });
  const { user } = show();
  await askForCode(user);
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '99999');
  expect(await screen.findByText('فردا تلاش کنید.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ارسال دوبارهٔ کد/ })).not.toBeInTheDocument();
});

it('shows what the server says about a password that it refuses', async () => {
  network.answer({
    'POST /change_password_by_token': { status: 422, meta: { message: 'این گذرواژه را همه می‌دانند.' } },
  });
  const { user } = show();
  await reachPassword(user);
  await user.type(screen.getByLabelText('گذرواژهٔ تازه'), 'Kavirgoz1');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'Kavirgoz1{Enter}');
  expect(await screen.findByText('این گذرواژه را همه می‌دانند.')).toBeInTheDocument();
});

it('begins anew when the time for the new password is over', async () => {
  const { user } = show();
  await reachPassword(user);
  await letPass(301);
  expect(screen.getByText(/زمان تغییر گذرواژه به پایان رسید/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'گرفتن کد از نو' }));
  expect(screen.getByLabelText('شمارهٔ موبایل')).toBeInTheDocument();
});
