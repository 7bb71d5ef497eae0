import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TICKETS, page } from '../../testing/sample-tickets';
import TicketsScreen from './tickets-screen';

const meta = { title: 'Support/Tickets', component: TicketsScreen } satisfies Meta<typeof TicketsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /ticket';

export const Default: Story = { ...openedWith({ answers: { [LIST]: page(TICKETS) } }) };
export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };
export const NothingFound: Story = { ...openedWith({ at: '/?state=4', answers: { [LIST]: page([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
