import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { CATEGORIES } from '../../testing/sample-tickets';
import CreateTicketScreen from './create-ticket-screen';

const meta = { title: 'Support/Create', component: CreateTicketScreen } satisfies Meta<typeof CreateTicketScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const GET = 'GET /ticket/category';
const answers = { [GET]: { data: { items: CATEGORIES } } };

export const Default: Story = { ...openedWith({ answers }) };
export const Wrong: Story = {
  ...openedWith({ answers }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: messages.creating.submit }));
    await canvas.findByText(messages.creating.noCategory);
  },
};
export const Loading: Story = { ...openedWith({ answers: { [GET]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [GET]: { status: 503 } } }) };
