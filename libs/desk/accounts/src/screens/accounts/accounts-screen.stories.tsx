import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIST, account, page } from '../../testing/sample-accounts';
import AccountsScreen from './accounts-screen';

const meta = { title: 'Desk/Accounts', component: AccountsScreen } satisfies Meta<typeof AccountsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  account(),
  account({ id: '8', state: 'blocked', name: 'شرکت بازرگانی '.repeat(8) }),
  account({ id: '9', state: 'checking', credit: '0' }),
  account({ id: '10', state: 'inactive', username: 'a-very-long-username-of-an-account-that-nobody-types' }),
];

export const Default: Story = { ...openedWith({ answers: { [LIST]: page(...rows) } }) };
export const Empty: Story = { ...openedWith({ answers: { [LIST]: page() } }) };
export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [LIST]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [LIST]: { status: 403 } } }) };
