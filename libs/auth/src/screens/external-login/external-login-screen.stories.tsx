import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ExternalLoginScreen from './external-login-screen';

const meta = { title: 'Auth/External login', component: ExternalLoginScreen } satisfies Meta<
  typeof ExternalLoginScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = `/external-login?token=${'c'.repeat(40)}`;
const arrival = (answer: NonNullable<ScreenStory['answers']>[string], at = AT) =>
  openedWith({ audience: 'public', at, answers: { 'POST /external_login': answer } });

export const Loading: Story = { ...arrival(neverAnswers) };

export const UsedUp: Story = { ...arrival({ status: 422, meta: { message: 'این پیوند یک بار به کار رفته است.' } }) };

export const Failing: Story = { ...arrival({ status: 503 }) };

export const WithoutCode: Story = { ...arrival(neverAnswers, '/external-login') };
