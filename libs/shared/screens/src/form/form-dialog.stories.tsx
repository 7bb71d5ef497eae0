import { openedWith } from '@peyk/shared-testing-web';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SampleForm } from '../testing/sample-form';

const meta = { title: 'Screens/FormDialog', component: SampleForm } satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = (errors: Record<string, string>) =>
  openedWith({ answers: { 'POST /phonebooks': { status: 422, meta: { message_code: '422-1', errors } } } });
const send = async (canvas: HTMLElement) => {
  const page = within(canvas.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'ساختن' }));
  return page;
};

export const Default: Story = { ...openedWith({}) };

export const Wrong: Story = {
  ...openedWith({}),
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText('لطفاً نام دفترچه را وارد کنید.')).toBeVisible();
  },
};

export const RefusedField: Story = {
  args: { initial: 'مشتریان' },
  ...refusal({ title: 'دفترچه‌ای با این نام دارید؛ نام دیگری بنویسید.' }),
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText(/نام دیگری بنویسید/)).toBeVisible();
  },
};

export const RefusedWhole: Story = {
  args: { initial: 'مشتریان شعبهٔ مرکزی و نمایندگی‌های فروش و خدمات پس از فروش سراسر کشور' },
  ...refusal({ account: 'حساب شما ۱٬۰۰۰ دفترچه دارد؛ برای ساختن دفترچهٔ تازه یکی را حذف کنید.' }),
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText(/یکی را حذف کنید/)).toBeVisible();
  },
};
