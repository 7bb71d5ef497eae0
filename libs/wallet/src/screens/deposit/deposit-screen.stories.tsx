import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { TARGETS } from '../../testing/sample-deposits';
import DepositScreen from './deposit-screen';

const meta = { title: 'Wallet/Deposit', component: DepositScreen } satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const OWNERS = 'GET /card-owner-info';
const offered = { [OWNERS]: { data: { items: TARGETS } } };

export const Default: Story = {
  ...openedWith({ answers: offered }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /بانک ملت/ }));
    await userEvent.type(canvas.getByLabelText(/مبلغ واریزشده/), '5000000');
    await userEvent.type(canvas.getByLabelText(/چهار رقم آخر کارت مبدأ/), '0006');
  },
};
export const ToAnAccount: Story = { ...openedWith({ at: '/?method=bank_transfer', answers: offered }) };
export const Empty: Story = { ...openedWith({ answers: { [OWNERS]: { data: { items: [] } } } }) };
export const Loading: Story = { ...openedWith({ answers: { [OWNERS]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [OWNERS]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [OWNERS]: { status: 403 } } }) };
