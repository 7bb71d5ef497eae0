import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { OFFERS, QUEUES, SHOW, account, details, offers, own } from '../../testing/sample-accounts';
import AccountScreen from './account-screen';

const meta = { title: 'Desk/Account', component: AccountScreen } satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (data: object, more: object = {}) =>
  openedWith({
    ...{ at: '/accounts/7', path: '/accounts/:id' },
    answers: { [SHOW]: { data }, [QUEUES]: own('accounts', 'finance'), ...more },
  });
const press = (name: string) => async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog'));
};

export const Default: Story = { ...shown(details()) };

export const Blocked: Story = {
  ...shown(
    details({
      account: account({ state: 'blocked', name: 'شرکت بازرگانی و خدماتی '.repeat(6) }),
      ...{ blocked_reason: 'نشانی فرستنده نادرست است', lines: [], is_review_required: true },
    }),
  ),
};

export const Crediting: Story = {
  ...shown(details()),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.credit)(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: messages.credit }));
    await dialog.findByText(messages.badAmount);
  },
};

export const Acting: Story = {
  ...shown(details()),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.act)(canvasElement);
    await dialog.findByText(messages.actNote);
  },
};

export const Giving: Story = {
  ...shown(details(), { [QUEUES]: own('accounts', 'commerce'), [OFFERS]: offers() }),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.give)(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: messages.giveIt }));
    await dialog.findByText(messages.chooseOne);
  },
};

export const Loading: Story = { ...shown({}, { [SHOW]: neverAnswers }) };
export const Failing: Story = { ...shown({}, { [SHOW]: { status: 404 } }) };
