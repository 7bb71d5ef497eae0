import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { who } from '../../testing/answers';
import IdentityScreen from './identity-screen';

const meta = { title: 'Auth/Identity', component: IdentityScreen } satisfies Meta<typeof IdentityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const MISMATCH = 'کد ملی و تاریخ تولد برای یک نفر نیست؛ پنل غیرفعال می‌ماند.';
const identity = (answer: NonNullable<ScreenStory['answers']>[string]) =>
  openedWith({ answers: { 'GET /check_token': answer } });

export const Default: Story = { ...identity(who({ state: 'inactive', reason: 'birth_date', message: MISMATCH })) };

export const Incomplete: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'بررسی دوباره' })),
};

export const Checking: Story = { ...identity(who({ state: 'checking', reason: null, message: null })) };

export const Active: Story = { ...identity(who({ state: 'active', reason: null, message: null })) };

export const Loading: Story = { ...identity(neverAnswers) };

export const Failing: Story = { ...identity({ status: 503 }) };

export const Forbidden: Story = { ...identity({ status: 403 }) };
