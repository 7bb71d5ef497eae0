import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../layout/card';
import { DateTextField, DateTimeTextField } from './date-text-field';

const meta = {
  title: 'Dates/DateTextField',
  component: DateTextField,
  args: { label: 'تاریخ ارسال', value: '', onChange: () => undefined },
} satisfies Meta<typeof DateTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Both({ date = '', dateTime = '' }) {
  const [day, setDay] = useState(date);
  const [moment, setMoment] = useState(dateTime);
  return (
    <Stack gap={4}>
      <DateTextField label="تاریخ ارسال" value={day} onChange={setDay} />
      <DateTimeTextField label="زمان ارسال" value={moment} onChange={setMoment} />
    </Stack>
  );
}

export const Empty: Story = { render: () => <Both /> };
export const Filled: Story = { render: () => <Both date="1405/08/29" dateTime="1405/08/29 14:05" /> };
export const Wrong: Story = {
  args: { value: '1404/12/30', error: 'سال ۱۴۰۴ کبیسه نیست و اسفند آن ۲۹ روز دارد.' },
};
export const Disabled: Story = { args: { value: '1405/08/29', disabled: true } };
