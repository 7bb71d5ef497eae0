import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { NO_OFFERS, OFFERS } from '../../testing/sample-offers';
import { METHODS } from '../../testing/sample-payments';
import CreditScreen from './credit-screen';

const meta = { title: 'Wallet/Credit', component: CreditScreen } satisfies Meta<typeof CreditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (data: typeof METHODS, offers: object = OFFERS) => ({
  answers: { ...offers, 'GET /payment_method_list': { data } },
});

export const Default: Story = { ...openedWith(answering(METHODS)) };
export const Written: Story = {
  ...openedWith(answering(METHODS)),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText(/مبلغ افزایش اعتبار/), '25000000');
  },
};
export const WithoutOffers: Story = { ...openedWith(answering(METHODS, NO_OFFERS)) };
export const NoGateway: Story = { ...openedWith(answering({ ...METHODS, gateways: [] })) };
export const Loading: Story = { ...openedWith({ answers: { 'GET /payment_method_list': neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { 'GET /payment_method_list': { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { 'GET /payment_method_list': { status: 403 } } }) };
