import { formatNumber } from '@peyk/shared-ui';
import type { Field, FieldType } from './reference';

const TYPES: Readonly<Record<FieldType, string>> = {
  text: 'متن',
  integer: 'عدد صحیح',
  number: 'عدد',
  boolean: 'درست یا نادرست',
  list: 'فهرست',
  object: 'شیء',
  file: 'فایل',
  instant: 'زمان (ISO 8601)',
  day: 'تاریخ میلادی',
  id: 'شناسه',
};
const ITEMS: Readonly<Partial<Record<FieldType, string>>> = {
  text: 'فهرست متن‌ها',
  integer: 'فهرست عددها',
  object: 'فهرست شیءها',
  id: 'فهرست شناسه‌ها',
  list: 'فهرست فهرست‌ها',
};
/** What the limits count. */
const UNITS: Readonly<Partial<Record<FieldType, string>>> = { text: ' نویسه', list: ' مورد' };

function limitWords({ type, limits }: Field): string | undefined {
  if (!limits) return undefined;
  const [least, most] = limits;
  const unit = UNITS[type] ?? '';
  if (most === null) return least === null || least === 0 ? undefined : `دست‌کم ${formatNumber(least)}${unit}`;
  if (least === most) return `${formatNumber(most)}${unit}`;
  // A text or a list may be empty, or is not asked to be more than not empty.
  if (least === null || (unit !== '' && least <= 1)) return `حداکثر ${formatNumber(most)}${unit}`;
  return `${formatNumber(least)} تا ${formatNumber(most)}${unit}`;
}

/** The type of a field and its limits in words: «فهرست متن‌ها، حداکثر ۱٬۰۰۰ مورد». */
export function typeWords(field: Field): string {
  const type = (field.type === 'list' && field.of && ITEMS[field.of]) || TYPES[field.type];
  return [type, limitWords(field), field.isNullable === true ? 'یا null' : undefined].filter(Boolean).join('، ');
}

/** How deep it stands in the request: `a.b[].c` is 2. */
export const depthOf = ({ name }: Field): number => name.split('.').length - 1;
