import { readMobile } from '@peyk/shared-sheets';
import { normaliseForMatching } from '@peyk/shared-sms';
import { normaliseDigits } from '@peyk/shared-validation';

/** What a row of a file says of a person, before its places have ids. */
export interface BankRow {
  mobile: number;
  province: string | undefined;
  county: string | undefined;
  city: string | undefined;
  gender: number | null;
  birthYear: number | null;
  postalCode: number | null;
  category: string | undefined;
  kind: string | undefined;
  lat: number | null;
  lng: number | null;
}

/** How each column may be called. */
const TITLES = {
  mobile: ['mobile', 'number', 'شماره', 'موبایل', 'شماره موبایل'],
  province: ['province', 'استان'],
  county: ['county', 'شهرستان'],
  city: ['city', 'شهر'],
  gender: ['gender', 'جنسیت'],
  birthYear: ['birth_year', 'سال تولد'],
  postalCode: ['postal_code', 'کد پستی', 'کدپستی'],
  category: ['category', 'صنف', 'رسته'],
  kind: ['sub_category', 'شاخه', 'زیررسته'],
  lat: ['lat', 'latitude', 'عرض'],
  lng: ['lng', 'longitude', 'طول'],
} as const;
export type BankColumn = keyof typeof TITLES;

const GENDERS: Readonly<Record<string, number>> = {
  '1': 1,
  '2': 2,
  '3': 3,
  مرد: 1,
  زن: 2,
  سازمان: 3,
  male: 1,
  female: 2,
};

/** Where each column stands; undefined without a column of numbers. */
export function findColumns(titles: readonly string[]): Partial<Record<BankColumn, number>> | undefined {
  const known = titles.map((title) => normaliseForMatching(title));
  const found: Partial<Record<BankColumn, number>> = {};
  for (const [column, names] of Object.entries(TITLES) as [BankColumn, readonly string[]][]) {
    const place = known.findIndex((title) => names.some((name) => normaliseForMatching(name) === title));
    if (place >= 0) found[column] = place;
  }
  return found.mobile === undefined ? undefined : found;
}

/** Reads a row, or says in a few words what is wrong with it. */
export function readRow(cells: readonly string[], columns: Partial<Record<BankColumn, number>>): BankRow | string {
  const cell = (column: BankColumn) => {
    const place = columns[column];
    const text = place === undefined ? '' : (cells[place] ?? '').trim();
    return text === '' ? undefined : text;
  };
  const number = (column: BankColumn) => {
    const text = cell(column);
    return text === undefined ? null : Number(normaliseDigits(text));
  };
  const { key } = readMobile(cell('mobile') ?? '');
  if (key === undefined) return 'no mobile number';
  const gender = cell('gender');
  const postal = cell('postalCode');
  const row = {
    mobile: key,
    province: cell('province'),
    county: cell('county'),
    city: cell('city'),
    gender: gender === undefined ? null : (GENDERS[normaliseDigits(gender).toLowerCase()] ?? Number.NaN),
    birthYear: number('birthYear'),
    postalCode: postal === undefined ? null : Number(normaliseDigits(postal).replace(/\D/g, '').slice(0, 5)),
    category: cell('category'),
    kind: cell('kind'),
    lat: number('lat'),
    lng: number('lng'),
  };
  return faultOf(row) ?? row;
}

function faultOf({ gender, birthYear, postalCode, lat, lng }: BankRow): string | undefined {
  const isWithin = (value: number | null, least: number, most: number) =>
    value === null || (value >= least && value <= most);
  if (!isWithin(gender, 1, 3)) return 'gender is none of 1, 2, 3';
  if (!isWithin(birthYear, 1300, 1500) || (birthYear !== null && !Number.isInteger(birthYear))) {
    return 'the year of birth is no Jalali year';
  }
  if (!isWithin(postalCode, 10_000, 99_999)) return 'the postal code has fewer than five digits';
  if (!isWithin(lat, -90, 90) || !isWithin(lng, -180, 180) || (lat === null) !== (lng === null)) {
    return 'the place is none';
  }
  return undefined;
}
