import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import {
  FINISHED_DETAILS,
  NO_COUNTS,
  RECIPIENTS,
  RUNNING_DETAILS,
  WAITING_APPROVAL,
  onePage,
} from '../../testing/sample-sends';
import { DOUBT_TIMELINE, TIMELINE } from '../../testing/sample-timeline';
import SendScreen from './send-screen';

const meta = { title: 'Reports/Send', component: SendScreen } satisfies Meta<typeof SendScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const stats = (counts: object) => ({
  data: {
    language: 'fa',
    operators: ['mci', 'irancell', 'rightel', 'other'].map((operator) => ({
      operator,
      counts,
      charged: '902190',
      returned: '22185',
    })),
  },
});

const sendOf = (answers: ScreenStory['answers']) =>
  openedWith({
    at: '/reports/48213',
    path: '/reports/:id',
    answers: {
      'GET /report/bulk_stats': stats(FINISHED_DETAILS.counts),
      'POST /report/recipients': onePage(RECIPIENTS),
      ...answers,
    },
  });

export const Default: Story = { ...sendOf({ 'GET /report/by_bulk': { data: FINISHED_DETAILS } }) };

/** The recipients come after the rest of the report, and charts are drawn meanwhile. */
const PATIENCE = { timeout: 15_000 };

const openFirst: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [number] = await canvas.findAllByRole('button', { name: /^سرگذشت پیام به/ }, PATIENCE);
  if (number !== undefined) await userEvent.click(number);
};
const historyOf = (answer: NonNullable<ScreenStory['answers']>[string]) =>
  sendOf({ 'GET /report/by_bulk': { data: FINISHED_DETAILS }, 'GET /report/recipient_timeline': answer });

/** What happened to one message. */
export const History: Story = { ...historyOf({ data: TIMELINE }), play: openFirst };

export const HistoryInDoubt: Story = { ...historyOf({ data: DOUBT_TIMELINE }), play: openFirst };

export const HistoryLoading: Story = { ...historyOf(neverAnswers), play: openFirst };

export const HistoryFailing: Story = { ...historyOf({ status: 503 }), play: openFirst };

export const HistoryForbidden: Story = { ...historyOf({ status: 403 }), play: openFirst };

/** The counts by operator as they are written. */
export const AsTable: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'جدول' })),
};

export const Running: Story = {
  ...sendOf({
    'GET /report/by_bulk': { data: RUNNING_DETAILS },
    'GET /report/bulk_stats': stats(RUNNING_DETAILS.counts),
  }),
};

export const AskedToStop: Story = {
  ...Running,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'توقف ارسال' })),
};

/** Held back by its owner. */
export const Paused: Story = {
  ...sendOf({
    'GET /report/by_bulk': {
      data: {
        ...RUNNING_DETAILS,
        state: 10,
        can_pause: false,
        can_resume: true,
        paused_at: '2026-11-20T08:31:00.000Z',
        rate_per_second: 50,
      },
    },
  }),
};

/** A year ahead, and a test of someone’s own. */
export const Scheduled: Story = {
  ...sendOf({
    'GET /report/by_bulk': {
      data: {
        ...RUNNING_DETAILS,
        state: 11,
        counts: NO_COUNTS,
        cost: '0',
        held: '3697500',
        charged: '0',
        is_test: true,
        send_time: '2027-11-20T06:30:00.000Z',
        expires_at: '2027-11-20T08:30:00.000Z',
        can_pause: false,
        can_reschedule: true,
        can_set_rate: false,
      },
    },
    'GET /report/bulk_stats': { data: { language: 'fa', operators: [] } },
    'POST /report/recipients': onePage([]),
  }),
};

export const AskedForAnotherTime: Story = {
  ...Scheduled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'بیشتر' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'تغییر زمان ارسال' }));
  },
};

export const AskedForTest: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'بیشتر' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ارسال آزمایشی به خودم' }));
  },
};

/** Outside the hours that the account has set itself; the line has others. */
export const WaitingForOwnHours: Story = {
  ...sendOf({
    'GET /report/by_bulk': {
      data: {
        ...RUNNING_DETAILS,
        state_reason: 'بیرون از ساعت‌های خودتان روی این خط (۹ تا ۱۷) است؛ شنبه ۳۰ آبان ۱۴۰۵ ساعت ۰۹:۰۰ ادامه می‌یابد.',
        waits_until: '2026-11-21T05:30:00.000Z',
        line_limits: {
          permitted_hours: { from: 8, to: 22 },
          max_per_second: 100,
          own_permitted_hours: { from: 9, to: 17 },
          own_max_per_second: 40,
        },
      },
    },
  }),
};

