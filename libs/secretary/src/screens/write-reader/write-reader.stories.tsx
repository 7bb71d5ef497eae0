import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { readerMessages } from '../../reader-messages';
import { READER, READER_GET } from '../../testing/sample-secretaries';
import CreateReaderScreen from './create-reader-screen';
import UpdateReaderScreen from './update-reader-screen';

const meta = { title: 'Secretary/WriteReader', component: CreateReaderScreen } satisfies Meta<
  typeof CreateReaderScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = { at: '/secretary/keywords/update/9', path: '/secretary/keywords/update/:id' };

export const New: Story = { ...openedWith({}) };
export const NewAndWrong: Story = {
  ...openedWith({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: readerMessages.addKeyword }));
    await userEvent.type(await canvas.findByLabelText(readerMessages.keyword('۱')), 'راهنما');
    await userEvent.click(await canvas.findByRole('button', { name: messages.send }));
    await canvas.findByText(readerMessages.keywordIncomplete);
  },
};
export const Edit: Story = {
  ...openedWith({ ...at, answers: { [READER_GET]: { data: READER } } }),
  render: () => <UpdateReaderScreen />,
};
export const EditLoading: Story = {
  ...openedWith({ ...at, answers: { [READER_GET]: neverAnswers } }),
  render: () => <UpdateReaderScreen />,
};
export const EditUnknown: Story = {
  ...openedWith({ ...at, answers: { [READER_GET]: { status: 404 } } }),
  render: () => <UpdateReaderScreen />,
};
