import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmsPreview } from './sms-preview';

const meta = {
  title: 'Sms/SmsPreview',
  component: SmsPreview,
  args: { text: '', addsOptOut: true, multipartChars: 67 },
} satisfies Meta<typeof SmsPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnePart: Story = { args: { text: 'مشتری گرامی، سفارش شما آماده است.\nhttps://example.ir/o/1405' } };
export const SeveralParts: Story = {
  args: {
    text: '{{name}} عزیز، نوبت شما یادآوری می‌شود.\n\nلطفاً پانزده دقیقه پیش از نوبت در محل باشید و کارت شناسایی همراه داشته باشید. برای جابه‌جایی نوبت با ما تماس بگیرید.\nSee https://example.ir',
    variables: [{ name: 'name', label: 'نام', example: 'سیدمحمدرضا حسینی‌پور' }],
  },
};
