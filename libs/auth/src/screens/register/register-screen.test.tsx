import { configure, screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { REGISTER_ANSWERS, SETTING, TEMPORARY } from '../../testing/answers';
import { fillAccount, fillPerson, fillPlan, next } from '../../testing/fill-registration';
import RegisterScreen from './register-screen';

// Whole forms are filled here, on machines that have other work too: a limit, and no measure.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

let network: FakeNetwork;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network = fakeNetwork(REGISTER_ANSWERS);
});
afterEach(() => network.restore());

const show = (at = '/register') => renderScreen(<RegisterScreen />, { at, path: '/register' });
const bodies = (operation: string) => network.seen.filter((one) => one.operation === operation).map((one) => one.body);
const REAL_PERSON = {
  username: 'sara',
  password: 'Mountain-8848',
  mobile: '989240000001',
  person: 'real',
  first_name: 'سارا',
  last_name: 'نمونه',
  national_id: '0012345679',
  birth_date: '1991-03-21',
  package_id: '1',
  activity_domain_id: '7',
  terms_version: '1405-1',
};

it('registers a real person in three steps and with the code, and goes to the dashboard', async () => {
  const { user, store, address } = show();
  await fillAccount(user);
  await fillPerson(user);
  await fillPlan(user);
  await user.type(await screen.findByLabelText('کد یک‌بارمصرف'), '12345');
  await screen.findByText('elsewhere');
  expect(bodies('POST /user/register')).toEqual([REAL_PERSON]);
  expect(bodies('POST /user/register/confirm')).toEqual([{ token: TEMPORARY, code: '12345' }]);
  expect(store.getState().session.token).toBe('session-token');
  expect(address()).toBe('/dashboard');
  expect(sessionStorage.getItem('peyk-registration')).toBeNull();
});

it('registers a legal person with the company, and asks a real person nothing of it', async () => {
  const { user } = show();
  await fillAccount(user);
  expect(screen.queryByLabelText('نام شرکت')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'شخص حقوقی' }));
  await user.type(screen.getByLabelText('نام شرکت'), 'نمونه‌گستر');
  await user.type(screen.getByLabelText('شناسهٔ ملی شرکت'), '10380284790');
  await user.type(screen.getByLabelText('شمارهٔ ثبت'), '12345');
  await fillPerson(user);
  await fillPlan(user);
  await screen.findByLabelText('کد یک‌بارمصرف');
  expect(bodies('POST /user/register')).toEqual([
    {
      ...REAL_PERSON,
      person: 'legal',
      company: { name: 'نمونه‌گستر', national_id: '10380284790', registration_number: '12345', economic_number: null },
    },
  ]);
});

it('says that a username is free, and with 409 that it is taken, while it is typed', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('نام کاربری'), 'sara');
  expect(await screen.findByText('این نام کاربری آزاد است.')).toBeInTheDocument();
  expect(bodies('POST /user/check_exist')).toEqual([{ username: 'sara' }]);
  network.answer({ 'POST /user/check_exist': { status: 409, meta: { message: 'این نام را کسی دارد.' } } });
  await user.type(screen.getByLabelText('نام کاربری'), '2');
  expect(await screen.findByText('این نام را کسی دارد.')).toBeInTheDocument();
  expect(screen.getByLabelText('نام کاربری')).toBeInvalid();
});

it('goes on from a taken username no more than from a wrong one, even before the typing has rested', async () => {
  network.answer({ 'POST /user/check_exist': { status: 409, meta: { message: 'این نام را کسی دارد.' } } });
  const { user } = show();
  await user.type(await screen.findByLabelText('گذرواژه'), 'Mountain-8848');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'Mountain-8848');
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '09240000001');
  await user.type(screen.getByLabelText('نام کاربری'), 'sara{Enter}');
  expect(await screen.findByText('این نام را کسی دارد.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('نام کاربری')).toHaveFocus());
  expect(screen.queryByLabelText('کد ملی')).not.toBeInTheDocument();
});

it('shows what is wrong at its field and leads the keyboard to the first of them', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText('نام کاربری'), 'sara');
  await user.type(screen.getByLabelText('گذرواژه'), 'Mountain-8848');
  await user.type(screen.getByLabelText('تکرار گذرواژه'), 'Mountain-8849');
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), '09411234567');
  await next(user);
  expect(await screen.findByText('گذرواژه و تکرار آن یکسان نیستند.')).toBeInTheDocument();
  expect(screen.getByText(/شمارهٔ موبایل واردشده معتبر نیست/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('تکرار گذرواژه')).toHaveFocus());
});

