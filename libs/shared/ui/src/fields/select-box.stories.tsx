import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { useState } from 'react';
import { toPersianDigits } from '@peyk/shared-validation';
import { Dialog } from '../overlays/dialog';
import { LONG_ERROR, LONG_LABEL, renderControlled } from '../testing/controlled-story';
import { SelectBox, type SelectOption } from './select-box';

const CITIES = [
  'تهران',
  'مشهد',
  'اصفهان',
  'کرج',
  'شیراز',
  'تبریز',
  'قم',
  'اهواز',
  'کرمانشاه',
  'ارومیه',
  'رشت',
  'زاهدان',
];
const options: readonly SelectOption[] = CITIES.map((label) => ({ value: label, label, disabled: label === 'قم' }));
const many: readonly SelectOption[] = Array.from({ length: 5000 }, (_unused, index) => ({
  value: String(index),
  label: `شهر شمارهٔ ${toPersianDigits(index + 1)}`,
}));

const meta = {
  title: 'Fields/SelectBox',
  component: SelectBox,
  args: { label: 'شهر', value: '', options, onChange: () => undefined },
  render: renderControlled(SelectBox),
} satisfies Meta<typeof SelectBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  args: { value: 'اصفهان', searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

export const Required: Story = { args: { required: true } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = { args: { error: LONG_ERROR } };

export const LongLabel: Story = { args: { label: LONG_LABEL } };

export const Searchable: Story = { args: { searchable: true } };

export const FiveThousand: Story = { args: { options: many, searchable: true } };

export const Loading: Story = { args: { options: [], loading: true } };

export const Empty: Story = { args: { options: [] } };

export const Failed: Story = {
  args: { options: [], failure: 'شهرها خوانده نشد. لطفاً دوباره تلاش کنید.', onRetry: () => undefined },
};

export const Chosen: Story = { args: { value: 'اصفهان', clearable: true } };

export const LongNames: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: LONG_LABEL },
      { value: 'b', label: LONG_ERROR },
    ],
  },
};

const ControlledSelect = renderControlled(SelectBox);
const PAGE = 20;
const ALL = 45;

/** Pages of 20 that take a moment; the last one is not full. */
function PagedCities() {
  const [value, setValue] = useState('');
  const [count, setCount] = useState(PAGE);
  const [loading, setLoading] = useState(false);
  const loadMore = () => {
    setLoading(true);
    setTimeout(() => {
      setCount((before) => Math.min(ALL, before + PAGE));
      setLoading(false);
    }, 400);
  };
  return (
    <SelectBox
      label="شهر"
      value={value}
      onChange={setValue}
      options={many.slice(0, count)}
      loading={loading}
      pageSize={PAGE}
      onNeedMore={loadMore}
    />
  );
}

export const Paged: Story = { render: () => <PagedCities /> };

export const InDialog: Story = {
  args: { searchable: true },
  render: (args) => (
    <Dialog open title="ویرایش شهر" onClose={() => undefined}>
      <ControlledSelect {...args} />
    </Dialog>
  ),
};

export const AtTheBottom: Story = {
  render: (args) => (
    <div style={{ paddingBlockStart: '70vh' }}>
      <ControlledSelect {...args} />
    </div>
  ),
};
