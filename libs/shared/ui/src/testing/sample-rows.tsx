import { toPersianDigits } from '@peyk/shared-validation';
import { formatNumber } from '../numbers/format-number';
import { MobileNumber } from '../numbers/mobile-number';
import { Money } from '../numbers/numbers';
import { StatusChip } from '../data/status-chip';
import type { Column, TableProps } from '../data/table-types';

/** A row of the stories and tests of lists. */
export interface SampleRow {
  readonly id: number;
  readonly name: string;
  readonly number: string;
  readonly cost: string;
  readonly isDelivered: boolean;
}

const NAMES = ['فروشگاه بزرگ کتاب ایرانیان', 'درمانگاه شبانه‌روزی مهر', 'آموزشگاه زبان پویا', 'شرکت نمونه'] as const;
const FIRST_NUMBER = 989_240_000_000;
export const LONG_NAME = 'مرکز تخصصی نگه‌داری و تعمیرات تجهیزات پزشکی و آزمایشگاهی شمال غرب کشور '.repeat(5).trim();

/** So many rows, always the same. */
export function sampleRows(count: number): readonly SampleRow[] {
  return Array.from({ length: count }, (_unused, index) => ({
    id: index + 1,
    name: `${NAMES[index % NAMES.length]} ${toPersianDigits(index + 1)}`,
    number: String(FIRST_NUMBER + index),
    cost: String(1370 * ((index % 7) + 1)),
    isDelivered: index % 3 !== 0,
  }));
}

function Status({ isDelivered }: Pick<SampleRow, 'isDelivered'>) {
  return isDelivered ? (
    <StatusChip tone="alive" icon="checkCircle">
      رسیده به گوشی
    </StatusChip>
  ) : (
    <StatusChip tone="info" icon="clock">
      در صف
    </StatusChip>
  );
}

const COLUMNS: readonly Column<SampleRow>[] = [
  { key: 'id', head: 'ردیف', width: '10%', cell: ({ id }) => formatNumber(id) },
  { key: 'name', head: 'نام', width: '34%', lines: 2, always: true, sortable: true, cell: ({ name }) => name },
  { key: 'number', head: 'شماره', cell: ({ number }) => <MobileNumber number={number} /> },
  { key: 'cost', head: 'هزینه (ریال)', sortable: true, cell: ({ cost }) => <Money rial={cost} withoutUnit /> },
  { key: 'status', head: 'وضعیت', cell: (row) => <Status {...row} /> },
];

/** A table of such rows, for stories and tests. */
export const SAMPLE_TABLE: TableProps<SampleRow> = {
  caption: 'مشتریان',
  columns: COLUMNS,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  mobileItem: (row) => (
    <>
      <strong>{row.name}</strong>
      <div>
        <MobileNumber number={row.number} /> <Status {...row} />
      </div>
    </>
  ),
};
