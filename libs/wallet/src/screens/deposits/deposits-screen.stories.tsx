import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEPOSITS } from '../../testing/sample-deposits';
import DepositsScreen from './deposits-screen';

const meta = { title: 'Wallet/Deposits', component: DepositsScreen } satisfies Meta<typeof DepositsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /deposit/list';
const page = (items: typeof DEPOSITS) => ({ data: { items, paging: { page: 1, limit: 10, total: items.length } } });

export const Default: Story = { ...openedWith({ answers: { [LIST]: page(DEPOSITS) } }) };
export const Empty: Story = { ...openedWith({ answers: { [LIST]: page([]) } }) };
export const NoResult: Story = { ...openedWith({ at: '/?state=waiting', answers: { [LIST]: page([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
