import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { CODES, IS_OFF, IS_ON, SECRET } from '../../testing/sample-two-factor';
import { TwoFactorCard } from './two-factor-card';

const meta = { title: 'Auth/TwoFactor', component: TwoFactorCard } satisfies Meta<typeof TwoFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const STATE = 'GET /2fa';
const standing = (state: object, answers: object = {}) =>
  openedWith({ answers: { [STATE]: { data: state }, ...answers } });
const WAY = { 'POST /2fa/show_qr': { data: SECRET }, 'POST /2fa/send_code': { data: { recovery_codes: CODES } } };

async function scan() {
  await userEvent.click(await screen.findByRole('button', { name: 'روشن کردن' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText(/گذرواژهٔ کنونی/), 'Anar-Kavir-27');
  await userEvent.click(dialog.getByRole('button', { name: 'ادامه' }));
  await screen.findByRole('img', { name: 'کد QR برای برنامهٔ رمزساز' });
}

export const Off: Story = { ...standing(IS_OFF) };
export const On: Story = { ...standing(IS_ON) };
export const FewLeft: Story = { ...standing({ is_on: true, recovery_codes_left: 1 }) };
export const Loading: Story = { ...openedWith({ answers: { [STATE]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [STATE]: { status: 503 } } }) };
export const Scanning: Story = { ...standing(IS_OFF, WAY), play: scan };
export const RecoveryCodes: Story = {
  ...standing(IS_OFF, WAY),
  play: async () => {
    await scan();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/کد برنامهٔ رمزساز/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'روشن کردن' }));
    await screen.findByText(/دوباره نشان داده نمی‌شوند/);
  },
};
export const TurningOff: Story = {
  ...standing(IS_ON),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'خاموش کردن' })),
};
