import { openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SESSION, SETTING, challenge, loginChallenge } from '../../testing/answers';
import LoginScreen from './login-screen';

const meta = { title: 'Auth/Login', component: LoginScreen } satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const login = (answers: ScreenStory['answers'] = {}, at: ScreenStory['at'] = '/login') =>
  openedWith({
    audience: 'public',
    at,
    answers: {
      'GET /login_setting': { data: SETTING },
      'POST /login': loginChallenge(),
      'POST /confirm_otp': { data: SESSION },
      'POST /send_sms_otp': challenge(),
      ...answers,
    },
  });

const signIn: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('نام کاربری'), 'demo');
  await userEvent.type(canvas.getByLabelText('گذرواژه'), 'Mountain-8848{Enter}');
};

export const Default: Story = { ...login() };

export const RegistrationClosed: Story = {
  ...login({
    'GET /login_setting': { data: { ...SETTING, registration_open: false } },
  }),
};

export const AfterNewPassword: Story = { ...login({}, { pathname: '/login', state: { passwordChanged: true } }) };

export const SessionEnded: Story = {
  ...openedWith({
    audience: 'public',
    at: '/login',
    answers: { 'GET /login_setting': { data: SETTING } },
    state: { session: { token: null, user: null, isLoading: false, ended: 'by the server' } },
  }),
};

export const Incomplete: Story = {
  ...login(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'ادامه' })),
};

export const WrongPassword: Story = {
  ...login({ 'POST /login': { status: 401, meta: { message: 'نام کاربری یا گذرواژه درست نیست.' } } }),
  play: signIn,
};

export const Code: Story = { ...login(), play: signIn };

export const CodeFromAuthenticator: Story = {
  ...login({ 'POST /login': loginChallenge(undefined, 'authenticator') }),
  play: signIn,
};

export const WrongCode: Story = {
  ...login({ 'POST /confirm_otp': { status: 422, meta: { message: 'کد درست نیست. دوباره نگاه کنید.' } } }),
  play: async (context) => {
    await signIn?.(context);
    await context.userEvent.type(await context.canvas.findByLabelText('کد یک‌بارمصرف'), '12345');
  },
};
