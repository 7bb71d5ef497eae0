import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AT, LINE, WITHOUT_PRICES } from '../../testing/sample-tariff';
import TariffsScreen from './tariffs-screen';

const meta = { title: 'Wallet/Tariffs', component: TariffsScreen } satisfies Meta<typeof TariffsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (lines: readonly object[]) =>
  openedWith({ answers: { 'GET /get_tariff': { data: { at: AT, lines } } } });

export const Default: Story = { ...answering([LINE, WITHOUT_PRICES]) };
export const NoLines: Story = { ...answering([]) };
export const Loading: Story = { ...openedWith({ answers: { 'GET /get_tariff': neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { 'GET /get_tariff': { status: 503 } } }) };
