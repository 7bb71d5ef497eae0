import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FieldProps } from '../../fields/field-frame';
import { Card } from '../../layout/card';
import { size } from '../../tokens';
import { MobileField } from './mobile-field';

function Held({ value, ...rest }: FieldProps) {
  const [mobile, setMobile] = useState(value);
  return (
    <Card style={{ maxInlineSize: size.form }}>
      <MobileField {...rest} value={mobile} onChange={setMobile} />
    </Card>
  );
}

const meta = {
  title: 'Sms/MobileField',
  component: MobileField,
  render: (args) => <Held {...args} />,
  args: { label: 'شمارهٔ موبایل', value: '', onChange: () => undefined },
} satisfies Meta<typeof MobileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true, hint: 'کد ورود به این شماره پیامک می‌شود.' } };
export const Filled: Story = { args: { value: '09240000001' } };
export const Wrong: Story = { args: { value: '0924', error: 'شمارهٔ موبایل معتبر نیست.' } };
export const Disabled: Story = { args: { value: '09041000002', disabled: true } };
