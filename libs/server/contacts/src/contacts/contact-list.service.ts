import type { DbOrTx } from '@peyk/server-database';
import type { SuppressedKind } from '../contacts.tables';
import { MAX_LISTED, listPage, offsetOf } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { fail } from '../fail';
import { rangeOfNumber } from '../number-range';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { listPropertyRows } from '../properties/properties.repository';
import { readPropertyValue } from '../properties/property-value';
import type { PropertyValue } from '../properties/property-value';
import { listTagsOf } from '../tags/tags.repository';
import { requireTags } from '../tags/tags.service';
import { countContacts, findContactIds, listContactRows, listKinds, listPlaces } from './contact-list.repository';
import type { ContactQuestion, PropertyQuestion, ReachQuestion } from './contact-question';
import { hasTrigram, searchWords } from './contact-search';
import { findContact } from './contacts.repository';
import type { ContactKey, ContactRow, Gender } from './contacts.repository';

/** A contact with what a person wants to know of it at a glance. */
export interface ListedContact extends ContactRow {
  /** By title, at most ten. */
  phonebooks: { id: bigint; title: string }[];
  phonebooksCount: number;
  tags: { id: bigint; title: string }[];
  /** What it has of the active properties, in their order. */
  values: { id: bigint; value: PropertyValue }[];
  kinds: ReadonlySet<SuppressedKind>;
}

/** Of a contact's phonebooks so many are named. */
const PHONEBOOKS_NAMED = 10;

export interface ContactFilters {
  phonebookId?: bigint | undefined;
  /** A number in any spelling, or its beginning. */
  number?: string | undefined;
  /** Parts of the name or the number, in any order. */
  search?: string | undefined;
  gender?: Gender | undefined;
  birthFrom?: string | undefined;
  birthTo?: string | undefined;
  tagIds?: readonly bigint[] | undefined;
  properties?: readonly GivenPropertyFilter[] | undefined;
  blacklisted?: boolean | undefined;
  optedOut?: boolean | undefined;
  reach?: ReachQuestion | undefined;
  fromDate?: Date | undefined;
  toDate?: Date | undefined;
}

/** Values as someone gave them. */
export interface GivenPropertyFilter {
  id: bigint;
  begins?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * What filters ask of an account's contacts.
 * @throws unknownPhonebook, unknownTag, unknownProperty, badNumber, badPropertyValue, badBirthDate
 */
export async function questionOf(db: DbOrTx, accountId: bigint, filters: ContactFilters): Promise<ContactQuestion> {
  const { number, search, properties = [], ...rest } = filters;
  const numbers = number === undefined ? undefined : rangeOfNumber(number);
  for (const day of [rest.birthFrom, rest.birthTo])
    if (day !== undefined && readPropertyValue('date', day) === undefined) fail('badBirthDate', 'birth_date');
  if (rest.phonebookId !== undefined) await requirePhonebooks(db, accountId, [rest.phonebookId]);
  await requireTags(db, accountId, rest.tagIds ?? []);
  const asked = properties.length === 0 ? [] : await readPropertyFilters(db, accountId, properties);
  return { accountId, ...rest, numbers, search: searchWords(search ?? ''), properties: asked };
}

async function readPropertyFilters(
  db: DbOrTx,
  accountId: bigint,
  filters: readonly GivenPropertyFilter[],
): Promise<PropertyQuestion[]> {
  const types = new Map((await listPropertyRows(db, accountId)).map(({ id, type }) => [id, type]));
  return filters.map(({ id, begins, from, to }) => {
    const type = types.get(id) ?? fail('unknownProperty', 'properties');
    const read = (value: string | undefined) =>
      value === undefined ? undefined : (readPropertyValue(type, value) ?? fail('badPropertyValue', 'properties'));
    if (begins !== undefined && type !== 'string') fail('badPropertyValue', 'properties');
    return { id, begins: begins?.trim(), from: read(from), to: read(to) };
  });
}

interface ContactPage {
  accountId: bigint;
  filters: ContactFilters;
  /** These alone; the filters do not matter then. */
  ids?: readonly bigint[] | undefined;
  paging: Paging;
}

/** One page of an account's contacts: newest first, within a phonebook by number. @throws as `questionOf` */
export async function listContactsOf(
  db: DbOrTx,
  { accountId, filters, ids, paging }: ContactPage,
): Promise<Page<ListedContact>> {
  const question = ids ? { accountId, ids } : await questionOf(db, accountId, filters);
  const { phonebookId, search = [] }: ContactQuestion = question;
  const isSearch = phonebookId === undefined && search.some(hasTrigram);
  const page = isSearch ? await searchPage(db, question, paging) : await pageOf(db, question, paging);
  return { ...page, items: await withPlaces(db, accountId, page.items) };
}

function pageOf(db: DbOrTx, question: ContactQuestion, paging: Paging): Promise<Page<ContactRow>> {
  return listPage({
    paging,
    rows: (place) => listContactRows(db, question, place),
    count: (most) => countContacts(db, question, most),
  });
}

/** What is found seldom is found whole; of what is everywhere the newest are met soon. */
async function searchPage(db: DbOrTx, question: ContactQuestion, paging: Paging): Promise<Page<ContactRow>> {
  const slice = { offset: offsetOf(paging), limit: paging.limit };
  const found = await findContactIds(db, question, { ...slice, most: MAX_LISTED });
  if (!found) return pageOf(db, question, paging);
  const { ids, total } = found;
  const items =
    total < MAX_LISTED
      ? await listContactRows(db, { accountId: question.accountId, ids }, { offset: 0, limit: paging.limit })
      : await listContactRows(db, question, slice);
  return { ...paging, total, items };
}

/** One of an account's contacts. @throws unknownContact, for another account's as for none */
export async function requireContact(db: DbOrTx, key: ContactKey): Promise<ListedContact> {
  const row = (await findContact(db, key)) ?? fail('unknownContact', 'contact_id');
  const [contact] = await withPlaces(db, key.accountId, [row]);
  return contact ?? fail('unknownContact', 'contact_id');
}

/** Looks up the phonebooks, the tags and the lists of a page of contacts. */
export async function withPlaces(db: DbOrTx, accountId: bigint, rows: readonly ContactRow[]): Promise<ListedContact[]> {
  if (rows.length === 0) return [];
  const numbers = { accountId, mobiles: Int32Array.from(rows, ({ mobile }) => mobile) };
  const places = byMobile(await listPlaces(db, numbers, PHONEBOOKS_NAMED));
  const kinds = byMobile(await listKinds(db, numbers));
  const tags = byMobile(await listTagsOf(db, numbers));
  const active = rows.some(({ properties }) => properties !== null)
    ? (await listPropertyRows(db, accountId)).filter((property) => property.active)
    : [];
  return rows.map((row) => {
    const named = places.get(row.mobile) ?? [];
    return {
      ...row,
      phonebooks: named.map(({ phonebookId, title }) => ({ id: phonebookId, title })),
      phonebooksCount: named[0]?.count ?? 0,
      tags: (tags.get(row.mobile) ?? []).map(({ id, title }) => ({ id, title })),
      values: active.flatMap(({ id }) => {
        const value = row.properties?.[String(id)];
        return value === undefined ? [] : [{ id, value }];
      }),
      kinds: new Set(kinds.get(row.mobile)?.map(({ kind }) => kind)),
    };
  });
}

function byMobile<Row extends { mobile: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.mobile, [...(groups.get(row.mobile) ?? []), row]);
  return groups;
}
