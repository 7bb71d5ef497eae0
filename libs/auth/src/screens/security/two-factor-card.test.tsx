import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { CODES, IS_OFF, IS_ON, SECRET } from '../../testing/sample-two-factor';
import { TwoFactorCard } from './two-factor-card';

const STATE = 'GET /2fa';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    [STATE]: { data: IS_OFF },
    'POST /2fa/show_qr': { data: SECRET },
    'POST /2fa/send_code': { data: { recovery_codes: CODES } },
  });
});
afterEach(() => network.restore());

const show = () => renderScreen(<TwoFactorCard />, { at: '/profile/security-setting' });
const bodiesOf = (operation: string) =>
  network.seen.filter((seen) => seen.operation === operation).map(({ body }) => body);
const inDialog = async () => within(await screen.findByRole('dialog'));

async function scan(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'روشن کردن' }));
  const dialog = await inDialog();
  await user.type(await dialog.findByLabelText(/گذرواژهٔ کنونی/), 'Anar-Kavir-27');
  await user.click(dialog.getByRole('button', { name: 'ادامه' }));
  return inDialog();
}

it('is turned on by password, QR code and code, and shows the recovery codes once', async () => {
  const { user } = show();
  const dialog = await scan(user);
  expect(await dialog.findByRole('img', { name: 'کد QR برای برنامهٔ رمزساز' })).toBeInTheDocument();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/کد برنامهٔ رمزساز/), '۱۲۳۴۵۶');
  await user.click(dialog.getByRole('button', { name: 'روشن کردن' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeInTheDocument();
  network.answer({ [STATE]: { data: IS_ON } });
  await user.click(screen.getByRole('button', { name: 'کدها را نگه داشتم' }));
  expect(await screen.findByText('۱۰ کد بازیابی مانده است.')).toBeInTheDocument();
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  expect(bodiesOf('POST /2fa/show_qr')).toEqual([{ current_password: 'Anar-Kavir-27' }]);
  expect(bodiesOf('POST /2fa/send_code')).toEqual([{ code: '123456' }]);
});

it('asks before the recovery codes are lost', async () => {
  const { user } = show();
  const dialog = await scan(user);
  await user.type(await dialog.findByLabelText(/کد برنامهٔ رمزساز/), '123456');
  await user.click(dialog.getByRole('button', { name: 'روشن کردن' }));
  await screen.findByText(CODES[0] ?? '');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'بازگشت به کدها' }));
  await waitFor(() => expect(screen.queryByText(/این کدها دیگر نشان داده نمی‌شوند/)).not.toBeInTheDocument());
  expect(screen.getByText(CODES[0] ?? '')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'کدها را نگه داشتم' }));
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument());
});

it('says at the field that the code is wrong, and stays', async () => {
  const sentence = 'کد نادرست است.';
  network.answer({
    'POST /2fa/send_code': {
      status: 422,
      meta: { message_code: '422-11', message: sentence, errors: { code: sentence } },
    },
  });
  const { user } = show();
  const dialog = await scan(user);
  await user.type(await dialog.findByLabelText(/کد برنامهٔ رمزساز/), '123456');
  await user.click(dialog.getByRole('button', { name: 'روشن کردن' }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
});

it('is turned off with a code of either kind', async () => {
  network.answer({ [STATE]: { data: IS_ON }, 'POST /2fa/disable': { data: null } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'خاموش کردن' }));
  const dialog = await inDialog();
  const field = await dialog.findByLabelText(/کد برنامهٔ رمزساز یا کد بازیابی/);
  await user.type(field, '1234567');
  await user.click(dialog.getByRole('button', { name: 'خاموش کردن' }));
  await waitFor(() => expect(field).toBeInvalid());
  await user.type(field, '8');
  network.answer({ [STATE]: { data: IS_OFF } });
  await user.click(dialog.getByRole('button', { name: 'خاموش کردن' }));
  expect(await screen.findByText('ورود دومرحله‌ای خاموش شد.')).toBeInTheDocument();
  expect(bodiesOf('POST /2fa/disable')).toEqual([{ code: '12345678' }]);
});

it('says that the account requires it, and is not turned off then', async () => {
  network.answer({ [STATE]: { data: { ...IS_OFF, is_required: true } } });
  const { user } = show();
  expect(await screen.findByText(/برای همه الزامی است. تا آن را روشن نکنید/)).toBeInTheDocument();
  const dialog = await scan(user);
  await user.type(await dialog.findByLabelText(/کد برنامهٔ رمزساز/), '123456');
  await user.click(dialog.getByRole('button', { name: 'روشن کردن' }));
  network.answer({ [STATE]: { data: { ...IS_ON, is_required: true } } });
  await user.click(await screen.findByRole('button', { name: 'کدها را نگه داشتم' }));
  expect(await screen.findByText('در این حساب برای همه الزامی است و خاموش نمی‌شود.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'خاموش کردن' })).not.toBeInTheDocument();
});
