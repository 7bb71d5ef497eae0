import { screen, waitFor } from '@testing-library/react';
import { formatJalali } from '@peyk/shared-jalali';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { DEPOSITS, TARGETS } from '../../testing/sample-deposits';
import DepositScreen from './deposit-screen';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    'GET /card-owner-info': { data: { items: TARGETS } },
    'POST /card-to-card-create': { data: { deposit: DEPOSITS[0], ui_callback: '/wallet/deposits' } },
  });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (at = '/wallet/deposits/new') => renderScreen(<DepositScreen />, { at, path: '/wallet/deposits/new' });
const sent = () => network.seen.filter(({ operation }) => operation.startsWith('POST /card-to-card-create'));

/** A time of yesterday, as a person writes it. */
async function writeAll(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('radio', { name: /بانک ملت/ }));
  await user.type(screen.getByLabelText(/مبلغ واریزشده/), '۵۰۰۰۰۰۰');
  await user.type(screen.getByLabelText(/شمارهٔ پیگیری/), '402188731');
}

it('shows before it is sent what the tax takes and what is left', async () => {
  const { user } = show();
  await writeAll(user);
  expect(screen.getByText('\u200e−۵۰۰٬۰۰۰')).toBeInTheDocument();
  expect(screen.getByText('۴٬۵۰۰٬۰۰۰')).toBeInTheDocument();
  expect(screen.getByText('برابر ۵۰۰٬۰۰۰ تومان')).toBeInTheDocument();
});

it('offers the targets of the way that was chosen, and forgets the other', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('radio', { name: /بانک ملت/ }));
  expect(screen.getByRole('button', { name: 'کپی شمارهٔ کارت' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /واریز به حساب بانکی/ }));
  expect(screen.queryByRole('radio', { name: /بانک ملت/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /بانک پارسیان/ }));
  expect(screen.getByRole('button', { name: 'کپی شبا' })).toBeInTheDocument();
});

it('asks for what is missing, and sends nothing', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'ثبت واریز' }));
  expect(await screen.findByText('لطفاً تاریخ و ساعت واریز را بنویسید.')).toBeInTheDocument();
  expect(screen.getByText('لطفاً مقصدی را که به آن واریز کرده‌اید انتخاب کنید.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('does not take the time before of one that was typed and is none, until that was seen', async () => {
  const { user } = show();
  await writeAll(user);
  const time = screen.getByLabelText(/زمان واریز/);
  await user.type(time, formatJalali(new Date(Date.now() - 24 * 3_600_000), 'dateTime'));
  await user.tab();
  await user.clear(time);
  await user.type(time, '14051301');
  const save = screen.getByRole('button', { name: 'ثبت واریز' });
  await user.click(save);
  await waitFor(() => expect(time).toHaveFocus());
  expect(time).toHaveAccessibleDescription(/مقدار قبلی برگردانده شد/);
  expect(sent()).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('takes the end of the card in Persian digits, and sends it in Latin ones', async () => {
  const { user } = show();
  await writeAll(user);
  const time = screen.getByLabelText(/زمان واریز/);
  await user.type(time, formatJalali(new Date(Date.now() - 24 * 3_600_000), 'dateTime'));
  await user.tab();
  const end = screen.getByLabelText(/چهار رقم آخر کارت مبدأ/);
  await user.type(end, '۰۰۶');
  const save = screen.getByRole('button', { name: 'ثبت واریز' });
  await user.click(save);
  expect(await screen.findByText('چهار رقم آخر کارت را کامل بنویسید.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.type(end, '۷');
  await user.click(save);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ source_last4: '0067' });
});

it('asks for no card of a transfer to an account, and forgets the one that was written', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/چهار رقم آخر کارت مبدأ/), '0067');
  await user.click(screen.getByRole('radio', { name: /واریز به حساب بانکی/ }));
  expect(screen.queryByLabelText(/چهار رقم آخر کارت مبدأ/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /کارت به کارت/ }));
  expect(screen.getByLabelText(/چهار رقم آخر کارت مبدأ/)).toHaveValue('');
});

it('begins with the way that the address names', async () => {
  show('/wallet/deposits/new?method=bank_transfer');
  expect(await screen.findByRole('radio', { name: /بانک پارسیان/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: /واریز به حساب بانکی/ })).toBeChecked());
});

it('says so where there is no target', async () => {
  network.answer({ 'GET /card-owner-info': { data: { items: [] } } });
  show();
  expect(await screen.findByText('اکنون مقصدی برای این روش نیست')).toBeInTheDocument();
});
