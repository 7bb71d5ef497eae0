import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import SystemicOneScreen from './systemic-one-screen';
import SystemicScreen from './systemic-screen';

const meta = { title: 'Patterns/Systemic', component: SystemicScreen } satisfies Meta<typeof SystemicScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /patterns/systemic';
const GET = 'GET /patterns/systemic/details';
const LONG = 'متنی که کسی با حوصله و به درازا نوشته است و در یک خط جا نمی‌گیرد ';
const [example] = exampleOf(LIST).items;
const items = [
  { ...example, id: '1', type: 'otp' },
  { ...example, id: '2', type: 'manual', title: LONG.repeat(2).slice(0, 100), text: LONG.repeat(20) },
];
const page = (rows: readonly unknown[]) => ({
  data: { items: rows, paging: { page: 1, limit: 10, total: rows.length } },
});
const one = { at: '/pattern/systemic/1', path: '/pattern/systemic/:id' };
const render = () => <SystemicOneScreen />;

export const List: Story = { ...openedWith({ answers: { [LIST]: page(items) } }) };
export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const One: Story = { ...openedWith({ ...one, answers: { [GET]: { data: items[0] } } }), render };
export const LongOne: Story = { ...openedWith({ ...one, answers: { [GET]: { data: items[1] } } }), render };
export const Unknown: Story = { ...openedWith({ ...one, answers: { [GET]: { status: 404 } } }), render };
