import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { sql } from 'kysely';
import type { LinkPlace } from './link-code';
import './links.tables';

export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/** A link of a send, and how often it was opened. */
export interface TrackedLink {
  id: bigint;
  /** Its place among the links of the text, from 0. */
  position: number;
  url: string;
  /** Openings by people. */
  openedCount: number;
  /** Recipients who have opened it. */
  peopleCount: number;
  /** Openings by programs. */
  scannedCount: number;
}

/** Keeps where the links of a send lead to, in the order in which they stand in its text. */
export async function insertLinks(tx: Tx, { accountId, sendId }: SendKey, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await tx
    .insertInto('tracked_links')
    .values(urls.map((url, position) => ({ account_id: accountId, send_id: sendId, position, url })))
    .execute();
}

/** The links of a send in the order of its text; none for a send without, and for someone else's. */
export async function listLinks(db: DbOrTx, { accountId, sendId }: SendKey): Promise<TrackedLink[]> {
  return db
    .selectFrom('tracked_links')
    .select([
      'id',
      'position',
      'url',
      'opened_count as openedCount',
      'people_count as peopleCount',
      'scanned_count as scannedCount',
    ])
    .where('account_id', '=', accountId)
    .where('send_id', '=', sendId)
    .orderBy('position')
    .execute();
}

/** Whether the account has this send, with short links or without. */
export async function hasSend(db: DbOrTx, { accountId, sendId }: SendKey): Promise<boolean> {
  const { rows } = await sql`select from sends where account_id = ${accountId} and id = ${sendId}`.execute(db);
  return rows.length > 0;
}

/** Whether the recipients of a send are not in their table but in files. */
export async function lieInFiles(db: DbOrTx, { sendId }: SendKey): Promise<boolean> {
  const { rows } = await sql<{ lie: boolean }>`select lies_in_files(${sendId}) as lie`.execute(db);
  return rows[0]?.lie ?? false;
}

/** A recipient who has opened a link. */
export interface OpenRow {
  n: number;
  /** The nine digits after 9. */
  mobile: number;
  openedCount: number;
  firstAt: Date;
  lastAt: Date;
}

interface OpensQuestion extends SendKey {
  link: Pick<TrackedLink, 'id' | 'peopleCount'>;
  paging: Paging;
}

/** One page of who has opened a link, in the order of the send; how many they are is kept with the link. */
export function listOpens(db: DbOrTx, { accountId, sendId, link, paging }: OpensQuestion): Promise<Page<OpenRow>> {
  return listPage({
    paging,
    rows: async ({ offset, limit }) =>
      (
        await sql<OpenRow>`
          select o.n, r.mobile, o.opened_count as "openedCount", o.first_at as "firstAt", o.last_at as "lastAt"
          from (select * from link_opens where account_id = ${accountId} and link_id = ${link.id}
                order by n offset ${offset} limit ${limit}) o
          join recipients r on r.account_id = ${accountId} and r.send_id = ${sendId} and r.n = o.n
          order by o.n`.execute(db)
      ).rows,
    count: (most) => Promise.resolve(Math.min(link.peopleCount, most)),
  });
}

export interface FoundLink {
  accountId: bigint;
  url: string;
}

/**
 * Where a place leads to; undefined when there is no such link, or its send has no such recipient. Links of old messages go on leading
 * there when their recipients lie in files: these are numbered without gaps.
 */
export async function findPlace(db: DbOrTx, { linkId, n }: LinkPlace): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    select t.account_id as "accountId", t.url from tracked_links t
    where t.id = ${linkId} and exists (
      select 1 from recipients r where r.account_id = t.account_id and r.send_id = t.send_id and r.n = ${n}
      union all
      select 1 from sends s where s.account_id = t.account_id and s.id = t.send_id and lies_in_files(s.id)
        and ${n} between 1 and s.recipient_count)`.execute(db);
  return rows[0];
}

/** Sooner than this after their last opening it is a double tap, or a browser that tries again. */
const SAME_OPENING_MS = 2_000;
/** Beyond this nobody counts one person's openings. */
const MOST_OPENINGS = 10_000;

export interface Opening {
  accountId: bigint;
  place: LinkPlace;
  at: Date;
}

/**
 * Counts an opening by a person, once for the link and once for the recipient, in one statement: what is in one count is in the other.
 * It does not wait for the disk, for someone waits for the page: a database that loses its power forgets its last second of openings.
 */
export async function countOpening(db: Db, { accountId, place: { linkId, n }, at }: Opening): Promise<void> {
  await sql`
    with opened as (
      insert into link_opens as o (account_id, link_id, n, first_at, last_at)
      select ${accountId}, ${linkId}, ${n}, ${at}, ${at} where set_config('synchronous_commit', 'off', true) is not null
      on conflict (account_id, link_id, n) do update set opened_count = o.opened_count + 1, last_at = excluded.last_at
        where o.last_at <= ${new Date(at.getTime() - SAME_OPENING_MS)} and o.opened_count < ${MOST_OPENINGS}
      returning o.opened_count = 1 as is_first
    )
    update tracked_links t set opened_count = t.opened_count + 1, people_count = t.people_count + o.is_first::int
    from opened o where t.account_id = ${accountId} and t.id = ${linkId}`.execute(db);
}

/** Counts an opening by a program. */
export async function countScan(
  db: Db,
  { accountId, place: { linkId } }: Pick<Opening, 'accountId' | 'place'>,
): Promise<void> {
  await sql`
    update tracked_links set scanned_count = least(scanned_count + 1, 1000000000)
    where account_id = ${accountId} and id = ${linkId}
      and set_config('synchronous_commit', 'off', true) is not null`.execute(db);
}
