import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { TimeField } from './time-field';

/** 14:05 in Tehran. */
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');

function Controlled(props: ComponentProps<typeof TimeField>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 340 }}>
      <TimeField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Dates/TimeField',
  component: TimeField,
  args: { label: 'ساعت ارسال', value: '', onChange: () => undefined, clock: () => NOW_MS },
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'به وقت تهران' } };
export const Filled: Story = { args: { value: '18:30' } };
export const TooEarly: Story = { args: { value: '14:20', minOffset: { minutes: 30 } } };
export const TwoHoursAhead: Story = { args: { minOffset: { hours: 2 } } };
export const Disabled: Story = { args: { value: '18:30', disabled: true } };
