import { toPersianDigits } from '@peyk/shared-validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Card } from '../layout/card';
import { LONG_NAME, SAMPLE_TABLE, sampleRows, type SampleRow } from '../testing/sample-rows';
import { DataTable } from './data-table';
import { DEFAULT_TABLE_LOOK } from './table-look';
import { TableSettings } from './table-settings';
import { TableSkeleton } from './table-skeleton';
import type { RowKey, TableSort } from './table-types';

const Table = DataTable<SampleRow>;
const meta = {
  title: 'Lists/DataTable',
  component: Table,
  args: { ...SAMPLE_TABLE, rows: sampleRows(12) },
  decorators: [
    (Story) => (
      <Card style={{ padding: 0, overflow: 'hidden' }}>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const tenThousand = sampleRows(10_000);

export const Default: Story = {};

export const Pressable: Story = { args: { onRowPress: () => undefined } };

export const Compact: Story = { args: { look: { hidden: ['id'], density: 'compact' } } };

export const LongNames: Story = {
  args: { rows: sampleRows(4).map((row) => ({ ...row, name: row.id % 2 === 0 ? LONG_NAME : row.name })) },
};

export const OneRow: Story = { args: { rows: sampleRows(1) } };

export const Loading: Story = { render: () => <TableSkeleton columns={SAMPLE_TABLE.columns} count={10} /> };

export const RowActions: Story = {
  args: {
    rowActions: () => [
      { key: 'edit', label: 'ویرایش', icon: 'pencil', onSelect: () => undefined },
      { key: 'delete', label: 'حذف', icon: 'trash', danger: true, onSelect: () => undefined },
    ],
  },
};

function Selecting(props: typeof meta.args) {
  const [selectedIds, onChange] = useState<readonly RowKey[]>([2, 3]);
  const actions = (
    <Button variant="danger" icon="trash" onClick={() => onChange([])}>
      حذف
    </Button>
  );
  return <DataTable {...props} selection={{ selectedIds, onChange, actions }} />;
}

export const Selection: Story = { render: (args) => <Selecting {...args} /> };

/** The whole page is selected, and the list finds more. */
export const SelectAllResults: Story = {
  args: {
    selection: {
      selectedIds: sampleRows(12).map(({ id }) => id),
      onChange: () => undefined,
      total: 2340,
      onSelectAll: () => undefined,
      actions: <Button icon="trash">حذف</Button>,
    },
  },
};

/** Rows that go unless they are brought back. */
export const Fading: Story = { args: { isFading: ({ id }) => id === 2 || id === 3 } };

function Sorting(props: typeof meta.args) {
  const [sort, onSort] = useState<TableSort | null>({ key: 'cost', descending: true });
  return <DataTable {...props} sort={sort} onSort={onSort} />;
}

export const Sorted: Story = { render: (args) => <Sorting {...args} /> };

function Choosing(props: typeof meta.args) {
  const [look, onLook] = useState(DEFAULT_TABLE_LOOK);
  return (
    <>
      <TableSettings columns={props.columns} look={look} onLook={onLook} />
      <DataTable {...props} look={look} />
    </>
  );
}

export const ColumnChooser: Story = { render: (args) => <Choosing {...args} /> };

export const ManyColumns: Story = {
  args: {
    columns: Array.from({ length: 16 }, (_unused, index) => ({
      key: `c${index}`,
      head: `ستون شمارهٔ ${toPersianDigits(index + 1)}`,
      cell: ({ cost }: SampleRow) => toPersianDigits(cost),
    })),
  },
};

export const TenThousandRows: Story = {
  render: (args) => <Selecting {...args} rows={tenThousand} onRowPress={() => undefined} />,
};
