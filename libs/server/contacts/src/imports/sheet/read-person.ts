import { MOBILE_FAULT_WORDS, readMobile } from '@peyk/shared-sheets';
import { searchForm } from '@peyk/shared-validation';
import type { ContactFields, Gender } from '../../contacts/contacts.repository';
import type { PropertyType } from '../../properties/properties.repository';
import { readPropertyValue } from '../../properties/property-value';
import type { PropertyValue } from '../../properties/property-value';
import type { ImportColumn } from './import-columns';
import { readDay } from './read-day';

const MAX_NAME_CHARS = 100;
/** Nobody alive is older; a typing error usually is. */
const FIRST_BIRTH_DAY = '1880-01-01';

const GENDER_WORDS: Readonly<Record<string, Gender>> = Object.fromEntries([
  ...['مرد', 'آقا', 'آقای', 'مذکر', 'پسر', 'male', 'm', 'man', 'mr'].map((word) => [searchForm(word), 1]),
  ...['زن', 'خانم', 'مونث', 'مؤنث', 'دختر', 'female', 'f', 'woman', 'mrs', 'ms'].map((word) => [searchForm(word), 2]),
]);

/** A property that a column goes to. */
export interface ImportedProperty {
  title: string;
  type: PropertyType;
}

/** How the rows of a file are read. */
export interface RowRules {
  columns: readonly ImportColumn[];
  /** By the id. */
  properties: ReadonlyMap<string, ImportedProperty>;
  /** The day on which it is read, `YYYY-MM-DD`. */
  today: string;
}

/** A row as a contact, or all that is wrong with it. */
export type ReadPerson =
  | { readonly person: ContactFields; readonly reasons?: undefined }
  | { readonly person?: undefined; readonly reasons: readonly string[] };

/** What cannot be kept in a name: a line end within a cell, a NUL. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const CONTROL = /[\x00-\x1f\x7f]+/g;
const clean = (cell: string | undefined) => (cell ?? '').replace(CONTROL, ' ').trim();

/** Reads a row. A cell that is empty says nothing; one that cannot be read leaves the whole row out, so that nobody is half imported. */
export function readPerson(cells: readonly string[], rules: RowRules): ReadPerson {
  const reasons: string[] = [];
  const cellOf = (field: ImportColumn['field']) => {
    const column = rules.columns.find((one) => one.field === field)?.column;
    return column === undefined ? '' : clean(cells[column]);
  };
  const mobile = readMobile(cellOf('mobile'));
  if (mobile.fault !== undefined) reasons.push(MOBILE_FAULT_WORDS[mobile.fault]);
  const name = readName(cells, rules.columns, reasons);
  const gender = readGender(cellOf('gender'), reasons);
  const birthDate = readBirthDate(cellOf('birth_date'), rules.today, reasons);
  const properties = readProperties(cells, rules, reasons);
  if (reasons.length > 0 || mobile.fault !== undefined) return { reasons };
  return { person: { mobile: mobile.key, name, gender, birthDate, properties } };
}

function readName(cells: readonly string[], columns: readonly ImportColumn[], reasons: string[]): string | null {
  const parts = columns.filter(({ field }) => field === 'name').map(({ column }) => clean(cells[column]));
  const name = parts.filter((part) => part !== '').join(' ');
  if (name.length > MAX_NAME_CHARS) reasons.push('نام بیش از ۱۰۰ نویسه است؛ آن را کوتاه کنید.');
  return name === '' ? null : name;
}

function readGender(cell: string, reasons: string[]): Gender | null {
  if (cell === '') return null;
  const gender = GENDER_WORDS[searchForm(cell)];
  if (gender === undefined) reasons.push('جنسیت خوانده نشد؛ «مرد» یا «زن» بنویسید یا خالی بگذارید.');
  return gender ?? null;
}

function readBirthDate(cell: string, today: string, reasons: string[]): string | null {
  if (cell === '') return null;
  const day = readDay(cell);
  if (day !== undefined && day >= FIRST_BIRTH_DAY && day <= today) return day;
  reasons.push('تاریخ تولد خوانده نشد؛ روزی در گذشته مانند ۱۳۷۰/۰۲/۱۴ یا ۱۹۹۱-۰۵-۰۴ بنویسید.');
  return null;
}

const TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  string: 'متنی تا ۲۰۰ نویسه',
  int: 'عددی درست تا ۱۴ رقم',
  date: 'روزی مانند ۱۴۰۵/۰۸/۲۹',
};

function readProperties(
  cells: readonly string[],
  { columns, properties }: RowRules,
  reasons: string[],
): Record<string, PropertyValue> | null {
  const values: Record<string, PropertyValue> = {};
  for (const { column, propertyId = '' } of columns) {
    const property = properties.get(propertyId);
    const cell = property === undefined ? '' : clean(cells[column]);
    if (property === undefined || cell === '') continue;
    const value = readPropertyValue(property.type, property.type === 'date' ? (readDay(cell) ?? '') : cell);
    if (value === undefined) reasons.push(`«${property.title}» خوانده نشد؛ ${TYPE_WORDS[property.type]} بنویسید.`);
    else values[propertyId] = value;
  }
  return Object.keys(values).length === 0 ? null : values;
}
