import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANY_POLLS, POLLS, pageOf } from '../../testing/sample-secretaries';
import PollsScreen from './polls-screen';

const meta = { title: 'Secretary/Polls', component: PollsScreen } satisfies Meta<typeof PollsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...openedWith({ answers: { [POLLS]: pageOf(MANY_POLLS) } }) };
export const Empty: Story = { ...openedWith({ answers: { [POLLS]: pageOf([]) } }) };
export const NothingFound: Story = { ...openedWith({ at: '/?title=x', answers: { [POLLS]: pageOf([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [POLLS]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [POLLS]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [POLLS]: { status: 403 } } }) };
