import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import { PREPARED } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { listLinks } from '@peyk/server-links';
import { numberArray } from './arrays';
import { selectTexts } from './recipient-texts';
import { chunkState, sendState } from '../model/state-literals';

/** A chunk that a sender has leased, with what it needs to submit it. */
export interface ClaimedChunk {
  accountId: bigint;
  sendId: bigint;
  chunk: number;
  /** Its send certainly has no other. */
  isOnly?: boolean;
  nextN: number;
  toN: number;
  lineId: bigint;
  /** Names of the operators that may carry the line, the best first; null where it says nothing. */
  operators: readonly string[] | null;
  fromNumber: string;
  text: string;
  /** Instead of the text, of a message of the installation itself. */
  sealedText: Buffer | null;
  /** Each recipient has a text of its own: those of recipients nextN to toN; null where all get the same. */
  ownTexts: readonly (string | undefined)[] | null;
  /** Where links are shortened: what stands before the codes, and the links of the text; null where they stay as they are. */
  shortLinks: { baseUrl: string; linkIds: readonly bigint[] } | null;
  /** Of each of its messages. */
  parts: number;
  multipartChars: 66 | 67;
  maxPerSecond: number | null;
  /** Hours of the line in Tehran; both null for always. */
  openFromHour: number | null;
  openToHour: number | null;
  /** The account's own on this line. */
  ownFromHour: number | null;
  ownToHour: number | null;
  ownMaxPerSecond: number | null;
  ratePerSecond: number | null;
  expiresAt: Date | null;
  /** Keys of recipients nextN to toN, four bytes each, most significant first. */
  mobiles: Buffer;
  /** The networks of the same, a byte each; null where nobody asked for them. */
  networks: Buffer | null;
}

export interface ClaimQuestion {
  lane: 0 | 1;
  workerId: string;
  /** At most so many chunks, each of another send. */
  limit: number;
  /** Sends after this one first: claims go round. */
  afterSendId: bigint;
  /** Sends of which this sender has a chunk already. */
  heldSendIds: readonly bigint[];
  /** Who may not send at this hour. */
  closed: ClosedLines;
  /** The operator may depend on the network of a number. */
  withNetworks?: boolean;
  now: Date;
  leaseMs: number;
}

/** Lines that may not send at this hour. */
export interface ClosedLines {
  /** For everybody. */
  lineIds: readonly bigint[];
  /** For an account, by hours of its own. */
  own: readonly { accountId: bigint; lineId: bigint }[];
  /** Whether any account has a rate of its own on a line: only then it is asked for. */
  anyOwnRate: boolean;
}

export const NONE_CLOSED: ClosedLines = { lineIds: [], own: [], anyOwnRate: false };

interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/**
 * Leases one ready chunk each of several sends. The send is locked before the chunk, as everywhere; what another sender
 * is just claiming is skipped. `from_n` moves up to the cursor: below it every recipient is decided.
 * One statement, because a login code waits for it; a send that another sender starts at this instant comes next round. It does not wait for the disk: nothing leaves before a mark, whose
 * durable commit makes everything before it durable too.
 */
