import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../../layout/card';
import { size } from '../../tokens';
import { PhoneNumberField } from './phone-number-field';

type Props = Parameters<typeof PhoneNumberField>[0];

function Held({ value, ...rest }: Props) {
  const [numbers, setNumbers] = useState(value);
  return (
    <Card style={{ maxInlineSize: size.form }}>
      <PhoneNumberField {...rest} value={numbers} onChange={setNumbers} />
    </Card>
  );
}

const numbers = (count: number) =>
  Array.from({ length: count }, (_unused, index) => {
    const start = ['98924', '989041', '989952'][index % 3] ?? '98924';
    return start + String(index + 1).padStart(12 - start.length, '0');
  });

const meta = {
  title: 'Sms/PhoneNumberField',
  component: PhoneNumberField,
  render: (args) => <Held {...args} />,
  args: { label: 'گیرنده‌ها', value: [], onChange: () => undefined, maxCount: 100_000 },
} satisfies Meta<typeof PhoneNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: numbers(5) } };
export const OneThousand: Story = { args: { value: numbers(1000) } };
export const OneHundredThousand: Story = { args: { value: numbers(100_000), maxCount: 200_000 } };
export const Full: Story = { args: { value: numbers(3), maxCount: 3 } };
export const Wrong: Story = { args: { error: 'دست‌کم یک شمارهٔ گیرنده بیفزایید.', required: true } };
export const Disabled: Story = { args: { value: numbers(3), disabled: true } };
export const Prefix: Story = { args: { mode: 'prefix', label: 'پیش‌شماره' } };
export const LongLabel: Story = {
  args: {
    label: 'شماره‌هایی که نتیجهٔ بررسی کارشناس و هشدار کم شدن اعتبار به آن‌ها پیامک می‌شود',
    value: numbers(2),
  },
};
