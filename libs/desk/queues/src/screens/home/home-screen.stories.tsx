import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OWN_QUEUES, QUEUES } from '../../testing/sample-things';
import HomeScreen from './home-screen';

const meta = { title: 'Desk/Home', component: HomeScreen } satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...openedWith({ answers: { [QUEUES]: OWN_QUEUES } }) };

export const WithoutRoles: Story = {
  ...openedWith({ answers: { [QUEUES]: { data: { ...OWN_QUEUES.data, queues: [] } } } }),
};

export const Loading: Story = { ...openedWith({ answers: { [QUEUES]: neverAnswers } }) };

export const Failing: Story = { ...openedWith({ answers: { [QUEUES]: { status: 503 } } }) };
