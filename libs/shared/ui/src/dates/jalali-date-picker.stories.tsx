import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { useState } from 'react';
import { JalaliDatePicker, type JalaliDatePickerProps } from './jalali-date-picker';

/** Friday 29 Aban 1405, 14:05 in Tehran: stories look the same on every day. */
const NOW_MS = Date.parse('2026-11-20T10:35:00Z');
const clock = () => NOW_MS;

function Controlled(props: JalaliDatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 340, minBlockSize: 560 }}>
      <JalaliDatePicker {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Dates/JalaliDatePicker',
  component: JalaliDatePicker,
  args: { label: 'تاریخ ارسال', value: '', onChange: () => undefined, clock },
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof JalaliDatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'پیام از ابتدای این روز فرستاده می‌شود.' } };
export const Opened: Story = {
  args: { label: 'زمان ارسال', time: { minuteStep: 5 }, disablePast: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('grid');
  },
};
export const Filled: Story = { args: { value: '2026-11-21T20:30:00.000Z' } };
export const Required: Story = { args: { required: true, value: '2026-11-21T20:30:00.000Z' } };
export const WithTime: Story = { args: { label: 'زمان ارسال', time: {}, value: '2026-11-20T10:35:00.000Z' } };
export const TwelveHoursWithSeconds: Story = {
  args: { label: 'زمان ارسال', time: { hours: 12, seconds: true, minuteStep: 5 }, value: '2026-11-20T10:35:09.000Z' },
};
export const OnlyTheFuture: Story = { args: { label: 'زمان ارسال', time: { minuteStep: 5 }, disablePast: true } };
export const Bounded: Story = { args: { min: '2026-11-10T00:00:00Z', max: '2026-12-10T00:00:00Z' } };
export const ClosesOnScroll: Story = { args: { hideOnScroll: true } };
export const CenteredAbove: Story = { args: { position: 'top-center' } };
export const HindiButtons: Story = { args: { locale: 'hi' } };
export const Wrong: Story = { args: { error: 'تاریخ ارسال را انتخاب کنید.' } };
export const Disabled: Story = { args: { disabled: true, value: '2026-11-21T20:30:00.000Z' } };
export const LongLabel: Story = {
  args: {
    label: 'تاریخ شروع ارسال نوبتی پیام تبریک زادروز مشترکان باشگاه مشتریان فروشگاه زنجیره‌ای',
    value: '2026-11-21T20:30:00.000Z',
  },
};
