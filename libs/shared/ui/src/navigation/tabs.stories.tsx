import { toPersianDigits } from '@peyk/shared-validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { LONG_NAME } from '../testing/sample-rows';
import { Tabs, type Tab } from './tabs';

const TABS: readonly Tab[] = [
  { key: 'recent', label: 'گزارش‌های اخیر', icon: 'reports', count: 128 },
  { key: 'archive', label: 'بایگانی', icon: 'file' },
  { key: 'scheduled', label: 'زمان‌بندی‌شده', count: 0 },
];

interface BoundProps {
  readonly tabs: readonly Tab[];
}

function Bound({ tabs }: BoundProps) {
  const [index, onIndex] = useState(0);
  return (
    <Tabs label="بخش‌های گزارش" tabs={tabs} index={index} onIndex={onIndex}>
      {tabs[index]?.label}
    </Tabs>
  );
}

const meta = { title: 'Navigation/Tabs', component: Bound, args: { tabs: TABS } } satisfies Meta<typeof Bound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = { args: { tabs: [{ key: 'long', label: LONG_NAME }, ...TABS] } };

export const MoreThanFit: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_unused, index) => ({
      key: String(index),
      label: `فهرست شمارهٔ ${toPersianDigits(index + 1)}`,
    })),
  },
};