it('refuses a national code that is none, and a birth date that does not exist', async () => {
  const { user } = show();
  await fillAccount(user);
  await user.type(screen.getByLabelText('نام'), 'سارا');
  await user.type(screen.getByLabelText('نام خانوادگی'), 'نمونه');
  await user.type(screen.getByLabelText('کد ملی'), '0012345670');
  await user.type(screen.getByLabelText('تاریخ تولد'), '14041230');
  await next(user);
  expect(await screen.findByText(/کد ملی درست نیست/)).toBeInTheDocument();
  expect(screen.getByLabelText('تاریخ تولد')).toBeInvalid();
  expect(screen.queryByRole('radio', { name: 'پایه' })).not.toBeInTheDocument();
});

it('registers nobody who has not accepted the terms, which can be read in place', async () => {
  const { user } = show();
  await fillAccount(user);
  await fillPerson(user);
  await user.click(screen.getByRole('button', { name: 'خواندن شرایط استفاده' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('متن شرایط')).toBeInTheDocument();
  await user.click(within(dialog).getAllByRole('button', { name: 'بستن' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
  expect(await screen.findByText(/شرایط استفاده را بخوانید و بپذیرید/)).toBeInTheDocument();
  expect(bodies('POST /user/register')).toEqual([]);
});

it('does not push the button away from under the pointer: a box that was passed over is no fault yet', async () => {
  const { user } = show();
  await fillAccount(user);
  await fillPerson(user);
  (await screen.findByRole('checkbox')).focus();
  await user.tab();
  expect(screen.queryByText(/شرایط استفاده را بخوانید و بپذیرید/)).not.toBeInTheDocument();
});

it('brings the choices of the last step beforehand, so that the keyboard begins at the first of them', async () => {
  const { user } = show();
  await fillAccount(user);
  await fillPerson(user);
  await waitFor(() => expect(screen.getByRole('radio', { name: /پایه/ })).toHaveFocus());
});

it('says why there is no activity to choose where the list did not come, and asks for it again', async () => {
  network.answer({ 'GET /user/activity_domain': { status: 503 } });
  const { user } = show();
  await fillAccount(user);
  await fillPerson(user);
  await user.click(screen.getByRole('combobox', { name: 'زمینهٔ فعالیت' }));
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.queryByText('لیست خالی است')).not.toBeInTheDocument();
  network.answer({ 'GET /user/activity_domain': REGISTER_ANSWERS['GET /user/activity_domain'] });
  await user.click(retry);
  expect(await screen.findByRole('option', { name: 'فروشگاه' })).toBeInTheDocument();
});

it('keeps what was typed over a reload, but never a password', async () => {
  const first = show();
  await fillAccount(first.user);
  await first.user.type(screen.getByLabelText('نام'), 'سارا');
  expect(first.address()).toBe('/register?step=person');
  first.unmount();
  expect(sessionStorage.getItem('peyk-registration')).not.toContain('Mountain');

  const { user } = show('/register?step=person');
  expect(await screen.findByLabelText('نام')).toHaveValue('سارا');
  expect(screen.getByText(/گذرواژه در مرورگر نگه داشته نشد/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'وارد کردن گذرواژه' }));
  expect(await screen.findByLabelText('نام کاربری')).toHaveValue('sara');
  expect(screen.getByLabelText('گذرواژه')).toHaveValue('');
});

it('leads back to the password at the end when a reload has lost it', async () => {
  const first = show();
  await fillAccount(first.user);
  await fillPerson(first.user);
  first.unmount();
  const { user, address } = show('/register?step=plan');
  await screen.findByRole('radio', { name: 'پایه' });
  await fillPlan(user);
  await waitFor(() => expect(screen.getByLabelText('گذرواژه')).toHaveFocus());
  expect(address()).toBe('/register?step=account');
  expect(bodies('POST /user/register')).toEqual([]);
});

it('keeps the code step over a reload', async () => {
  const first = show();
  await fillAccount(first.user);
  await fillPerson(first.user);
  await fillPlan(first.user);
  await screen.findByLabelText('کد یک‌بارمصرف');
  expect(first.address()).toBe('/register?step=code');
  first.unmount();
  const { user } = show('/register?step=code');
  await user.type(await screen.findByLabelText('کد یک‌بارمصرف'), '12345');
  await screen.findByText('elsewhere');
});

it('goes back through the steps with the address, and keeps what stands on them', async () => {
  const { user, address } = show();
  await fillAccount(user);
  await user.type(screen.getByLabelText('نام'), 'سارا');
  await user.click(screen.getByRole('button', { name: 'مرحلهٔ قبل' }));
  expect(await screen.findByLabelText('نام کاربری')).toHaveValue('sara');
  expect(address()).toBe('/register?step=account');
  await next(user);
  expect(await screen.findByLabelText('نام')).toHaveValue('سارا');
});

it('shows no step before those in front of it are filled in', async () => {
  const { address } = show('/register?step=plan');
  expect(await screen.findByLabelText('نام کاربری')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/register?step=account'));
});

it('leads to the field and its step that the server has refused, until the field holds something else', async () => {
  network.answer({
    'POST /user/register': { status: 409, meta: { errors: { mobile: 'با این موبایل پیش‌تر ثبت‌نام شده است.' } } },
  });
  const { user, address } = show();
  await fillAccount(user);
  await fillPerson(user);
  await fillPlan(user);
  expect(await screen.findByText('با این موبایل پیش‌تر ثبت‌نام شده است.')).toBeInTheDocument();
  const mobile = screen.getByLabelText('شمارهٔ موبایل');
  expect(address()).toBe('/register?step=account');
  await waitFor(() => expect(mobile).toHaveFocus());
  await user.clear(mobile);
  await user.type(mobile, '09240000002');
  expect(screen.queryByText('با این موبایل پیش‌تر ثبت‌نام شده است.')).not.toBeInTheDocument();
});

it('says in the third step that the identity does not hold, that the panel stays inactive, and what to do', async () => {
  const message = 'موبایل و کد ملی باید متعلق به یک نفر باشد، در غیر این صورت پنل غیرفعال می‌ماند.';
  network.answer({
    'POST /user/register/confirm': {
      data: {
        token: 'session-token',
        expires_at: '2026-11-21T00:00:00.000Z',
        activation: { state: 'inactive', reason: 'mobile', message },
      },
    },
  });
  const { user, store } = show();
  await fillAccount(user);
  await fillPerson(user);
  await fillPlan(user);
  await user.type(await screen.findByLabelText('کد یک‌بارمصرف'), '12345');
  expect(await screen.findByText(message)).toBeInTheDocument();
  const steps = within(screen.getByRole('list', { name: 'مراحل ثبت‌نام' })).getAllByRole('listitem');
  expect(steps[2]).toHaveTextContent('ناموفق');
  expect(screen.getByRole('link', { name: 'اصلاح مشخصات' })).toHaveAttribute('href', '/identity');
  expect(screen.getByRole('link', { name: 'رفتن به پنل' })).toHaveAttribute('href', '/dashboard');
  expect(store.getState().session.token).toBe('session-token');
});

it('says that registering is closed where it is', async () => {
  network.answer({ 'GET /login_setting': { data: { ...SETTING, registration_open: false } } });
  show();
  expect(await screen.findByRole('heading', { name: 'ثبت‌نام بسته است' })).toBeInTheDocument();
});

it('leads on at once when a token is stored', async () => {
  localStorage.setItem('token', 'stored');
  const { address } = show();
  await screen.findByText('elsewhere');
  expect(address()).toBe('/dashboard');
});

it('asks the roles of the reseller in the address, and offers them only when there is a choice', async () => {
  network.answer({
    'GET /acl/list': {
      data: {
        roles: [
          { id: '1', title: 'مشتری' },
          { id: '2', title: 'همکار' },
        ],
      },
    },
  });
  const { user } = show('/register?reseller_id=12');
  await fillAccount(user);
  await fillPerson(user);
  await user.click(await screen.findByRole('combobox', { name: 'نقش' }));
  await user.click(await screen.findByRole('option', { name: 'همکار' }));
  await fillPlan(user);
  await screen.findByLabelText('کد یک‌بارمصرف');
  expect(bodies('POST /user/register')).toEqual([{ ...REAL_PERSON, role_id: '2' }]);
});
