import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { ADMIN, HERE, PHONE } from '../../testing/sample-sessions';
import SecurityScreen from './security-screen';

const meta = { title: 'Auth/Security', component: SecurityScreen } satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'GET /user/session/list';
const listing = (items: readonly object[]) => openedWith({ answers: { [LIST]: { data: { items } } } });

export const Several: Story = { ...listing([HERE, PHONE, ADMIN]) };
export const OnlyHere: Story = { ...listing([HERE]) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const OtherPassword: Story = {
  ...listing([HERE]),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'تغییر گذرواژه' })),
};
export const EndingOthers: Story = {
  ...listing([HERE, PHONE, ADMIN]),
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'پایان دادن به همهٔ نشست‌های دیگر' })),
};
