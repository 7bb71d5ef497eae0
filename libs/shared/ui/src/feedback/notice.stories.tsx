import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/card';
import { Notice } from './notice';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { tone: 'info', children: 'متن «لغو۱۱» خودکار به پایان پیام افزوده می‌شود.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const AllTones: Story = {
  render: () => (
    <Stack gap={3}>
      <Notice tone="danger">اعتبار کیف پول برای این ارسال کافی نیست.</Notice>
      <Notice tone="attention">۱۲ شمارهٔ تکراری کنار گذاشته شد.</Notice>
      <Notice tone="alive">پیام شما در صف ارسال قرار گرفت.</Notice>
      <Notice tone="info">ارسال تبلیغاتی از ساعت ۸ تا ۲۲ انجام می‌شود.</Notice>
    </Stack>
  ),
};
export const ManyLines: Story = {
  args: {
    tone: 'danger',
    children:
      'نام کاربری باید با حرف لاتین آغاز شود.\nگذرواژه باید دست‌کم ۸ نویسه و آمیزه‌ای از حروف بزرگ و کوچک، رقم و نشانه باشد.',
  },
};
