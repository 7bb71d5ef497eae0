import { sessionEvents } from '@peyk/shared-store';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { createHash } from 'node:crypto';
import { login } from '../../api/login';
import { DEVICE, NEXT_TEMPORARY, SESSION, SETTING, TEMPORARY, challenge, loginChallenge } from '../../testing/answers';
import { letPass } from '../../testing/later';
import LoginScreen from './login-screen';

let network: FakeNetwork;

beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({
    'GET /login_setting': { data: SETTING },
    'POST /login': loginChallenge(),
    'POST /confirm_otp': { data: SESSION },
    'POST /send_sms_otp': challenge(NEXT_TEMPORARY),
  });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
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

it('says why somebody is here again whose session the server has ended, and not to who left', async () => {
  const { store } = show();
  const why = () => screen.queryByText(/از حساب خارج شدید/);
  act(() => void store.dispatch(sessionEvents.expired()));
  expect(why()).toBeInTheDocument();
  act(() => void store.dispatch(sessionEvents.loggedOut()));
  expect(why()).not.toBeInTheDocument();
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
  expect(screen.getByLabelText('کد یک‌بارمصرف')).toHaveValue('');
});

it('counts down to the next code, then sends one whose token replaces the first', async () => {
  const { user } = show();
  await enterCredentials(user);
  const resend = screen.getByRole('button', { name: /ارسال دوباره/ });
  expect(resend).toBeDisabled();
  await letPass(61);
  expect(resend).toBeEnabled();
  await user.click(resend);
  expect(await screen.findByText(/کد تازه فرستاده شد/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '12345');
  await screen.findByText('elsewhere');
  expect(bodies('POST /confirm_otp')).toEqual([{ token: NEXT_TEMPORARY, code: '12345' }]);
});

it('says that the time of the code is over and takes no code any more', async () => {
  const { user } = show();
  await enterCredentials(user);
  await letPass(121);
  expect(screen.getByText(/زمان این کد به پایان رسید/)).toBeInTheDocument();
  expect(screen.getByLabelText('کد یک‌بارمصرف')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeEnabled();
});

it('shows where the virtual handsets are, in the demo only', async () => {
  network.answer({
    'GET /login_setting': { data: { ...SETTING, demo: { handsets_url: 'http://127.0.0.1:9/', username: 'demo' } } },
  });
  show();
  expect(await screen.findByRole('link', { name: 'باز کردن گوشی‌های مجازی' })).toHaveAttribute(
    'href',
    'http://127.0.0.1:9/',
  );
});

it('begins in the first field of each step', async () => {
  const { user } = show();
  expect(screen.getByLabelText('نام کاربری')).toHaveFocus();
  await enterCredentials(user);
  expect(screen.getByLabelText('کد یک‌بارمصرف')).toHaveFocus();
});

it('leads to the forgotten password, and to registering only where that is open', async () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: 'گذرواژه را فراموش کرده‌اید؟' })).toHaveAttribute('href', '/forgot-password');
  expect(await screen.findByRole('link', { name: 'ثبت‌نام کنید' })).toHaveAttribute('href', '/register');
  unmount();
  network.answer({ 'GET /login_setting': { data: { ...SETTING, registration_open: false } } });
  const closed = show();
  await waitFor(() => expect(closed.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link', { name: 'ثبت‌نام کنید' })).not.toBeInTheDocument();
});

it('says that Caps Lock is on', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('گذرواژه'));
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText(/Caps Lock روشن است/)).toBeInTheDocument();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText(/Caps Lock روشن است/)).not.toBeInTheDocument();
});