export async function claimChunks(db: Db, question: ClaimQuestion): Promise<ClaimedChunk[]> {
  const sends = await findClaimable(db, question);
  if (sends.length === 0) return [];
  const ids = numberArray(sends.map((send) => send.sendId));
  const accounts = numberArray(sends.map((send) => send.accountId));
  const { rows } = await sql<ClaimedRow>`${PREPARED}
    with asked as materialized (
      select u.account_id, u.id from unnest(${accounts}::bigint[], ${ids}::bigint[]) u (account_id, id)
      where set_config('synchronous_commit', 'off', true) is not null
    ), started as (
      update sends s set state = ${sendState.sending}, started_at = coalesce(s.started_at, ${question.now})
      from (
        select o.account_id, o.id from sends o join asked u on o.account_id = u.account_id and o.id = u.id
        where o.state = ${sendState.queued} and (o.expires_at is null or o.expires_at > ${question.now})
        order by o.account_id, o.id for update of o skip locked
      ) q where s.account_id = q.account_id and s.id = q.id
      returning s.account_id, s.id
    ), sending as materialized (
      select account_id, id from started
      union all
      select s.account_id, s.id from asked u join sends s on s.account_id = u.account_id and s.id = u.id where s.state = ${sendState.sending}
    ), ready as materialized (
      select c.account_id, c.send_id, c.chunk
      from sending u, lateral (
        select k.* from send_chunks k
        where k.account_id = u.account_id and k.send_id = u.id and k.lane = ${question.lane} and k.state = ${chunkState.ready}
        order by k.chunk limit 1 for update skip locked
      ) c
    ), leased as (
      update send_chunks c set state = ${chunkState.leased}, worker_id = ${question.workerId}, from_n = c.next_n,
        lease_until = ${new Date(question.now.getTime() + question.leaseMs)}
      from ready r, sends s
      where c.account_id = r.account_id and c.send_id = r.send_id and c.chunk = r.chunk
        and s.account_id = c.account_id and s.id = c.send_id
      returning c.account_id, c.send_id, c.chunk, c.next_n, c.to_n, c.line_id, coalesce(c.parts, s.parts) as parts,
        s.from_number, s.text, s.sealed_text, s.own_texts, s.short_links_url, s.rate_per_second, s.expires_at
    )
    select c.account_id as "accountId", c.send_id as "sendId", c.chunk, c.next_n as "nextN", c.to_n as "toN",
      c.line_id as "lineId", l.operators, c.from_number as "fromNumber", c.text, c.sealed_text as "sealedText", c.parts,
      c.own_texts as "hasOwnTexts", c.short_links_url as "shortLinksUrl",
      l.multipart_chars as "multipartChars", l.max_per_second as "maxPerSecond",
      l.open_from_hour as "openFromHour", l.open_to_hour as "openToHour",
      a.own_from_hour as "ownFromHour", a.own_to_hour as "ownToHour", a.own_max_per_second as "ownMaxPerSecond",
      c.rate_per_second as "ratePerSecond", c.expires_at as "expiresAt",
      (select coalesce(string_agg(int4send(r.mobile), ''::bytea order by r.n), ''::bytea) from recipients r
        where r.account_id = c.account_id and r.send_id = c.send_id and r.n between c.next_n and c.to_n) as mobiles,
      ${question.withNetworks ? NETWORKS : sql`null::bytea`} as networks
    from leased c join lines l on l.id = c.line_id
    left join account_lines a on a.account_id = c.account_id and a.line_id = c.line_id`.execute(db);
  return Promise.all(rows.map((row) => withTexts(db, row)));
}

const NETWORKS = sql`(select string_agg(set_byte('\\x00'::bytea, 0, r.operator::int), ''::bytea order by r.n) from recipients r
        where l.operators is null and r.account_id = c.account_id and r.send_id = c.send_id and r.n between c.next_n and c.to_n)`;

interface ClaimedRow extends Omit<ClaimedChunk, 'ownTexts' | 'shortLinks'> {
  hasOwnTexts: boolean;
  shortLinksUrl: string | null;
}

async function withTexts(db: Db, { hasOwnTexts, shortLinksUrl, ...chunk }: ClaimedRow): Promise<ClaimedChunk> {
  const ownTexts = hasOwnTexts ? await selectTexts(db, chunk, { fromN: chunk.nextN, toN: chunk.toN }) : null;
  if (shortLinksUrl === null) return { ...chunk, ownTexts, shortLinks: null };
  const links = await listLinks(db, chunk);
  return { ...chunk, ownTexts, shortLinks: { baseUrl: shortLinksUrl, linkIds: links.map(({ id }) => id) } };
}

