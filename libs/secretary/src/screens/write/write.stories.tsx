import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { GET, LINES, SECRETARY } from '../../testing/sample-secretaries';
import CreateScreen from './create-screen';
import UpdateScreen from './update-screen';

const meta = { title: 'Secretary/Write', component: CreateScreen } satisfies Meta<typeof CreateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = { at: '/secretary/received-message/update/7', path: '/secretary/received-message/update/:id' };

export const New: Story = { ...openedWith({}) };

export const WithoutALine: Story = { ...openedWith({ answers: { [LINES]: { data: { items: [] } } } }) };

export const NewAndWrong: Story = {
  ...openedWith({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(messages.matches.exact) }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.send }));
    await canvas.findByText(messages.noWords);
  },
};

export const Expressions: Story = {
  ...openedWith({
    ...at,
    answers: { [GET]: { data: { ...SECRETARY, match: 'regex', words: ['^سفارش \\d{4,6}$', 'پیگیری|رهگیری'] } } },
  }),
  render: () => <UpdateScreen />,
};

export const Edit: Story = {
  ...openedWith({ ...at, answers: { [GET]: { data: SECRETARY } } }),
  render: () => <UpdateScreen />,
};

export const EditLoading: Story = {
  ...openedWith({ ...at, answers: { [GET]: neverAnswers } }),
  render: () => <UpdateScreen />,
};

export const EditUnknown: Story = {
  ...openedWith({ ...at, answers: { [GET]: { status: 404 } } }),
  render: () => <UpdateScreen />,
};
