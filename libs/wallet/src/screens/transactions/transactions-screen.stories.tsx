import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Transaction } from '../../api/list-transactions';
import { messages } from '../../messages';
import TransactionsScreen from './transactions-screen';

const meta = { title: 'Wallet/Transactions', component: TransactionsScreen } satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const CREDITED: Transaction = {
  id: '1',
  kind: 'admin_credit',
  type: 'deposit',
  amount: '50000000',
  balance_after: '50000000',
  description: 'هدیهٔ آغاز کار با پنل',
  send_id: null,
  payment_id: null,
  transfer: null,
  created_at: '2026-11-18T06:00:00.000Z',
};
const HELD: Transaction = {
  id: '2',
  kind: 'send_hold',
  type: 'withdrawal',
  amount: '3697.5',
  balance_after: '49996302.5',
  description: 'کنار گذاشتن هزینهٔ ارسال',
  send_id: '48213',
  payment_id: null,
  transfer: null,
  created_at: '2026-11-20T08:30:00.000Z',
};
const PAID: Transaction = {
  ...CREDITED,
  id: '5',
  kind: 'online_payment',
  amount: '1000000',
  description: 'پرداخت آنلاین با زرین‌پال، کد پیگیری 1583485',
  payment_id: '1024',
  transfer: {
    destination: null,
    card: '610433******0003',
    reference: '1583485',
    transferred_at: '2026-11-18T05:59:00.000Z',
  },
};
const TRANSFERRED: Transaction = {
  ...CREDITED,
  id: '6',
  kind: 'bank_transfer',
  amount: '4500000',
  description: 'واریز به حساب بانکی، شمارهٔ پیگیری 402188731',
  transfer: {
    destination: {
      number: '820540102680020817909002',
      bank: 'بانک پارسیان',
      owner: 'شرکت بازرگانی نمونه‌گستران شرق خاورمیانه',
    },
    card: null,
    reference: '402188731',
    transferred_at: '2026-11-17T09:12:00.000Z',
  },
};
const TRANSACTIONS: readonly Transaction[] = [
  TRANSFERRED,
  PAID,
  { ...HELD, id: '4', kind: 'send_return', type: 'deposit', amount: '88740', balance_after: '49996302.5' },
  {
    ...CREDITED,
    id: '3',
    kind: 'admin_debit',
    type: 'withdrawal',
    amount: '120000',
    description:
      'اصلاح واریز اشتباه به نام شرکت بازرگانی نمونه‌گستران شرق خاورمیانه با مسئولیت محدود، طبق نامهٔ واحد مالی',
  },
  HELD,
  CREDITED,
];
const page = (items: readonly Transaction[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});
const credit = {
  data: { credit: '49996302.5', held: '3697.5', alert_below: '200000', updated_at: '2026-11-20T08:30:00.000Z' },
};

export const Default: Story = {
  ...openedWith({
    answers: { 'GET /credit': credit, 'POST /transactions': page(TRANSACTIONS) },
  }),
};

const openRow =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name }));
    await whole.findByRole('dialog', { name });
  };

export const OpenedTransfer: Story = { ...Default, play: openRow(messages.kinds.bank_transfer) };

export const OpenedPayment: Story = { ...Default, play: openRow(messages.kinds.online_payment) };

export const LowBalance: Story = {
  ...openedWith({
    answers: {
      'GET /credit': {
        data: { credit: '150000', held: '0', alert_below: '200000', updated_at: '2026-11-20T08:30:00.000Z' },
      },
      'GET /user/setting/low_balance': { data: { is_on: true, below: '200000' } },
      'POST /transactions': page(TRANSACTIONS),
    },
  }),
};

export const Filtered: Story = {
  ...openedWith({
    at: '/?type=deposit&send=48213',
    answers: { 'GET /credit': credit, 'POST /transactions': page(TRANSACTIONS.slice(0, 1)) },
  }),
};

export const Empty: Story = {
  ...openedWith({
    answers: {
      'GET /credit': {
        data: { credit: '0', held: '0', alert_below: '200000', updated_at: '2026-11-20T08:30:00.000Z' },
      },
      'POST /transactions': page([]),
    },
  }),
};

export const NothingFound: Story = {
  ...openedWith({
    at: '/?kind=admin_debit',
    answers: { 'GET /credit': credit, 'POST /transactions': page([]) },
  }),
};

export const Loading: Story = {
  ...openedWith({
    answers: { 'GET /credit': neverAnswers, 'POST /transactions': neverAnswers },
  }),
};

export const Failing: Story = {
  ...openedWith({
    answers: { 'GET /credit': { status: 503 }, 'POST /transactions': { status: 503 } },
  }),
};

export const Forbidden: Story = {
  ...openedWith({
    answers: { 'GET /credit': { status: 403 }, 'POST /transactions': { status: 403 } },
  }),
};
