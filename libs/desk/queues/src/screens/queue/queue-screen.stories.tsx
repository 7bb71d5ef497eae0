import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import {
  ACCEPT,
  ACCEPT_AMOUNT,
  ANSWER,
  LIST,
  OWN_QUEUES,
  QUEUES,
  REFUSE,
  THING,
  page,
  thing,
  ticket,
  waiting,
} from '../../testing/sample-things';
import QueueScreen from './queue-screen';

const meta = { title: 'Desk/Queue', component: QueueScreen } satisfies Meta<typeof QueueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LONG = 'پیام‌هایی که دیروز فرستادیم هنوز به همه نرسیده است '.repeat(6);
const rows = [
  waiting({ taken_by: 'mina', is_mine: true }),
  waiting({ key: 'bcdefghijk.1', title: LONG, taken_by: 'sara' }),
  waiting({ key: 'cdefghijkl.2', account_name: LONG }),
];
const opened = (answers: Parameters<typeof openedWith>[0]['answers'], more = '?key=abcdefghij.1', queue = 'patterns') =>
  openedWith({ at: `/queue/${queue}${more}`, path: '/queue/:queue', answers: { [LIST]: page(...rows), ...answers } });

export const Default: Story = { ...opened({ [THING]: { data: thing() } }) };

export const NothingOpen: Story = { ...opened({}, '') };

export const Empty: Story = { ...opened({ [LIST]: page() }, '') };

export const Conversation: Story = {
  ...opened({
    [THING]: {
      data: thing({
        ...{ queue: 'tickets', title: LONG, verdicts: [ANSWER], texts_total: 120 },
        texts: [
          { title: 'مشتری', text: LONG, side: 'account', at: '2026-11-20T08:30:00.000Z' },
          { title: 'پشتیبانی', text: 'بررسی شد.', side: 'desk', at: '2026-11-20T09:30:00.000Z' },
        ],
        files: [{ file_id: 'a', name: 'فیش واریز.pdf', size: 48_000, is_picture: false }],
      }),
    },
  }),
};

const tickets = [
  waiting({ key: '7.8.9', title: 'پیام‌ها نرسیده است', priority: 'urgent', taken_by: 'mina', is_mine: true }),
  waiting({ key: '7.9.1', title: 'شمارهٔ مجازی می‌خواهم', priority: 'high' }),
  waiting({ key: '7.9.2', title: LONG, priority: 'normal' }),
  waiting({ key: '7.9.3', title: 'پیشنهاد برای گزارش‌ها', priority: 'low', taken_by: 'sara' }),
];
const ofTickets = (
  answers: Parameters<typeof openedWith>[0]['answers'],
  more = '?key=7.8.9',
): ReturnType<typeof opened> =>
  opened(
    { [QUEUES]: OWN_QUEUES, [LIST]: page(...tickets), [THING]: { data: ticket({ priority: 'urgent' }) }, ...answers },
    more,
    'tickets',
  );

export const Ticket: Story = { ...ofTickets({}) };

export const TicketsByPriority: Story = { ...ofTickets({}, '') };

export const NoneOfThatPriority: Story = { ...ofTickets({ [LIST]: page() }, '?priority=low') };

export const Noting: Story = {
  ...ofTickets({}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /یادداشت داخلی/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'ثبت یادداشت' }));
    await dialog.findByText('لطفاً متن را بنویسید.');
  },
};

export const AnsweringWithReply: Story = {
  ...ofTickets({}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /پاسخ دادن/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', { name: /پاسخ آماده/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'پیگیری' }));
    await dialog.findByDisplayValue('درخواست شمارهٔ ۸ در دست پیگیری است.');
  },
};

export const Refusing: Story = {
  ...opened({ [THING]: { data: thing() } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /رد کردن/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'رد کردن' }));
    await dialog.findByText('لطفاً یک دلیل انتخاب کنید.');
  },
};

/** A transfer whose amount is not what was written down. */
const deposit = thing({
  ...{ queue: 'deposits', title: 'کارت به کارت 402188731', texts: [], texts_total: 0 },
  facts: [
    { title: 'مبلغ واریز', value: '5000000', kind: 'rial' },
    { title: 'به اعتبار افزوده می‌شود', value: '4500000', kind: 'rial' },
    { title: 'شمارهٔ پیگیری', value: '402188731', kind: 'latin' },
    { title: 'چهار رقم آخر کارت مبدأ', value: '0006', kind: 'latin' },
  ],
  verdicts: [{ ...ACCEPT, title: 'تأیید و افزودن اعتبار' }, ACCEPT_AMOUNT, REFUSE],
});
const withAmount = (amount: string): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /تأیید با مبلغ دیگر/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    if (amount !== '') await userEvent.type(await dialog.findByLabelText(/مبلغی که رسیده است/), amount);
    if (amount === '') await userEvent.click(await dialog.findByRole('button', { name: 'تأیید با مبلغ دیگر' }));
  },
});

export const AnotherAmount: Story = {
  ...opened({ [THING]: { data: deposit } }, undefined, 'deposits'),
  ...withAmount('4900000'),
};

export const AmountMissing: Story = {
  ...opened({ [THING]: { data: deposit } }, undefined, 'deposits'),
  ...withAmount(''),
};

export const Gone: Story = { ...opened({ [THING]: { status: 404 } }) };

export const Loading: Story = { ...opened({ [LIST]: neverAnswers, [THING]: neverAnswers }) };

export const Failing: Story = { ...opened({ [LIST]: { status: 503 }, [THING]: { status: 503 } }) };

export const Forbidden: Story = { ...opened({ [LIST]: { status: 403 } }, '') };
