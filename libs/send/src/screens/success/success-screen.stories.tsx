import type { SendDetails } from '@peyk/shared-sends';
import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SuccessScreen from './success-screen';

const meta = { title: 'Send/Success', component: SuccessScreen } satisfies Meta<typeof SuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: SendDetails = {
  id: '48213',
  type: 'normal',
  state: 2,
  state_reason: null,
  from_number: '20001405',
  summary: 'سلام دوستان',
  requested_count: 2500,
  counts: {
    total: 2500,
    queued: 900,
    submitted: 150,
    sent: 200,
    reached_telecom: 0,
    delivered: 1200,
    undelivered: 50,
    blacklisted: 0,
    in_doubt: 0,
    expired: 0,
    cancelled: 0,
    refused: 0,
  },
  parts: 1,
  cost: '3697500.5',
  charged: '0',
  returned: '0',
  created_at: '2026-11-20T08:30:00.000Z',
  finished_at: null,
  text: 'سلام دوستان',
  encoding: 'ucs2',
  excluded: { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 },
  charity: '0',
  user_ip: null,
  can_stop: true,
};

const after = (answer: NonNullable<ScreenStory['answers']>[string]) =>
  openedWith({
    at: '/send-sms/success-send/48213',
    path: '/send-sms/success-send/:id',
    answers: { 'GET /report/by_bulk': answer },
  });

export const Default: Story = after({ data: send });

export const Preparing: Story = after({ data: { ...send, state: 0, counts: { ...send.counts, total: 0 } } });

export const WithoutCredit: Story = after({
  data: {
    ...send,
    state: 8,
    state_reason: 'اعتبار شما برای این ارسال کافی نبود؛ کیف پول را شارژ کنید و دوباره بفرستید.',
  },
});

export const Loading: Story = after(neverAnswers);

export const Failing: Story = after({ status: 503 });

export const Forbidden: Story = after({ status: 403 });
