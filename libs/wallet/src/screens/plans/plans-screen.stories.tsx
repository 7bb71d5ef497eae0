import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { METHODS } from '../../testing/sample-payments';
import { EVERYTHING, SERVICES, TEXTS, WALLET } from '../../testing/sample-plans';
import PlansScreen from './plans-screen';

const meta = { title: 'Wallet/Plans', component: PlansScreen } satisfies Meta<typeof PlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (...items: readonly object[]) => ({
  answers: {
    'GET /panel/plans': { data: { items, services: SERVICES } },
    'GET /credit': { data: WALLET },
    'GET /payment_method_list': { data: METHODS },
  },
});
const buying =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  };

export const Default: Story = { ...openedWith(answering(TEXTS, EVERYTHING)) };
export const Held: Story = {
  ...openedWith(
    answering({ ...TEXTS, is_held: true, held_until: '2027-11-20T08:30:00.000Z' }, { ...EVERYTHING, is_held: true }),
  ),
};
export const Buying: Story = { ...openedWith(answering(TEXTS, EVERYTHING)), play: buying('خرید طرح متن‌های شخصی') };
export const TooLittle: Story = { ...openedWith(answering(TEXTS, EVERYTHING)), play: buying('خرید طرح حرفه‌ای') };
export const Empty: Story = { ...openedWith(answering()) };
export const Loading: Story = { ...openedWith({ answers: { 'GET /panel/plans': neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { 'GET /panel/plans': { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { 'GET /panel/plans': { status: 403 } } }) };
