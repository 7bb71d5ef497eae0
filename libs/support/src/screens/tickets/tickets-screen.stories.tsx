import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CATEGORIES, TICKETS, page } from '../../testing/sample-tickets';
import TicketsScreen from './tickets-screen';

const meta = { title: 'Support/Tickets', component: TicketsScreen } satisfies Meta<typeof TicketsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /ticket';
const known = { 'GET /ticket/category': { data: { items: CATEGORIES } } };

export const Default: Story = { ...openedWith({ answers: { ...known, [LIST]: page(TICKETS) } }) };
export const Empty: Story = { ...openedWith({ answers: { ...known, [LIST]: page([]) } }) };
export const NothingFound: Story = { ...openedWith({ at: '/?state=4', answers: { ...known, [LIST]: page([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { ...known, [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { ...known, [LIST]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { ...known, [LIST]: { status: 403 } } }) };
