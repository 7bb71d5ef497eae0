import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MANY_READERS, READERS, pageOf } from '../../testing/sample-secretaries';
import ReadersScreen from './readers-screen';

const meta = { title: 'Secretary/Readers', component: ReadersScreen } satisfies Meta<typeof ReadersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...openedWith({ answers: { [READERS]: pageOf(MANY_READERS) } }) };
export const Empty: Story = { ...openedWith({ answers: { [READERS]: pageOf([]) } }) };
export const NothingFound: Story = { ...openedWith({ at: '/?title=x', answers: { [READERS]: pageOf([]) } }) };
export const Loading: Story = { ...openedWith({ answers: { [READERS]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ answers: { [READERS]: { status: 503 } } }) };
export const Forbidden: Story = { ...openedWith({ answers: { [READERS]: { status: 403 } } }) };
