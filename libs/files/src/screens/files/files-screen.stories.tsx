import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../../messages';
import { CATEGORIES, FILES, LIST, pageOf, roomOf } from '../../testing/sample-files';
import FilesScreen from './files-screen';

const meta = { title: 'Files/List', component: FilesScreen } satisfies Meta<typeof FilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const MB = 1_048_576;
const good = { [LIST]: pageOf(FILES), [CATEGORIES]: roomOf(96 * MB) };

export const Default: Story = { ...openedWith({ answers: good }) };

export const NearlyFull: Story = { ...openedWith({ answers: { ...good, [CATEGORIES]: roomOf(500 * MB) } }) };

export const Empty: Story = { ...openedWith({ answers: { [LIST]: pageOf([]), [CATEGORIES]: roomOf(0) } }) };

export const NothingFound: Story = { ...openedWith({ at: '/?name=هیچ', answers: { ...good, [LIST]: pageOf([]) } }) };

export const Loading: Story = { ...openedWith({ answers: { [LIST]: neverAnswers, [CATEGORIES]: neverAnswers } }) };

export const Failing: Story = {
  ...openedWith({ answers: { [LIST]: { status: 503 }, [CATEGORIES]: { status: 503 } } }),
};

export const Forbidden: Story = {
  ...openedWith({ answers: { [LIST]: { status: 403 }, [CATEGORIES]: { status: 403 } } }),
};

export const Uploading: Story = {
  ...openedWith({ answers: good }),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement.ownerDocument.body);
    await userEvent.click(await whole.findByRole('button', { name: messages.upload }));
    await whole.findByRole('dialog');
  },
};
