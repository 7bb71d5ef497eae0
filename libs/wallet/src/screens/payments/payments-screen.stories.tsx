import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Payment } from '../../api/payments';
import { PAYMENT } from '../../testing/sample-payments';
import PaymentsScreen from './payments-screen';

const meta = { title: 'Wallet/Payments', component: PaymentsScreen } satisfies Meta<typeof PaymentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /report/payment/new';
const UNPAID = { tracking_code: null, card: null, settled_at: null };
const PAYMENTS: readonly Payment[] = [
  { ...PAYMENT, ...UNPAID, id: '1027', state: 'waiting' },
  { ...PAYMENT, ...UNPAID, id: '1026', state: 'failed', amount: '900000000', payable: '990000000' },
  { ...PAYMENT, id: '1025', state: 'returned' },
  PAYMENT,
];
const page = (items: readonly Payment[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});

export const Default: Story = { ...openedWith({ answers: { [LIST]: page(PAYMENTS) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