export const AskedForLimits: Story = {
  ...WaitingForOwnHours,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'بیشتر' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ساعت و سرعت این خط' }));
  },
};

/** Outside the line’s hours: it goes on by itself. */
export const WaitingForHours: Story = {
  ...sendOf({
    'GET /report/by_bulk': {
      data: {
        ...RUNNING_DETAILS,
        state_reason: 'در ساعت مجاز خط، از ۸ تا ۲۲، ادامه می‌یابد.',
        waits_until: '2026-11-21T04:30:00.000Z',
      },
    },
  }),
};

/** Some were not reached, and it is itself for those whom another one had not reached. */
export const WithResend: Story = {
  ...sendOf({
    'GET /report/by_bulk': { data: { ...FINISHED_DETAILS, resendable_count: 37_882, resent_from: '48100' } },
  }),
};

export const AskedToResend: Story = {
  ...WithResend,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'ارسال به نرسیده‌ها' })),
};

/** Just accepted: nobody is counted yet. */
export const Preparing: Story = {
  ...sendOf({
    'GET /report/by_bulk': {
      data: { ...RUNNING_DETAILS, state: 0, counts: NO_COUNTS, cost: '0', held: '0', charged: '0' },
    },
    'GET /report/bulk_stats': { data: { language: 'fa', operators: [] } },
    'POST /report/recipients': onePage([]),
  }),
};

export const Unknown: Story = { ...sendOf({ 'GET /report/by_bulk': { status: 404 } }) };

export const Loading: Story = { ...sendOf({ 'GET /report/by_bulk': neverAnswers }) };

export const Failing: Story = { ...sendOf({ 'GET /report/by_bulk': { status: 503 } }) };

/** The send is there, and its two lists are not. */
export const FailingLists: Story = {
  ...sendOf({
    'GET /report/by_bulk': { data: FINISHED_DETAILS },
    'GET /report/bulk_stats': { status: 503 },
    'POST /report/recipients': { status: 503 },
  }),
};

export const Forbidden: Story = { ...sendOf({ 'GET /report/by_bulk': { status: 403 } }) };

/** A send whose links are counted. */
export const WithShortLinks: Story = {
  ...sendOf({
    'GET /report/by_bulk': { data: { ...FINISHED_DETAILS, track_links: true } },
    'GET /panel/link_tracker': {
      data: {
        items: [
          {
            ...{ position: 0, url: 'https://shop.example/sale/yalda?utm_source=sms&utm_campaign=yalda-1405' },
            ...{ opened_count: 412, people_count: 287, scanned_count: 19 },
          },
          { position: 1, url: 'https://b.example/', opened_count: 0, people_count: 0, scanned_count: 0 },
        ],
      },
    },
  }),
};

/** Of an old send only the recipients are elsewhere. */
const OLD_DETAILS = {
  ...FINISHED_DETAILS,
  resendable_count: 0,
  track_links: true,
  recipients_in_files_since: '2027-03-02T02:14:00.000Z',
};
const oldSend = () =>
  sendOf({
    'GET /report/by_bulk': { data: OLD_DETAILS },
    // Charts that are drawn late would push the card out of the picture.
    'GET /report/bulk_stats': { data: { language: 'fa', operators: [] } },
    'GET /panel/link_tracker': {
      data: {
        items: [
          {
            ...{ position: 0, url: 'https://shop.example/sale/yalda?utm_source=sms&utm_campaign=yalda-1405' },
            ...{ opened_count: 412, people_count: 287, scanned_count: 19 },
          },
        ],
      },
    },
  });

export const RecipientsInFiles: Story = {
  ...oldSend(),
  play: async ({ canvas }) =>
    (await canvas.findByText('گیرنده‌های این ارسال در انبار فایل‌ها هستند', {}, PATIENCE)).scrollIntoView({
      block: 'center',
    }),
};

export const OpenersInFiles: Story = {
  ...oldSend(),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'چه کسانی' }, PATIENCE)),
};

const waiting = (approval: object) =>
  sendOf({
    'GET /report/by_bulk': {
      data: {
        ...RUNNING_DETAILS,
        state: 10,
        can_pause: false,
        can_resume: false,
        approval: { ...WAITING_APPROVAL, ...approval },
      },
    },
  });

export const WaitsForApproval: Story = { ...waiting({ may_decide: true }) };

export const WaitsForAColleague: Story = { ...waiting({ is_own: true }) };
