import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { TicketDetails } from '../../api/get-ticket';
import { messages } from '../../messages';
import { FIRST_ANSWER, SAID, details } from '../../testing/sample-tickets';
import TicketScreen from './ticket-screen';

const meta = { title: 'Support/Ticket', component: TicketScreen } satisfies Meta<typeof TicketScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const GET = 'GET /ticket/show';
const at = { at: '/support/tickets/7', path: '/support/tickets/:id' };
const shown = (more: Partial<TicketDetails> = {}) => openedWith({ ...at, answers: { [GET]: { data: details(more) } } });
const LONG = 'پیام‌هایی که دیروز فرستادیم هنوز به همه نرسیده است '.repeat(20);

export const Default: Story = { ...shown() };
export const Answered: Story = { ...shown({ state: 3 }) };
export const FirstAnswered: Story = {
  ...shown({ interactions: [SAID[0]!, { ...FIRST_ANSWER, is_helpful: true }] }),
};
export const Closed: Story = { ...shown({ state: 4, rate: 4 }) };
export const LongTexts: Story = {
  ...shown({
    subject: LONG.slice(0, 200),
    interactions: [...SAID, { ...SAID[0]!, id: '3', text: `${LONG}https://example.com/${'a'.repeat(180)}` }],
  }),
};
export const Closing: Story = {
  ...shown(),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name: messages.ticket.close }));
    await whole.findByRole('dialog');
  },
};
export const Unknown: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 404 } } }) };
export const Loading: Story = { ...openedWith({ ...at, answers: { [GET]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ ...at, answers: { [GET]: { status: 403 } } }) };
