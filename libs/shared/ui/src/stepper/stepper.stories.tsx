import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper';

const steps = [
  { key: 'account', title: 'مشخصات ورود' },
  { key: 'person', title: 'هویت' },
  { key: 'confirm', title: 'تأیید موبایل' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'مراحل ثبت‌نام', steps, current: 1 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };
export const ThirdFailed: Story = { args: { current: 2, thirdFailed: true } };
export const DoneStepsLeadBack: Story = { args: { current: 2, onBack: () => undefined } };
export const LongNames: Story = {
  args: {
    current: 2,
    steps: [
      { key: '1', title: 'انتخاب سرشماره و نوشتن متن پیام تبلیغاتی فروشگاه' },
      { key: '2', title: 'انتخاب گیرنده‌ها از دفترچه‌های تلفن، فایل و بانک‌های شماره' },
      { key: '3', title: 'پیش‌نمایش، محاسبهٔ هزینه و تأیید نهایی' },
      { key: '4', title: 'پیگیری ارسال' },
    ],
  },
};
