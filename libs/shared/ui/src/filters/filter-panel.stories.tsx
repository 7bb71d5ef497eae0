import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../layout/card';
import { LONG_NAME } from '../testing/sample-rows';
import type { FilterField, FilterValues } from './filter-field';
import { FilterPanel } from './filter-panel';
import type { SavedFilter } from './saved-filter-list';

const FIELDS: readonly FilterField[] = [
  { type: 'search', key: 'text', label: 'متن پیام' },
  {
    type: 'options',
    key: 'state',
    label: 'وضعیت',
    options: [
      { value: '2', label: 'در حال ارسال' },
      { value: '6', label: 'پایان‌یافته' },
    ],
  },
  {
    type: 'options',
    key: 'type',
    label: 'روش ارسال',
    multiple: true,
    options: [
      { value: 'normal', label: 'ارسال سریع' },
      { value: 'webservice', label: 'وب‌سرویس' },
      { value: 'map', label: 'نقشه' },
    ],
  },
  { type: 'date', key: 'day', label: 'روز تولد' },
  { type: 'date_range', key: 'created', label: 'زمان ثبت' },
  { type: 'search_range', key: 'cost', label: 'هزینه', unit: 'ریال' },
];

interface BoundProps {
  readonly fields: readonly FilterField[];
  readonly initial?: FilterValues;
  readonly keeps?: boolean;
}

function Bound({ fields, initial = {}, keeps = true }: BoundProps) {
  const [values, setValues] = useState(initial);
  const [items, setItems] = useState<readonly SavedFilter[]>([
    { name: 'گران‌های این هفته', values: { cost: { from: '100000' }, state: '6' } },
  ]);
  const onChange = (next: readonly SavedFilter[]) => {
    setItems(next);
    return keeps;
  };
  return (
    <Card>
      <FilterPanel
        fields={fields}
        values={values}
        onApply={setValues}
        onClear={() => setValues({})}
        saved={{ items, onChange }}
      />
    </Card>
  );
}

const meta = { title: 'Lists/FilterPanel', component: Bound, args: { fields: FIELDS } } satisfies Meta<typeof Bound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: {
    initial: {
      text: 'تخفیف نوروزی',
      state: '2',
      type: ['normal', 'webservice', 'map'],
      day: '2026-11-19T20:30:00.000Z',
      created: { from: '2026-10-22T20:30:00.000Z', to: '2026-11-20T20:29:59.999Z' },
      cost: { from: '1000', to: '250000' },
    },
  },
};

export const TwoFields: Story = { args: { fields: FIELDS.slice(0, 2), initial: { state: '6' } } };

export const LongValues: Story = { args: { initial: { text: LONG_NAME } } };

export const TypedDates: Story = {
  args: {
    fields: [
      { type: 'date', key: 'day', label: 'روز تولد', typed: true },
      { type: 'date_range', key: 'created', label: 'زمان ثبت', typed: true },
    ],
  },
};

export const StorageForbidden: Story = { args: { keeps: false, initial: { state: '6' } } };