it('takes no Persian letters in username and password, and says which keyboard to use', async () => {
  const { user } = show();
  for (const label of ['نام کاربری', 'گذرواژه']) {
    await user.type(screen.getByLabelText(label), 'یثئخ');
    expect(screen.getByText(/حروف فارسی یا عربی مجاز نیست/)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

it('keeps a username of more than 64 characters whole, and tells by how much it is too long', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('نام کاربری'));
  await user.paste('a'.repeat(70));
  expect(screen.getByLabelText('نام کاربری')).toHaveValue('a'.repeat(70));
  expect(screen.getByText(/حداکثر ۶۴ نویسه می‌پذیرد؛ لطفاً ۶ نویسه کم کنید/)).toBeInTheDocument();
});

it('leads the keyboard to the first field that is wrong', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  await waitFor(() => expect(screen.getByLabelText('نام کاربری')).toHaveFocus());
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  await waitFor(() => expect(screen.getByLabelText('گذرواژه')).toHaveFocus());
});

it('takes a whole pasted message and confirms the code in it', async () => {
  const { user } = show();
  await enterCredentials(user);
  await user.paste('پیک\nکد ورود شما: ۵۴۳۲۱');
  await screen.findByText('elsewhere');
  expect(bodies('POST /confirm_otp')).toEqual([{ token: TEMPORARY, code: '54321' }]);
});

it('asks for the code of the authenticator where that is enabled, and offers to send none', async () => {
  network.answer({ 'POST /login': loginChallenge(TEMPORARY, 'authenticator') });
  const { user } = show();
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.type(screen.getByLabelText('گذرواژه'), 'Secret123{Enter}');
  const code = await screen.findByLabelText('کد برنامهٔ رمزساز');
  expect(screen.queryByRole('button', { name: /ارسال دوباره/ })).not.toBeInTheDocument();
  await user.type(code, '12345');
  await screen.findByText('elsewhere');
});

it('takes a recovery code where the telephone with the authenticator is lost', async () => {
  network.answer({ 'POST /login': loginChallenge(TEMPORARY, 'authenticator') });
  const { user } = show();
  await user.type(screen.getByLabelText('نام کاربری'), 'demo');
  await user.type(screen.getByLabelText('گذرواژه'), 'Secret123{Enter}');
  await user.click(await screen.findByRole('button', { name: /ورود با کد بازیابی/ }));
  await user.type(screen.getByLabelText('کد بازیابی'), '40218871');
  await screen.findByText('elsewhere');
  const body = network.seen.find(({ operation }) => operation === 'POST /confirm_otp')?.body;
  expect(body).toMatchObject({ code: '40218871' });
});

it('tells about a password that was just changed', () => {
  renderScreen(<LoginScreen />, { at: { pathname: '/login', state: { passwordChanged: true } }, path: '/login' });
  expect(screen.getByText(/گذرواژهٔ شما عوض شد/)).toBeInTheDocument();
});

it('finds no fault in an empty field that is only left, so that nothing moves under the pointer', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('گذرواژه'));
  await user.click(screen.getByLabelText('نام کاربری'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a browser that the server wants to look at', () => {
  const puzzle = () => {
    const salt = 'a1b2?expires=1795163400&p=l5&';
    return {
      algorithm: 'SHA-256',
      challenge: createHash('sha256').update(`${salt}9`).digest('hex'),
      maxnumber: 20,
      salt,
      signature: 's',
    };
  };

  it('works the sum out by itself and goes on to the code', async () => {
    let tries = 0;
    network.answer({
      'GET /challenge': { data: puzzle() },
      'POST /login': () => {
        tries += 1;
        return tries === 1 ? { status: 428, meta: { message: 'بررسی', message_code: '428-10' } } : loginChallenge();
      },
    });
    const { user } = show();
    await enterCredentials(user);
    const [first, second] = bodies('POST /login') as readonly { proof?: string }[];
    expect(first?.proof).toBeUndefined();
    expect(JSON.parse(atob(second?.proof ?? ''))).toEqual({
      algorithm: 'SHA-256',
      challenge: puzzle().challenge,
      number: 9,
      salt: puzzle().salt,
      signature: 's',
    });
  });

  it('is known after signing in, and says so next time, also after signing out', async () => {
    const { user } = show();
    await enterCredentials(user);
    await user.type(screen.getByLabelText('کد یک‌بارمصرف'), '12345');
    await waitFor(() => expect(localStorage.getItem('peyk-device')).toBe(DEVICE));
    localStorage.removeItem('token');
    expect(bodies('POST /login')).toEqual([expect.not.objectContaining({ device: DEVICE })]);
    await login({ username: 'demo', password: 'x' });
    expect(bodies('POST /login')[1]).toMatchObject({ device: DEVICE });
  });
});
