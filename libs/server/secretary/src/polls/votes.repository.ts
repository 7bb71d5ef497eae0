import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SecretaryKey } from '../secretary.repository';

/** The vote of a number in one of several polls. */
export interface Ballot {
  secretaryId: bigint;
  /** The nine digits after 9. */
  mobile: number;
  /** Of the option, from 0. */
  place: number;
  at: Date;
}

/** Numbers that may have voted in some polls. */
export interface Voters {
  accountId: bigint;
  polls: readonly bigint[];
  mobiles: readonly number[];
}

/** In two halves: each has an index of its own, which is used by those alone who ask for its half. */
export function votesQuestion({ accountId, polls, mobiles }: Voters): RawBuilder<Omit<Ballot, 'at'>> {
  const theirs = sql`account_id = ${accountId} and secretary_id = any(${[...polls]}::bigint[]) and mobile = any(${[...mobiles]}::int[])`;
  return sql`${PREPARED}
    select secretary_id as "secretaryId", mobile, option - 1 as place from poll_votes where ${theirs} and is_only
    union all
    (select distinct on (secretary_id, mobile) secretary_id, mobile, option - 1 from poll_votes where ${theirs} and not is_only
      order by secretary_id, mobile, id desc)`;
}

/** The vote that each of these numbers has in each of these polls: the last, where all of them count. */
export async function listVotesOf(tx: Tx, { accountId, polls, mobiles }: Voters): Promise<Omit<Ballot, 'at'>[]> {
  const { rows } = await votesQuestion({ accountId, polls, mobiles }).execute(tx);
  return rows;
}

/** A vote to write down; whether the number may have no other. */
export interface BallotToInsert extends Ballot {
  isOnly: boolean;
}

/** Writes votes down. The index refuses a second one of a number. */
export async function insertVotes(tx: Tx, accountId: bigint, votes: readonly BallotToInsert[]): Promise<void> {
  if (votes.length === 0) return;
  await sql`
    insert into poll_votes (account_id, secretary_id, mobile, option, voted_at, is_only)
    select ${accountId}, * from unnest(${votes.map((one) => one.secretaryId)}::bigint[], ${votes.map((one) => one.mobile)}::int[],
      ${votes.map(({ place }) => place + 1)}::smallint[], ${votes.map((one) => one.at)}::timestamptz[],
      ${votes.map((one) => one.isOnly)}::boolean[])`.execute(tx);
}

/** Gives the votes of numbers to other options. */
export async function moveVotes(tx: Tx, accountId: bigint, votes: readonly Ballot[]): Promise<void> {
  if (votes.length === 0) return;
  const { numAffectedRows } = await sql`
    update poll_votes v set option = g.option, voted_at = g.at
    from unnest(${votes.map((one) => one.secretaryId)}::bigint[], ${votes.map((one) => one.mobile)}::int[],
      ${votes.map(({ place }) => place + 1)}::smallint[], ${votes.map((one) => one.at)}::timestamptz[]) as g (id, mobile, option, at)
    where v.account_id = ${accountId} and v.secretary_id = g.id and v.mobile = g.mobile and v.is_only`.execute(tx);
  if (Number(numAffectedRows) !== votes.length) throw new Error('a vote that was to be changed is not there');
}

/** What the votes of a batch change in the counts of one poll. */
export interface PollCounts {
  secretaryId: bigint;
  voters: number;
  /** Of each option, in their order. */
  votes: readonly number[];
}

/** Adds to the kept counts of a poll. */
export async function addToCounts(
  tx: Tx,
  accountId: bigint,
  { secretaryId, voters, votes }: PollCounts,
): Promise<void> {
  await sql`
    update secretaries set voter_count = voter_count + ${voters}, option_votes = array(
      select had + more from unnest(option_votes, ${[...votes]}::int[]) with ordinality as o (had, more, place) order by place)
    where account_id = ${accountId} and id = ${secretaryId}`.execute(tx);
}

export interface VoteRow {
  id: bigint;
  mobile: number;
  /** From 0. */
  place: number;
  votedAt: Date;
}

/** The next votes after one, in the order in which they came first. */
export async function listVotesAfter(
  db: DbOrTx,
  { accountId, id }: SecretaryKey,
  { after, limit }: { after: bigint; limit: number },
): Promise<VoteRow[]> {
  const { rows } = await sql<VoteRow>`
    select id, mobile, option - 1 as place, voted_at as "votedAt" from poll_votes
    where account_id = ${accountId} and secretary_id = ${id} and id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}
