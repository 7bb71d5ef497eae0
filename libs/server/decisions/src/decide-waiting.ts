import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';
import type { DecisionWord } from './decision-columns';
import { fail } from './fail';

/** Who has taken a thing has it for so long. */
export const TAKEN_FOR_MS = 30 * 60_000;

/** A thing that waits: a row of a table with `DecisionColumns`. */
export interface ReviewedRow {
  /** A constant of the domain. */
  table: string;
  accountId: bigint;
  id: bigint;
}

export interface Reviewed extends ReviewedRow {
  /** The reviewer. */
  by: string;
  at: Date;
}

export interface Verdict {
  decision: DecisionWord;
  reason?: string | undefined;
  note?: string | undefined;
  /** Columns of the domain that are decided with it, constants of the domain by name; written in the same statement. */
  also?: Readonly<Record<string, bigint>> | undefined;
}

/** Ends the call of who would decide about what another looks at. @throws takenByOther */
export function failTaken(takenBy: string): never {
  return fail('takenByOther', { message: `این مورد را «${takenBy}» برداشته است.` });
}

interface Standing {
  decision: DecisionWord | null;
  decidedBy: string | null;
  takenBy: string | null;
  takenAt: Date | null;
}

/**
 * Locks the row and makes sure that this reviewer may decide: of two who come at once the second waits here for the first.
 * @returns whether there is such a row @throws decidedBefore, takenByOther
 */
async function lockWaiting(tx: Tx, { table, accountId, id, by, at }: Reviewed): Promise<boolean> {
  const { rows } = await sql<Standing>`
    select decision, decided_by as "decidedBy", taken_by as "takenBy", taken_at as "takenAt" from ${sql.table(table)}
    where account_id = ${accountId} and id = ${id} for update`.execute(tx);
  const [row] = rows;
  if (!row) return false;
  if (row.decision !== null) {
    fail('decidedBefore', {
      message: `«${row.decidedBy}» این مورد را پیش از شما ${row.decision === 'accepted' ? 'پذیرفته' : 'رد کرده'} است.`,
    });
  }
  const isFree = row.takenBy === null || row.takenBy === by || Number(row.takenAt) + TAKEN_FOR_MS <= at.getTime();
  if (!isFree) failTaken(row.takenBy ?? '');
  return true;
}

/** Says who looks at it. @returns whether there is such a row @throws decidedBefore, takenByOther */
export async function takeWaiting(tx: Tx, reviewed: Reviewed): Promise<boolean> {
  if (!(await lockWaiting(tx, reviewed))) return false;
  const { table, accountId, id, by, at } = reviewed;
  await sql`update ${sql.table(table)} set taken_by = ${by}, taken_at = ${at}
    where account_id = ${accountId} and id = ${id}`.execute(tx);
  return true;
}

/**
 * Decides, once. What follows from it is done in the same transaction, so that it is done once too.
 * @returns whether there is such a row @throws decidedBefore, takenByOther
 */
export async function decideWaiting(tx: Tx, reviewed: Reviewed, verdict: Verdict): Promise<boolean> {
  if (!(await lockWaiting(tx, reviewed))) return false;
  const { table, accountId, id, by, at } = reviewed;
  const { decision, reason = null, note = null, also = {} } = verdict;
  const more = Object.entries(also).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)}
    set decision = ${decision}, decided_by = ${by}, decided_at = ${at}, reason = ${reason}, note = ${note}${sql.join(more, sql``)}
    where account_id = ${accountId} and id = ${id}`.execute(tx);
  return true;
}
