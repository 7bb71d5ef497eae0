import { formatNumber } from '../numbers/format-number';
import type { FilterValue, FilterValues } from './filter-field';

/** The filters of one list, under a name that its person gave them. */
export interface SavedFilter {
  readonly name: string;
  readonly values: FilterValues;
}

export const MAX_SAVED_FILTERS = 20;
const MAX_NAME_CHARS = 40;

/** Why a name cannot be used, in a sentence, or `undefined`. `except` is the filter that is being renamed. */
export function nameProblem(items: readonly SavedFilter[], name: string, except?: string): string | undefined {
  const clean = name.trim();
  if (clean === '') return 'نامی برای این فیلتر بنویسید.';
  if (clean.length > MAX_NAME_CHARS) return `نام را حداکثر با ${formatNumber(MAX_NAME_CHARS)} نویسه بنویسید.`;
  if (clean !== except && items.some((item) => item.name === clean)) {
    return 'فیلتری با این نام دارید؛ نام دیگری بنویسید.';
  }
  if (except === undefined && items.length >= MAX_SAVED_FILTERS) {
    return `حداکثر ${formatNumber(MAX_SAVED_FILTERS)} فیلتر نگه داشته می‌شود؛ یکی را حذف کنید.`;
  }
  return undefined;
}

/** Saved filters out of a store that anybody may have written into: what is none is left out. */
export function readSavedFilters(stored: unknown): readonly SavedFilter[] {
  if (!Array.isArray(stored)) return [];
  const items: SavedFilter[] = [];
  for (const item of stored.slice(0, MAX_SAVED_FILTERS)) {
    const read = readItem(item);
    if (read !== undefined && nameProblem(items, read.name) === undefined) items.push(read);
  }
  return items;
}

function readItem(item: unknown): SavedFilter | undefined {
  if (!isRecord(item) || typeof item['name'] !== 'string' || !isRecord(item['values'])) return undefined;
  const values = Object.entries(item['values']).flatMap(([key, value]) =>
    isValue(value) ? [[key, value] as const] : [],
  );
  return { name: item['name'].trim(), values: Object.fromEntries(values) };
}

function isValue(value: unknown): value is FilterValue {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string');
  if (!isRecord(value)) return false;
  return ['from', 'to'].every((end) => value[end] === undefined || typeof value[end] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