/** The next sends with a ready chunk, going round from the last one: an index step a send, however many chunks each has. */
export async function findClaimable(db: Db, question: ClaimQuestion): Promise<SendKey[]> {
  const first = await stepThroughSends(db, question, question.afterSendId);
  if (first.length >= question.limit || question.afterSendId === 0n) return first;
  // A code that is there goes at once; the round is for what is older, and comes when nothing is newer.
  if (question.lane === 0 && first.length > 0) return first;
  const again = await stepThroughSends(db, question, 0n);
  const known = new Set(first.map((send) => send.sendId));
  return [...first, ...again.filter((send) => !known.has(send.sendId))].slice(0, question.limit);
}

async function stepThroughSends(
  db: Db,
  { lane, limit, heldSendIds, closed, workerId, now }: ClaimQuestion,
  after: bigint,
): Promise<SendKey[]> {
  // A paused, waiting or expired send must not take up the places of those that may go on. A send with a rate of its own is
  // one worker's at a time: nobody could share the rate out.
  const { rows } = await sql<SendKey>`${PREPARED}
    with recursive step as (
      (select account_id, send_id from send_chunks where lane = ${lane} and state = ${chunkState.ready} and state in (${chunkState.ready}, ${chunkState.leased})
        and send_id > ${after} order by send_id limit 1)
      union all
      select c.account_id, c.send_id from step, lateral (
        select account_id, send_id from send_chunks where lane = ${lane} and state = ${chunkState.ready} and state in (${chunkState.ready}, ${chunkState.leased})
          and send_id > step.send_id order by send_id limit 1
      ) c
    )
    select step.account_id as "accountId", step.send_id as "sendId" from step, lateral (
      select 1 from sends s
      where s.account_id = step.account_id and s.id = step.send_id and s.state in (${sendState.sending}, ${sendState.queued})
        and (s.expires_at is null or s.expires_at > ${now}) and s.line_id <> all(${numberArray(closed.lineIds)}::bigint[])
        and (s.rate_per_second is null or not exists (select 1 from send_chunks k
          where k.account_id = s.account_id and k.send_id = s.id and k.state = ${chunkState.leased} and k.worker_id <> ${workerId}))
        ${accountLets(lane)} ${ownHoursLet(closed)} ${ownRateLets(closed, workerId)}
      limit 1
    ) may_send
    where step.send_id <> all(${numberArray(heldSendIds)}::bigint[]) limit ${limit}`.execute(db);
  return rows;
}

/**
 * What an account in its state may not hand over waits. Login codes are the installation's own and not asked; the codes that accounts
 * send to their own people go with them in the fast lane, and are.
 */
function accountLets(lane: 0 | 1): RawBuilder<unknown> {
  const goesOn = accountGoesOn(sql.ref('s.account_id'));
  return lane === 0 ? sql`and (s.type = 'verification' or ${goesOn})` : sql`and ${goesOn}`;
}

/** Nothing where no account has closed a line for itself. */
function ownHoursLet({ own }: ClosedLines): RawBuilder<unknown> {
  if (own.length === 0) return sql``;
  const [accounts, lines] = [own.map(({ accountId }) => accountId), own.map(({ lineId }) => lineId)];
  return sql`and (s.account_id, s.line_id) not in (
    select * from unnest(${numberArray(accounts)}::bigint[], ${numberArray(lines)}::bigint[]))`;
}

/** As a send with a rate of its own, an account with one on a line is one worker's at a time. */
function ownRateLets({ anyOwnRate }: ClosedLines, workerId: string): RawBuilder<unknown> {
  if (!anyOwnRate) return sql``;
  return sql`and not exists (select 1 from account_lines a
    join send_chunks k on k.account_id = a.account_id and k.line_id = a.line_id
    where a.account_id = s.account_id and a.line_id = s.line_id and a.own_max_per_second is not null
      and k.state = ${chunkState.leased} and k.lane = 1 and k.worker_id <> ${workerId})`;
}
