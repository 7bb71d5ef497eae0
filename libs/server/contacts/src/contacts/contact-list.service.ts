import type { DbOrTx, SuppressedKind } from '@peyk/server-database';
import { MAX_LISTED, offsetOf, totalOfPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { rangeOfNumber } from '../number-range';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { countContacts, listContactRows, listKinds, listPlaces } from './contact-list.repository';
import type { ContactRow } from './contacts.repository';

/** A contact with what a person wants to know of it at a glance. */
export interface ListedContact extends ContactRow {
  /** By title, at most ten. */
  phonebooks: { id: bigint; title: string }[];
  phonebooksCount: number;
  kinds: ReadonlySet<SuppressedKind>;
}

/** Of a contact's phonebooks so many are named. */
const PHONEBOOKS_NAMED = 10;

export interface ContactFilters {
  phonebookId?: bigint | undefined;
  /** A number in any spelling, or its beginning. */
  number?: string | undefined;
  /** Somewhere in the name. */
  name?: string | undefined;
}

/** One page of an account's contacts: newest first, within a phonebook by number. @throws unknownPhonebook, badNumber */
export async function listContactsOf(
  db: DbOrTx,
  { accountId, filters, paging }: { accountId: bigint; filters: ContactFilters; paging: Paging },
): Promise<Page<ListedContact>> {
  const { phonebookId, number, name } = filters;
  const numbers = number === undefined ? undefined : rangeOfNumber(number);
  if (phonebookId !== undefined) await requirePhonebooks(db, accountId, [phonebookId]);
  const question = { accountId, phonebookId, numbers, name };
  const offset = offsetOf(paging);
  const rows = offset < MAX_LISTED ? await listContactRows(db, question, { offset, limit: paging.limit }) : [];
  const total = totalOfPage(rows.length, paging) ?? (await countContacts(db, question, MAX_LISTED));
  return { ...paging, total, items: await withPlaces(db, accountId, rows) };
}

/** Looks up the phonebooks and the lists of a page of contacts. */
export async function withPlaces(db: DbOrTx, accountId: bigint, rows: readonly ContactRow[]): Promise<ListedContact[]> {
  if (rows.length === 0) return [];
  const numbers = { accountId, mobiles: Int32Array.from(rows, ({ mobile }) => mobile) };
  const places = byMobile(await listPlaces(db, numbers, PHONEBOOKS_NAMED));
  const kinds = byMobile(await listKinds(db, numbers));
  return rows.map((row) => {
    const named = places.get(row.mobile) ?? [];
    return {
      ...row,
      phonebooks: named.map(({ phonebookId, title }) => ({ id: phonebookId, title })),
      phonebooksCount: named[0]?.count ?? 0,
      kinds: new Set(kinds.get(row.mobile)?.map(({ kind }) => kind)),
    };
  });
}

function byMobile<Row extends { mobile: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.mobile, [...(groups.get(row.mobile) ?? []), row]);
  return groups;
}
