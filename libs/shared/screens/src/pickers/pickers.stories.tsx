import { neverAnswers, openedWith, type ScreenStory } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { PhonebooksPicker } from './phonebook-picker';

function Books() {
  const [value, onChange] = useState<readonly string[]>([]);
  return (
    <PhonebooksPicker
      label="دفترچه‌ها"
      value={value}
      onChange={onChange}
      create={{ label: (typed) => `دفترچهٔ تازه ${typed}`.trim(), onCreate: () => undefined }}
    />
  );
}

const meta = { title: 'Screens/Pickers', component: Books } satisfies Meta<typeof Books>;
export default meta;
type Story = StoryObj<typeof meta>;

const book = (id: number, title: string) => ({ id: String(id), title, code: null, members_count: id * 137 });
const BOOKS = [
  book(1, 'مشتریان شعبهٔ مرکزی و نمایندگی‌های فروش و خدمات پس از فروش سراسر کشور'),
  book(2, 'همکاران'),
  book(3, 'تهران'),
];
const opened: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('combobox', { name: 'دفترچه‌ها' }));
};
const answers = (answer: NonNullable<ScreenStory['answers']>) => openedWith({ answers: answer });

export const Open: Story = { ...answers({ 'GET /phonebooks': { data: { items: BOOKS } } }), play: opened };
export const Empty: Story = { ...answers({ 'GET /phonebooks': { data: { items: [] } } }), play: opened };
export const Loading: Story = { ...answers({ 'GET /phonebooks': neverAnswers }), play: opened };
export const Failing: Story = { ...answers({ 'GET /phonebooks': { status: 503 } }), play: opened };
