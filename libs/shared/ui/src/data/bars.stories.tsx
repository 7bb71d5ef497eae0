import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '../layout/card';
import { ProgressBar } from './progress-bar';
import { StackedBar, type Segment } from './stacked-bar';
import { StatusChip } from './status-chip';

const segments: readonly Segment[] = [
  { key: 'queued', label: 'در صف', count: 1_200, tone: 'idle' },
  { key: 'sent', label: 'رفته', count: 3_180, tone: 'lapis' },
  { key: 'reached', label: 'رسیده', count: 12_400, tone: 'turquoise' },
  { key: 'failed', label: 'نرسیده', count: 420, tone: 'pomegranate' },
  { key: 'black', label: 'لیست سیاه', count: 12, tone: 'ink' },
];

const meta = {
  title: 'Feedback/Bars',
  component: StackedBar,
  args: { label: 'وضعیت ارسال', segments },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof StackedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Living: Story = {};
/** Of some nobody will know. */
export const WithDoubt: Story = {
  args: { segments: [...segments, { key: 'doubt', label: 'نامشخص', count: 900, tone: 'doubt' }] },
};
export const Slim: Story = { args: { slim: true } };
export const NothingYet: Story = { args: { segments: segments.map((segment) => ({ ...segment, count: 0 })) } };
export const LongNames: Story = {
  args: { segments: segments.map((segment) => ({ ...segment, label: `${segment.label} از دید مخابرات و اپراتور` })) },
};
/** Zero, a part, everything, and more than everything: capped at 100 percent. It fills from the right. */
export const Progress: Story = {
  render: () => (
    <Stack>
      {[0, 42, 100, 180].map((value) => (
        <ProgressBar key={value} label={`پیشرفت ${value}`} value={value} total={100} />
      ))}
    </Stack>
  ),
};
export const Chips: Story = {
  render: () => (
    <Stack row gap={2}>
      <StatusChip tone="alive" icon="checkCircle">
        رسیده
      </StatusChip>
      <StatusChip tone="info" icon="send">
        در حال ارسال
      </StatusChip>
      <StatusChip tone="attention" icon="clock">
        در انتظار بررسی
      </StatusChip>
      <StatusChip tone="danger" icon="warning">
        اعتبار ناکافی
      </StatusChip>
      <StatusChip tone="quiet" icon="stop">
        متوقف‌شده
      </StatusChip>
    </Stack>
  ),
};
