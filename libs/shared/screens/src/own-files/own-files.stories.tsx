import { exampleOf, openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { OwnFileButton } from './own-file-button';
import { ownFileWords } from './own-file-words';

const meta = { title: 'Screens/OwnFiles', component: OwnFileButton } satisfies Meta<typeof OwnFileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const LIST = 'POST /user/files';
const [example] = exampleOf(LIST).items;
const LONG = 'فهرست مشتریان شعبهٔ مرکزی و نمایندگی‌های فروش و خدمات پس از فروش سراسر کشور';
const items = [
  { ...example, id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11', name: `${LONG}.xlsx`, size: 1_840_320 },
  { ...example, id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f12', name: 'قرارداد.pdf', size: 20_480 },
];

export const Choosing: Story = {
  args: { accept: ['.xlsx'], take: () => undefined },
  ...openedWith({ answers: { [LIST]: { data: { items, paging: { page: 1, limit: 50, total: 2 } } } } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: ownFileWords.open }));
    await userEvent.click(await page.findByRole('combobox'));
    await page.findByRole('option', { name: /قرارداد/ });
  },
};
