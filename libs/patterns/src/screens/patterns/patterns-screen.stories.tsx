import { exampleOf, neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import PatternsScreen from './patterns-screen';

const meta = { title: 'Patterns/List', component: PatternsScreen } satisfies Meta<typeof PatternsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /patterns';
const LONG = 'متنی که کسی با حوصله و به درازا نوشته است و در یک خط جا نمی‌گیرد ';
const [example] = exampleOf(LIST).items;
const items = [
  { ...example, id: '1', type: 'otp', state: 'accepted', accepted_version: 1 },
  { ...example, id: '2', type: 'transactional', title: LONG.repeat(2).slice(0, 100), text: LONG.repeat(20) },
  { ...example, id: '3', state: 'refused', reason: 'نام مجموعه یا نشانی وب‌گاه در متن روشن نیست.' },
];
const page = (rows: readonly unknown[]) => ({
  data: { items: rows, paging: { page: 1, limit: 10, total: rows.length } },
});

export const Default: Story = { ...openedWith({ answers: { [LIST]: page(items) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };

export const NothingFound: Story = { ...openedWith({ at: '/?title=هیچ', answers: { [LIST]: page([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };

export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
