import { findHeader, isMobileCell, isMobileTitle, isMostly } from '@peyk/shared-sheets';
import { searchForm } from '@peyk/shared-validation';
import type { ImportField } from './import-columns';
import { readDay } from './read-day';

/** What a column seems to hold. */
export interface ProposedColumn {
  title: string | null;
  field: ImportField | null;
  propertyId: string | null;
}

export interface KnownProperty {
  id: bigint;
  title: string;
  latinTitle: string;
}

const words = (list: readonly string[]) => new Set(list.map(searchForm));
/** Titles as people write them. */
const TITLES: readonly (readonly [Exclude<ImportField, 'property' | 'mobile'>, ReadonlySet<string>])[] = [
  [
    'name',
    words([
      ...['نام', 'نام خانوادگی', 'فامیلی', 'نام و نام خانوادگی', 'نام مخاطب', 'نام مشتری', 'نام کامل'],
      ...['name', 'full name', 'first name', 'last name', 'surname', 'family'],
    ]),
  ],
  ['gender', words(['جنسیت', 'جنس', 'gender', 'sex'])],
  ['birth_date', words(['تاریخ تولد', 'تولد', 'روز تولد', 'birth date', 'birth_date', 'birthday', 'date of birth'])],
];

/** Whether the first row holds titles. */
export const hasTitles = (rows: readonly (readonly string[])[]): boolean =>
  findHeader(rows, (cell) => knownField(cell) !== undefined);

/** What each column of a file is, by its title or, without one, by what stands below. Each field but the name is proposed once. */
export function proposeColumns(
  rows: readonly (readonly string[])[],
  { hasHeader, properties }: { hasHeader: boolean; properties: readonly KnownProperty[] },
): ProposedColumn[] {
  const titles = hasHeader ? (rows[0] ?? []) : [];
  const below = hasHeader ? rows.slice(1) : rows;
  const taken = new Set<string>();
  const take = (name: string) => !taken.has(name) && Boolean(taken.add(name));
  const count = Math.max(0, ...rows.map((row) => row.length));
  const proposed: ProposedColumn[] = Array.from({ length: count }, (_, column) => {
    const title = titles[column]?.trim() ?? '';
    const field = knownField(title);
    const shown = { title: title === '' ? null : title, field: null, propertyId: null };
    if (field !== undefined) return field === 'name' || take(field) ? { ...shown, field } : shown;
    const property = properties.find((one) => isTitleOf(one, title));
    if (!property || !take(String(property.id))) return shown;
    return { ...shown, field: 'property', propertyId: String(property.id) };
  });
  const guess = (field: ImportField, fits: (cell: string) => boolean) => {
    if (taken.has(field) || (field === 'name' && proposed.some((one) => one.field === 'name'))) return;
    const found = proposed.find((one, column) => one.field === null && isMostly(below, column, fits));
    if (found) Object.assign(found, { field });
  };
  guess('mobile', isMobileCell);
  if (!hasHeader) {
    guess('birth_date', (cell) => readDay(cell) !== undefined);
    guess('gender', (cell) => GENDERS.has(searchForm(cell)));
    guess('name', (cell) => /^\p{L}[\p{L}\p{M}\s\u200c.-]*$/u.test(cell));
  }
  return proposed;
}

const GENDERS = words(['مرد', 'زن', 'آقا', 'خانم', 'مذکر', 'مونث', 'male', 'female']);

function knownField(title: string): ImportField | undefined {
  const form = searchForm(title);
  if (isMobileTitle(title)) return 'mobile';
  return form === '' ? undefined : TITLES.find(([, known]) => known.has(form))?.[0];
}

function isTitleOf({ title, latinTitle }: KnownProperty, text: string): boolean {
  const form = searchForm(text);
  return form !== '' && (form === searchForm(title) || form === searchForm(latinTitle));
}
