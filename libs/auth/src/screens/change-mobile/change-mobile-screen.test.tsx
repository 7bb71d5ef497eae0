import { screen, waitFor } from '@testing-library/react';
import { fakeNetwork, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import ChangeMobileScreen from './change-mobile-screen';

const challenge = (token: string, hint: string) => ({
  data: { token, mobile_hint: hint, code_length: 6, expires_in_seconds: 120, resend_after_seconds: 60 },
});
const PRESENT = 'a-temporary-token-of-the-present-one';
const WANTED = 'a-temporary-token-of-the-number-to-be';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    'POST /change_mobile/request_change_otp': challenge(PRESENT, '4567'),
    'POST /change_mobile/confirm_change_otp': { data: { expires_in_seconds: 600 } },
    'POST /change_mobile/confirm_new_mobile': challenge(WANTED, '7654'),
    'POST /change_mobile/check_otp': { data: null },
  });
});
afterEach(() => network.restore());

const show = () =>
  renderScreen(<ChangeMobileScreen />, { at: '/profile/change-phone-number', path: '/profile/change-phone-number' });
const bodyOf = (operation: string) => network.seen.find((seen) => seen.operation === operation)?.body;
const codeField = () => screen.findByLabelText('کد یک‌بارمصرف');

it('leads from the code of the present number to the code of the new one', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'فرستادن کد به شمارهٔ کنونی' }));
  await user.type(await codeField(), '123456');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل تازه'), '09241234568');
  await user.click(screen.getByRole('button', { name: 'فرستادن کد به شمارهٔ تازه' }));
  expect(await screen.findByText('۷۶۵۴')).toBeInTheDocument();
  await user.type(await codeField(), '654321');
  await waitFor(() => expect(bodyOf('POST /change_mobile/check_otp')).toEqual({ token: WANTED, code: '654321' }));
  expect(bodyOf('POST /change_mobile/confirm_new_mobile')).toEqual({
    ...{ token: PRESENT, code: '123456', mobile: '989241234568' },
  });
  await screen.findByText('elsewhere');
});

it('says what is wrong with the new number, and sends nothing', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'فرستادن کد به شمارهٔ کنونی' }));
  await user.type(await codeField(), '123456');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل تازه'), '0912');
  await user.click(screen.getByRole('button', { name: 'فرستادن کد به شمارهٔ تازه' }));
  await waitFor(() => expect(screen.getByLabelText('شمارهٔ موبایل تازه')).toBeInvalid());
  expect(bodyOf('POST /change_mobile/confirm_new_mobile')).toBeUndefined();
});
