import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANY_POLLS, MESSAGES, POLL, POLL_GET, POLL_MESSAGES, pageOf } from '../../testing/sample-secretaries';
import PollScreen from './poll-screen';

const meta = { title: 'Secretary/Poll', component: PollScreen } satisfies Meta<typeof PollScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [, long, refused] = MANY_POLLS;
const at = { at: '/secretary/polls/12', path: '/secretary/polls/:id' };
const showing = (poll: object | undefined, messages: readonly object[] = POLL_MESSAGES) =>
  openedWith({ ...at, answers: { [POLL_GET]: { data: poll }, [MESSAGES]: pageOf(messages) } });

export const Default: Story = { ...showing(POLL) };
export const Ended: Story = { ...showing({ ...POLL, ends_at: '2026-11-20T20:29:59.000Z' }) };
export const LongTexts: Story = { ...showing(long) };
export const RefusedAndEmpty: Story = { ...showing(refused, []) };
export const Unknown: Story = { ...openedWith({ ...at, answers: { [POLL_GET]: { status: 404 } } }) };
export const Loading: Story = { ...openedWith({ ...at, answers: { [POLL_GET]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ ...at, answers: { [POLL_GET]: { status: 503 } } }) };
