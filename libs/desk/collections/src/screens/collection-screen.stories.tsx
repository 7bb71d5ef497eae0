import { neverAnswers, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { messages } from '../messages';
import {
  ADD,
  CHANGE,
  COLLECTIONS,
  LIST,
  PICTURE,
  collections,
  lineItem,
  newsItem,
  page,
} from '../testing/sample-items';
import CollectionScreen from './collection-screen';

const meta = { title: 'Desk/Collection', component: CollectionScreen } satisfies Meta<typeof CollectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (name: string, list: object, more: object = {}) =>
  openedWith({
    ...{ at: `/collections/${name}`, path: '/collections/:name' },
    answers: { [COLLECTIONS]: collections, [LIST]: list, [PICTURE]: { status: 404 }, ...more },
  });
const press = (name: string | RegExp) => async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog'));
};
const full = page(
  newsItem(),
  newsItem({ key: '8', title: 'تعرفه‌های تازه از فردا', state: 'coming', facts: [] }),
  newsItem({ key: '9', title: 'توضیح بسیار بلند دربارهٔ تغییرهای سال آینده '.repeat(4), state: 'over' }),
);

export const Default: Story = { ...shown('news', full) };

export const Lines: Story = { ...shown('lines', page(lineItem())) };

export const Adding: Story = {
  ...shown('news', full, { [ADD]: {} }),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.add)(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: messages.save }));
    await dialog.findAllByText('این را خالی نگذارید.');
  },
};

export const Changing: Story = {
  ...shown('lines', page(lineItem())),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.changeOf('30001405'))(canvasElement);
    await dialog.findByText(messages.fixed);
  },
};

export const ChangedByAnother: Story = {
  ...shown('news', full, {
    [CHANGE]: { status: 409, meta: { message: 'پس از باز شدن این صفحه کس دیگری آن را تغییر داد.' } },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.changeOf('به پیک خوش آمدید'))(canvasElement);
    await userEvent.type(await dialog.findByRole('textbox', { name: /عنوان/ }), '!');
    await userEvent.click(dialog.getByRole('button', { name: messages.save }));
    await dialog.findByRole('alert');
  },
};

export const Removing: Story = {
  ...shown('news', full),
  play: async ({ canvasElement }) => {
    const dialog = await press(messages.removeOf('به پیک خوش آمدید'))(canvasElement);
    await dialog.findByText(messages.removeNote);
  },
};

export const Empty: Story = { ...shown('news', page()) };
export const Loading: Story = { ...shown('news', neverAnswers) };
export const Failing: Story = { ...shown('news', { status: 503 }) };
export const Forbidden: Story = { ...shown('news', { status: 403 }) };
export const Unknown: Story = { ...shown('plans', page()) };
