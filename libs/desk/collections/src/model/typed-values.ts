import { instantToTehran, jalaliToText, parseJalaliDateTime, tehranToInstant } from '@peyk/shared-jalali';
import type { CollectionField, CollectionItem, GivenValues } from '../api/items';

/** By the names of fields, as they stand in the form: times as Jalali text, everything else as the API has it. */
export type TypedValues = Readonly<Record<string, string>>;

const pad = (part: number) => String(part).padStart(2, '0');

function jalaliText(instant: string): string {
  const tehran = instantToTehran(instant);
  return `${jalaliToText(tehran)} ${pad(tehran.hour)}:${pad(tehran.minute)}`;
}

/** What the form begins with. A new item is open and allowed what can be allowed, as most are. */
export function typedValuesOf(fields: readonly CollectionField[], item: CollectionItem | undefined): TypedValues {
  const known = new Map(item?.values.map(({ name, value }) => [name, value]));
  const entries = fields.map(({ name, kind, choices }): [string, string] => {
    const value = known.get(name);
    if (kind === 'instant') return [name, value === undefined ? '' : jalaliText(value)];
    if (kind === 'switch') return [name, value ?? (item === undefined && isOnAtFirst(name) ? 'yes' : 'no')];
    if (kind === 'choice' && item === undefined) return [name, choices[0]?.value ?? ''];
    return [name, value ?? ''];
  });
  return Object.fromEntries(entries);
}

const isOnAtFirst = (name: string) => name === 'is_open' || name === 'links_allowed';

export type Faults = Readonly<Record<string, string>>;

const MISSING = 'این را خالی نگذارید.';

/** What can be said before the server is asked, by field. */
export function faultsOf(fields: readonly CollectionField[], typed: TypedValues): Faults {
  const entries = fields.flatMap(({ name, kind, is_needed: isNeeded }): [string, string][] => {
    const value = (typed[name] ?? '').trim();
    if (value === '') return isNeeded ? [[name, MISSING]] : [];
    if (kind !== 'instant') return [];
    const parsed = parseJalaliDateTime(value);
    return parsed.ok ? [] : [[name, parsed.message]];
  });
  return Object.fromEntries(entries);
}

function writtenAs(kind: CollectionField['kind'], value: string): string {
  if (kind !== 'instant' || value === '') return value;
  const parsed = parseJalaliDateTime(value);
  return parsed.ok
    ? tehranToInstant({ ...parsed.date, hour: parsed.hour, minute: parsed.minute }).toISOString()
    : value;
}

/** What is sent: of a new item all that was said, of another what is not as it was. */
export function changedValues(
  fields: readonly CollectionField[],
  item: CollectionItem | undefined,
  typed: TypedValues,
): GivenValues {
  const before = item === undefined ? {} : typedValuesOf(fields, item);
  return fields.flatMap(({ name, kind }) => {
    const value = (typed[name] ?? '').trim();
    if (value === (before[name] ?? '')) return [];
    return [{ name, value: writtenAs(kind, value) }];
  });
}
