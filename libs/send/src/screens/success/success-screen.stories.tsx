import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sentSend as send } from '../../testing/sent-send';
import SuccessScreen from './success-screen';

const meta = { title: 'Send/Success', component: SuccessScreen } satisfies Meta<typeof SuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const after = (answer: NonNullable<ScreenStory['answers']>[string]) =>
  openedWith({
    at: '/send-sms/success-send/48213',
    path: '/send-sms/success-send/:id',
    answers: { 'GET /report/by_bulk': answer },
  });

export const Default: Story = { ...after({ data: send }) };

export const Preparing: Story = { ...after({ data: { ...send, state: 0, counts: { ...send.counts, total: 0 } } }) };

export const AwaitingReceipts: Story = {
  ...after({ data: { ...send, state: 6, counts: { ...send.counts, queued: 0, delivered: 2100 } } }),
};

export const WithoutCredit: Story = {
  ...after({
    data: {
      ...send,
      state: 8,
      state_reason: 'اعتبار شما برای این ارسال کافی نبود؛ کیف پول را شارژ کنید و دوباره بفرستید.',
    },
  }),
};

export const Loading: Story = { ...after(neverAnswers) };

export const Failing: Story = { ...after({ status: 503 }) };

export const Forbidden: Story = { ...after({ status: 403 }) };
