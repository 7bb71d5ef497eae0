import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAYMENT } from '../../testing/sample-payments';
import PaymentResultScreen from './payment-result-screen';

const meta = { title: 'Wallet/PaymentResult', component: PaymentResultScreen } satisfies Meta<
  typeof PaymentResultScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = '/?payment=1024';
const found = (change: Partial<typeof PAYMENT> = {}) =>
  openedWith({ at, answers: { 'POST /payment/check': { data: { ...PAYMENT, ...change } } } });
const unpaid = { tracking_code: null, card: null, settled_at: null };

export const Credited: Story = { ...found() };
export const Failed: Story = { ...found({ state: 'failed', ...unpaid }) };
export const Waiting: Story = { ...found({ state: 'waiting', ...unpaid }) };
export const Returned: Story = { ...found({ state: 'returned' }) };
export const Empty: Story = { ...openedWith({ answers: {} }) };
export const Loading: Story = { ...openedWith({ at, answers: { 'POST /payment/check': neverAnswers } }) };
export const Failing: Story = { ...openedWith({ at, answers: { 'POST /payment/check': { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ at, answers: { 'POST /payment/check': { status: 403 } } }) };
