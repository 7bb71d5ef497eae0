import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forgetRegistration } from '../../model/forget-registration';
import { keepRegistration } from '../../model/kept-registration';
import { EMPTY_REGISTRATION, type Registration } from '../../model/registration';
import { REGISTER_ANSWERS, SETTING } from '../../testing/answers';
import RegisterScreen from './register-screen';

const meta = {
  title: 'Auth/Register',
  component: RegisterScreen,
  // What another story has left in this tab.
  beforeEach: forgetRegistration,
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const register = (answers: ScreenStory['answers'] = {}, at = '/register') =>
  openedWith({ audience: 'public', at, answers: { ...REGISTER_ANSWERS, ...answers } });

const PERSON: Registration = {
  ...EMPTY_REGISTRATION,
  username: 'sara',
  mobile: '09240000001',
  firstName: 'سارا',
  lastName: 'نمونهٔ بسیار بلند نام‌خانوادگی',
  nationalId: '0012345679',
  birthDate: '1370/01/01',
};
const COMPANY: Registration = {
  ...PERSON,
  personType: 'legal',
  companyName: 'شرکت بازرگانی و خدمات پس از فروش نمونه‌گستران شرق خاورمیانه',
  companyNationalId: '10380284790',
  registrationNumber: '12345',
};
/** What was typed on the steps before stands in the tab, as after a reload. */
const typed = (values: Registration) => () => keepRegistration({ values, challenge: null });

const CODE_LIFE_MS = 120_000;
const RESEND_MS = 60_000;

export const Default: Story = { ...register() };

export const Incomplete: Story = {
  ...register(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'ادامه' })),
};

export const UsernameTaken: Story = {
  ...register({ 'POST /user/check_exist': { status: 409, meta: { message: 'این نام را کسی دارد.' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('نام کاربری'), 'sara');
    await canvas.findByText('این نام را کسی دارد.');
  },
};

export const Person: Story = { ...register({}, '/register?step=person'), beforeEach: typed(PERSON) };

export const Company: Story = { ...register({}, '/register?step=person'), beforeEach: typed(COMPANY) };

export const Plan: Story = { ...register({}, '/register?step=plan'), beforeEach: typed(PERSON) };

export const PlanFails: Story = {
  ...register({ 'GET /package/general_list': { status: 503 } }, '/register?step=plan'),
  beforeEach: typed(PERSON),
};

export const Code: Story = {
  ...register({}, '/register?step=code'),
  beforeEach: () =>
    keepRegistration({
      values: PERSON,
      challenge: {
        method: 'sms',
        token: 't'.repeat(40),
        codeLength: 5,
        mobileHint: '0001',
        expiresAt: Date.now() + CODE_LIFE_MS,
        resendAt: Date.now() + RESEND_MS,
      },
    }),
};

/** The registry does not confirm the person: the third step has failed. */
export const NotConfirmed: Story = {
  ...register(
    {
      'POST /user/register/confirm': {
        data: {
          token: 'session-token',
          expires_at: '2026-11-21T00:00:00.000Z',
          activation: {
            state: 'inactive',
            reason: 'birth_date',
            message: 'کد ملی و تاریخ تولد برای یک نفر نیست؛ پنل غیرفعال می‌ماند.',
          },
        },
      },
    },
    '/register?step=code',
  ),
  beforeEach: Code.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('کد یک‌بارمصرف'), '12345');
  },
};

export const Closed: Story = {
  ...register({ 'GET /login_setting': { data: { ...SETTING, registration_open: false } } }),
};

export const Loading: Story = { ...register({ 'GET /login_setting': neverAnswers }) };

export const Failing: Story = { ...register({ 'GET /login_setting': { status: 503 } }) };
