import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import { formatNumber } from '@peyk/shared-ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SampleList, booksPage, sampleBooks, type SampleAction } from '../testing/sample-list';

const meta = { title: 'Screens/ListScreen', component: SampleList } satisfies Meta<typeof SampleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const REMOVE: SampleAction = {
  key: 'remove',
  label: 'حذف',
  icon: 'trash',
  danger: true,
  sentence: (count) => `${formatNumber(count)} دفترچه حذف شد.`,
  run: () => Promise.resolve(null),
};
const args = { bulk: [REMOVE], onExport: () => Promise.resolve(undefined) };

const books = (answer: NonNullable<ScreenStory['answers']>[string], search = '') =>
  openedWith({ at: `/books${search}`, path: '/books', answers: { 'POST /phonebooks/list-new': answer } });

export const Default: Story = { args, ...books(booksPage(sampleBooks(10), 2340)) };
export const Filtered: Story = { args, ...books(booksPage(sampleBooks(3)), '?title=شعبهٔ مرکزی&code=1405') };
export const Empty: Story = { args, ...books(booksPage([])) };
export const NothingFound: Story = { args, ...books(booksPage([]), '?title=نیست') };
export const Loading: Story = { args, ...books(neverAnswers) };
export const Failing: Story = { args, ...books({ status: 503 }) };
export const Forbidden: Story = { args, ...books({ status: 403 }) };

/** Two rows go, and may come back until the toast is gone. */
export const Undoable: Story = {
  args,
  ...books(booksPage(sampleBooks(10), 2340)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('checkbox', { name: 'انتخاب دفترچهٔ ۲' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'انتخاب دفترچهٔ ۴' }));
    await userEvent.click(page.getByRole('button', { name: 'حذف، ۲ مورد' }));
    await expect(await page.findByRole('button', { name: 'برگرداندن' })).toBeVisible();
  },
};
