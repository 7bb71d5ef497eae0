import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { DomainError, reachNow, unlessTaken } from '@peyk/server-http';
import { searchForm } from '@peyk/shared-validation';
import { sql } from 'kysely';
import { inTurn } from '../account-turn';
import { countContacts, mobilesOf } from '../contacts/contact-list.repository';
import { questionOf } from '../contacts/contact-list.service';
import { readContactFilters } from '../contacts/read-contact-filters';
import { countPages } from '../count/count-numbers.service';
import type { LoadOperators, NumbersCount } from '../count/count-numbers.service';
import { fail } from '../fail';
import { keyPages } from '../key-pages';
import { MAX_SEGMENTS } from '../limits';
import { changeSegment, deleteSegmentRows, findSegment, insertSegment, listSegmentRows } from './segments.repository';
import type { SegmentChange, SegmentFilters, SegmentKey, SegmentRow } from './segments.repository';

export type ListedSegment = SegmentRow & {
  /** It asks for a phonebook, a tag or a property that is gone. */
  broken: boolean;
};

/** Saved filters of an account, by title. */
export async function listSegmentsOf(db: DbOrTx, accountId: bigint): Promise<ListedSegment[]> {
  const listed: ListedSegment[] = [];
  for (const row of await listSegmentRows(db, accountId)) listed.push(await withState(db, accountId, row));
  return listed;
}

async function withState(db: DbOrTx, accountId: bigint, row: SegmentRow): Promise<ListedSegment> {
  const question = await unlessGone(() => questionOf(db, accountId, readContactFilters(row.filters)));
  return { ...row, broken: question === undefined };
}

export interface NewSegment {
  accountId: bigint;
  title: string;
  filters: SegmentFilters;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
}

/** Saves filters under a name. @throws badSegmentTitle, segmentTaken, tooManySegments, busy; what `questionOf` throws */
export async function createSegment(
  { db, clock }: ServerContext,
  { accountId, title, filters, impersonatedBy = null }: NewSegment,
): Promise<ListedSegment> {
  const row = { accountId, title: requireTitle(title), filters, at: clock.now(), impersonatedBy };
  return inTurn(db, accountId, async (tx) => {
    await questionOf(tx, accountId, readContactFilters(filters));
    if ((await listSegmentRows(tx, accountId)).length >= MAX_SEGMENTS) fail('tooManySegments');
    return { ...(await unlessNamed(insertSegment(tx, row))), broken: false };
  });
}

/** Gives a segment another name or other filters. @throws unknownSegment, badSegmentTitle, segmentTaken, busy; as `questionOf` */
export async function updateSegment(
  { db, clock }: ServerContext,
  key: SegmentKey,
  { title, filters }: SegmentChange,
): Promise<ListedSegment> {
  const change = { filters, title: title === undefined ? undefined : requireTitle(title), at: clock.now() };
  return inTurn(db, key.accountId, async (tx) => {
    if (filters) await questionOf(tx, key.accountId, readContactFilters(filters));
    const row = (await unlessNamed(changeSegment(tx, key, change))) ?? fail('unknownSegment', 'id');
    return withState(tx, key.accountId, row);
  });
}

/** Deletes segments; ids that are not there do not matter. Answers how many. @throws busy */
export async function deleteSegments(
  { db }: ServerContext,
  { accountId, ids }: { accountId: bigint; ids: readonly bigint[] },
): Promise<number> {
  return inTurn(db, accountId, (tx) => deleteSegmentRows(tx, accountId, ids));
}

/** Numbers of the contacts that filters find, ascending, in pages. @throws what `questionOf` throws */
export async function* foundPages(
  db: DbOrTx,
  { accountId, filters }: { accountId: bigint; filters: SegmentFilters },
): AsyncGenerator<Int32Array> {
  const found = mobilesOf(await questionOf(db, accountId, readContactFilters(filters)));
  yield* keyPages(db, (after) => sql`select mobile from (${found}) found where mobile > ${after}`);
}

/** A saved filter of the account. @throws unknownSegment, for another account's as for none */
export async function requireSegment(db: DbOrTx, key: SegmentKey): Promise<SegmentRow> {
  return (await findSegment(db, key)) ?? fail('unknownSegment', 'segment_id');
}

/** Whether the account has this saved filter, and the caller's role all contacts that it may find. */
export async function isSegmentThere(db: DbOrTx, key: SegmentKey): Promise<boolean> {
  return reachNow().phonebookIds === null && (await findSegment(db, key)) !== undefined;
}

/** How many contacts filters find, counted to `most`. @throws what `questionOf` throws */
export async function countFound(
  db: DbOrTx,
  { accountId, filters }: { accountId: bigint; filters: SegmentFilters },
  most: number,
): Promise<number> {
  return countContacts(db, await questionOf(db, accountId, readContactFilters(filters)), most);
}

/** The same; undefined when they ask for a phonebook, a tag or a property that was deleted since. */
export async function countFoundUnlessGone(
  db: DbOrTx,
  found: { accountId: bigint; filters: SegmentFilters },
  most: number,
): Promise<number | undefined> {
  return unlessGone(() => countFound(db, found, most));
}

async function unlessGone<T>(asking: () => Promise<T>): Promise<T | undefined> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** What is counted: a segment, or filters that are not saved. */
export interface SegmentToCount {
  accountId: bigint;
  id?: bigint | undefined;
  filters?: SegmentFilters | undefined;
}

/** How many people it finds now, and how many of them a send reaches. @throws badSelection, unknownSegment; as `questionOf` */
export async function countSegment(
  db: DbOrTx,
  { accountId, id, filters }: SegmentToCount,
  loadOperators: LoadOperators,
): Promise<NumbersCount> {
  if ((id === undefined) === (filters === undefined)) fail('badSelection', 'filters');
  const asked =
    filters ?? (await findSegment(db, { accountId, id: id ?? 0n }))?.filters ?? fail('unknownSegment', 'id');
  return countPages(db, { accountId, pages: foundPages(db, { accountId, filters: asked }) }, loadOperators);
}

function requireTitle(title: string): string {
  const trimmed = title.trim();
  if (searchForm(trimmed) === '') fail('badSegmentTitle', 'title');
  return trimmed;
}

const unlessNamed = <T>(writing: Promise<T>) =>
  unlessTaken(writing, { contact_segments_title: () => fail('segmentTaken', 'title') });
