import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/button';
import { Card } from '../../layout/card';
import { size } from '../../tokens';
import { SmsComposer } from './sms-composer';

type Props = Parameters<typeof SmsComposer>[0];

function Held({ value, ...rest }: Props) {
  const [text, setText] = useState(value);
  return (
    <Card style={{ maxInlineSize: size.form }}>
      <SmsComposer {...rest} value={text} onChange={setText} />
    </Card>
  );
}

const variables = [
  { name: 'name', label: 'نام مشتری', example: 'سیدمحمدرضا حسینی‌پور' },
  { name: 'order_id', label: 'شمارهٔ سفارش', example: '140512345' },
];

const meta = {
  title: 'Sms/SmsComposer',
  component: SmsComposer,
  render: (args) => <Held {...args} />,
  args: {
    label: 'متن پیام',
    value: '',
    onChange: () => undefined,
    maxLength: 2700,
    multipartChars: 67,
    addsOptOut: false,
  },
} satisfies Meta<typeof SmsComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const PERSIAN = 'مشتری گرامی، سفارش شما آماده است.\nبرای دریافت به فروشگاه مراجعه کنید.\nhttps://example.ir/o/1405';

export const Empty: Story = { args: { required: true } };
export const Persian: Story = { args: { value: PERSIAN, addsOptOut: true } };
export const Latin: Story = { args: { value: 'Your order is ready. {code}' } };
export const LatinMadePersian: Story = {
  args: {
    value: 'Your order ۱۲۳ is ready\u200c, thank you؟ Please come to the shop before Thursday and bring your card.',
  },
};
export const Variables: Story = {
  args: {
    value: '{{name}} عزیز، سفارش {{order_id}} شما آماده است.\nHello {{name}}, see {{orderid}}',
    variables,
    addsOptOut: true,
    insertSlot: (insert) => (
      <Button variant="quiet" icon="file" onClick={() => insert('با سپاس از خرید شما')}>
        پیام‌های آماده
      </Button>
    ),
  },
};
export const ArabicLettersAndEmoji: Story = { args: { value: 'يك شكلات 🎉 برای شما' } };
export const Wrong: Story = { args: { error: 'متن پیام را بنویسید.' } };
export const TooManyParts: Story = { args: { value: 'سلام '.repeat(80), maxParts: 5 } };
export const NearTheLimit: Story = { args: { value: 'سلام '.repeat(60), maxLength: 310 } };
export const Disabled: Story = { args: { value: PERSIAN, disabled: true } };
