import { screen } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { isPostponed } from '../../model/postponed';
import { MEMBER } from '../../testing/answers';
import BusinessSetupScreen from './business-setup-screen';

const need = (optional: boolean) => ({
  data: { due: true, optional, suggested: { name: 'نمونه‌گستر', activity_domain_id: '7' } },
});

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({
    'GET /user/business_need': need(true),
    'GET /user/activity_domain': { data: { activity_domains: [{ id: '7', title: 'فروشگاه' }] } },
    'POST /user/business_setup': {},
  });
});
afterEach(() => network.restore());

const show = (from?: string) =>
  renderScreen(<BusinessSetupScreen />, {
    at: { pathname: '/business-setup', state: { from } },
    path: '/business-setup',
    state: MEMBER,
  });
const bodies = () => network.seen.filter((one) => one.operation === 'POST /user/business_setup').map((one) => one.body);

it('begins with what the registration told, and goes on where the person was', async () => {
  const { user, address } = show('/reports?page=2');
  expect(await screen.findByLabelText('نام کسب‌وکار')).toHaveValue('نمونه‌گستر');
  await user.click(screen.getByRole('radio', { name: '۲ تا ۱۰ نفر' }));
  await user.click(screen.getByRole('checkbox', { name: 'باشگاه مشتریان' }));
  await user.click(screen.getByRole('checkbox', { name: 'اطلاع‌رسانی' }));
  await user.type(screen.getByLabelText(/نشانی وب‌سایت/), 'https://example.ir');
  await user.click(screen.getByRole('button', { name: 'ثبت و ادامه' }));
  await screen.findByText('elsewhere');
  expect(bodies()).toEqual([
    {
      name: 'نمونه‌گستر',
      activity_domain_id: '7',
      size: '2-10',
      purposes: ['notice', 'club'],
      website: 'https://example.ir',
    },
  ]);
  expect(address()).toBe('/reports?page=2');
});

it('asks for a size and a purpose, and refuses a wrong site address', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/نشانی وب‌سایت/), 'ftp://example.ir');
  await user.click(screen.getByRole('button', { name: 'ثبت و ادامه' }));
  expect(await screen.findByText(/دست‌کم یک کاربرد/)).toBeInTheDocument();
  expect(screen.getByText(/لطفاً تعداد کارکنان را انتخاب کنید/)).toBeInTheDocument();
  expect(screen.getByText(/آدرس سایت اشتباه است/)).toBeInTheDocument();
  expect(bodies()).toEqual([]);
});

it('says why there is nothing to choose where the domains did not come, and asks for them again', async () => {
  network.answer({ 'GET /user/activity_domain': { status: 503 } });
  const { user } = show();
  await user.click(await screen.findByRole('combobox', { name: 'زمینهٔ فعالیت' }));
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.queryByText('لیست خالی است')).not.toBeInTheDocument();
  network.answer({ 'GET /user/activity_domain': { data: { activity_domains: [{ id: '8', title: 'آموزش' }] } } });
  await user.click(retry);
  await user.click(await screen.findByRole('option', { name: 'آموزش' }));
  expect(screen.getByRole('combobox', { name: 'زمینهٔ فعالیت' })).toHaveTextContent('آموزش');
});

it('can be put off where it is optional, for as long as the session lasts', async () => {
  const { user } = show('/reports');
  await user.click(await screen.findByRole('button', { name: 'بعداً' }));
  await screen.findByText('elsewhere');
  expect(isPostponed('sara')).toBe(true);
  expect(isPostponed('somebody-else')).toBe(false);
});

it('cannot be put off where it is not', async () => {
  network.answer({ 'GET /user/business_need': need(false) });
  show();
  await screen.findByLabelText('نام کسب‌وکار');
  expect(screen.queryByRole('button', { name: 'بعداً' })).not.toBeInTheDocument();
});

it('is not retried on failure by itself, and can be asked again', async () => {
  network.answer({ 'GET /user/business_need': { status: 503 } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  const asked = network.seen.filter((one) => one.operation === 'GET /user/business_need');
  expect(asked).toHaveLength(2);
});
