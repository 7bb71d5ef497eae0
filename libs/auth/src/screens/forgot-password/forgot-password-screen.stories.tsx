import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SETTING, challenge } from '../../testing/answers';
import ForgotPasswordScreen from './forgot-password-screen';

const meta = { title: 'Auth/Forgotten password', component: ForgotPasswordScreen } satisfies Meta<
  typeof ForgotPasswordScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const forgotten = (answers: ScreenStory['answers'] = {}) =>
  openedWith({
    audience: 'public',
    at: '/forgot-password',
    answers: {
      'GET /login_setting': { data: SETTING },
      'POST /forgot_password': challenge(),
      'POST /forgot_password_check_otp': { data: { expires_in_seconds: 300 } },
      ...answers,
    },
  });

const ask: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('نام کاربری'), 'demo');
  await userEvent.type(canvas.getByLabelText('شمارهٔ موبایل'), '09241234567{Enter}');
};
const enterCode: Story['play'] = async (context) => {
  await ask?.(context);
  await context.userEvent.type(await context.canvas.findByLabelText('کد یک‌بارمصرف'), '12345');
};

export const Default: Story = { ...forgotten() };

export const Incomplete: Story = {
  ...forgotten(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('نام کاربری'), '{Enter}');
  },
};

export const TooOften: Story = {
  ...forgotten({ 'POST /forgot_password': { status: 429, meta: { message: 'یک ساعت دیگر دوباره تلاش کنید.' } } }),
  play: ask,
};

export const Code: Story = { ...forgotten(), play: ask };

export const WrongCode: Story = {
  ...forgotten({ 'POST /forgot_password_check_otp': { status: 422, meta: { message: 'کد درست نیست.' } } }),
  play: enterCode,
};

export const NewPassword: Story = { ...forgotten(), play: enterCode };
