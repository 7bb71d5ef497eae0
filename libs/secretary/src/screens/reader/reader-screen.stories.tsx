import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { readerMessages } from '../../reader-messages';
import {
  CODES,
  DRAWS,
  MANY_READERS,
  MESSAGES,
  READER,
  READER_CODES,
  READER_DRAW,
  READER_GET,
  READER_MESSAGES,
  pageOf,
} from '../../testing/sample-secretaries';
import ReaderScreen from './reader-screen';

const meta = { title: 'Secretary/Reader', component: ReaderScreen } satisfies Meta<typeof ReaderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [, long, refused] = MANY_READERS;
const at = (search = '') => ({ at: `/secretary/keywords/9${search}`, path: '/secretary/keywords/:id' });
const showing = (reader: object | undefined, search = '', codes: readonly object[] = READER_CODES) =>
  openedWith({
    ...at(search),
    answers: {
      [READER_GET]: { data: reader },
      [CODES]: pageOf(codes),
      [MESSAGES]: pageOf(READER_MESSAGES),
      [DRAWS]: pageOf([READER_DRAW]),
    },
  });
const adding =
  (way: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: readerMessages.codes.add }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('tab', { name: way }));
  };

export const Default: Story = { ...showing(READER) };
export const LongTexts: Story = { ...showing(long) };
export const RefusedAndEmpty: Story = { ...showing(refused, '', []) };
export const Messages: Story = { ...showing(READER, '?tab=1') };
export const Draws: Story = { ...showing(READER, '?tab=2') };
export const Winners: Story = {
  ...showing(READER, '?tab=2'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText(READER_DRAW.seed));
    await within(document.body).findByRole('dialog');
  },
};
export const Drawing: Story = {
  ...showing(READER, '?tab=2'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: readerMessages.draws.draw }));
    await within(document.body).findByText(readerMessages.draws.explain);
  },
};
export const AddTyped: Story = { ...showing(READER), play: adding(readerMessages.adding.typed) };
export const AddFile: Story = { ...showing(READER), play: adding(readerMessages.adding.file) };
export const AddGenerated: Story = { ...showing(READER), play: adding(readerMessages.adding.generated) };
export const Unknown: Story = { ...openedWith({ ...at(), answers: { [READER_GET]: { status: 404 } } }) };
export const Loading: Story = { ...openedWith({ ...at(), answers: { [READER_GET]: neverAnswers } }) };
export const Failing: Story = { ...openedWith({ ...at(), answers: { [READER_GET]: { status: 503 } } }) };
