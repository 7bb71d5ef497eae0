import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { DateRangeField } from './date-range-field';

/** Friday 29 Aban 1405, 14:05 in Tehran: stories look the same on every day. */
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');

function Controlled(props: ComponentProps<typeof DateRangeField>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 560, minBlockSize: 560 }}>
      <DateRangeField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Dates/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'تاریخ ارسال',
    value: { from: '', to: '' },
    onChange: () => undefined,
    clock: () => NOW_MS,
  },
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: { from: '2026-11-06T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' } },
};
export const OnlyThePast: Story = { args: { max: '2026-11-20T20:29:59.999Z' } };
export const Wrong: Story = { args: { error: 'بازهٔ تاریخ را انتخاب کنید.' } };
export const Disabled: Story = {
  args: { disabled: true, value: { from: '2026-11-06T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' } },
};
