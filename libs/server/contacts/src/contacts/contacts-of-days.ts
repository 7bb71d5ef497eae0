import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { GregorianParts } from '@peyk/shared-jalali';
import { MAX_FILE_RECORDS, keyToMobile } from '@peyk/shared-sms';
import { idsParameter } from '../parameters';

/** Whose day it is. */
export interface AnniversaryQuestion {
  accountId: bigint;
  /** The days of all years that are meant. */
  days: readonly GregorianParts[];
  /** A property of type date; the date of birth without it. */
  propertyId?: bigint | undefined;
  /** Only who stands in one of these; everybody without it. */
  phonebookIds?: readonly bigint[] | undefined;
}

/** Numbers of the contacts of whom one of the days is kept, ascending, in the stored form; at most as many as one send may have. Found by an index. */
export async function anniversaryNumbers(
  db: DbOrTx,
  { accountId, days, propertyId, phonebookIds }: AnniversaryQuestion,
): Promise<string[]> {
  const texts = days.map(dayText);
  const theirs =
    propertyId === undefined
      ? sql`select c.mobile from contacts c where c.account_id = ${accountId} and c.birth_date = any(${texts}::date[])`
      : sql`
        select c.mobile from contact_property_values c where c.account_id = ${accountId} and c.property_id = ${propertyId}
          and c.value_key = any(select property_key(to_jsonb(day)) from unnest(${texts}::text[]) as day)`;
  const inBooks = phonebookIds
    ? sql`where exists (
        select from phonebook_members m
        where m.account_id = ${accountId} and m.phonebook_id = any(${idsParameter(phonebookIds)}) and m.mobile = theirs.mobile)`
    : sql``;
  const { rows } = await sql<{ mobile: number }>`
    select theirs.mobile from (${theirs}) theirs ${inBooks} order by theirs.mobile limit ${MAX_FILE_RECORDS}`.execute(
    db,
  );
  return rows.map(({ mobile }) => keyToMobile(mobile));
}

function dayText({ gy, gm, gd }: GregorianParts): string {
  return `${String(gy).padStart(4, '0')}-${String(gm).padStart(2, '0')}-${String(gd).padStart(2, '0')}`;
}
