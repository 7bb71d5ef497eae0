import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { jalaliToText, toJalali } from '@peyk/shared-jalali';
import { keyToMobile } from '@peyk/shared-sms';
import { listPropertyRows } from '../properties/properties.repository';
import type { PropertyRow } from '../properties/properties.repository';

interface ContactRow {
  mobile: number;
  name: string | null;
  gender: number | null;
  birthDate: string | null;
  properties: Record<string, string | number> | null;
}

/** What a text can say of each contact. */
export interface ContactField {
  /** What a text may call it. */
  names: readonly string[];
  /** Empty for a contact that has none. */
  valueOf: (contact: ContactRow) => string;
}

const GENDERS: Readonly<Record<number, string>> = { 1: 'آقا', 2: 'خانم' };

const FIXED: readonly ContactField[] = [
  { names: ['نام', 'name'], valueOf: ({ name }) => name ?? '' },
  { names: ['شماره', 'موبایل', 'mobile'], valueOf: ({ mobile }) => nationalOf(mobile) },
  { names: ['جنسیت', 'gender'], valueOf: ({ gender }) => GENDERS[gender ?? 0] ?? '' },
  { names: ['تاریخ تولد', 'birth_date'], valueOf: ({ birthDate }) => dayText(birthDate ?? '') },
];

/** What an account knows of its contacts: what every contact may have, then its own properties that are in use. */
export async function contactFields(db: DbOrTx, accountId: bigint): Promise<readonly ContactField[]> {
  const properties = await listPropertyRows(db, accountId);
  return [...FIXED, ...properties.filter(({ active }) => active).map(fieldOf)];
}

function fieldOf({ id, title, latinTitle, type }: PropertyRow): ContactField {
  return {
    names: [title, latinTitle],
    valueOf: ({ properties }) => {
      const value = String(properties?.[String(id)] ?? '');
      return type === 'date' ? dayText(value) : value;
    },
  };
}

/** The values of fields for numbers, a list for each in their order. Who is no contact (any more) has but a number. */
export async function valuesOfContacts(
  db: DbOrTx,
  { accountId, fields }: { accountId: bigint; fields: readonly ContactField[] },
  keys: Int32Array,
): Promise<string[][]> {
  const { rows } = await sql<ContactRow>`
    select mobile, name, gender, to_char(birth_date, 'YYYY-MM-DD') as "birthDate", properties from contacts
    where account_id = ${accountId} and mobile = any(${`{${keys.join(',')}}`}::int[])`.execute(db);
  const contacts = new Map(rows.map((row) => [row.mobile, row]));
  return Array.from(keys, (mobile) => {
    const contact = contacts.get(mobile) ?? { mobile, name: null, gender: null, birthDate: null, properties: null };
    return fields.map(({ valueOf }) => valueOf(contact));
  });
}

function nationalOf(mobile: number): string {
  return `0${keyToMobile(mobile).slice(2)}`;
}

/** A day as people here write it. */
function dayText(day: string): string {
  if (day === '') return '';
  const [gy = 0, gm = 0, gd = 0] = day.split('-').map(Number);
  return jalaliToText(toJalali({ gy, gm, gd }));
}
