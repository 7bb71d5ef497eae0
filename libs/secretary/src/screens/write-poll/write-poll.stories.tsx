import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { pollMessages } from '../../poll-messages';
import { MANY_POLLS, POLL, POLL_GET } from '../../testing/sample-secretaries';
import CreatePollScreen from './create-poll-screen';
import UpdatePollScreen from './update-poll-screen';

const meta = { title: 'Secretary/WritePoll', component: CreatePollScreen } satisfies Meta<typeof CreatePollScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = { at: '/secretary/polls/update/12', path: '/secretary/polls/update/:id' };
const editing = (answer: object | typeof neverAnswers) => ({
  ...openedWith({ ...at, answers: { [POLL_GET]: answer } }),
  render: () => <UpdatePollScreen />,
});

export const New: Story = { ...openedWith({}) };
export const NewAndWrong: Story = {
  ...openedWith({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(pollMessages.option('۱')), 'شمال');
    await userEvent.click(await canvas.findByRole('button', { name: messages.send }));
    await canvas.findByText(pollMessages.fewOptions);
  },
};
export const Edit: Story = { ...editing({ data: MANY_POLLS[2] }) };
export const EditBegun: Story = { ...editing({ data: POLL }) };
export const EditLoading: Story = { ...editing(neverAnswers) };
export const EditUnknown: Story = { ...editing({ status: 404 }) };
