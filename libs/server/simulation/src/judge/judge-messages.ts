import { sql } from 'kysely';
import type { ReceiptState } from '@peyk/server-carrier';
import type { Db, RefundRule } from '@peyk/server-database';
import type { TakenPart } from '../operator/model-operator';
import { destinationOf } from './authorship';
import type { Authorship } from './authorship';
import { mustBePaid, priceOf } from './expected-money';
import type { Evidence } from './judge';

export interface MessageRow {
  sendId: bigint;
  n: number;
  mobile: number;
  status: number;
  settled: number;
  parts: number;
  priceMrial: bigint;
  rule: RefundRule;
  text: string;
  /** When its send had finished. */
  finishedAt: Date | null;
}

const PAID = 1;
const RETURNED = 2;
const IN_DOUBT = 12;
const HOUR_MS = 3_600_000;
/** From docs/billing.md: who has waited so long for a receipt charges, and a later one moves no money. */
const RECEIPT_WAITED_MS = 72 * HOUR_MS;
/** The clock that said when the send finished may be wrong by two hours, and so may the one that counts from then on. */
const CLOCKS_OFF_MS = 4 * HOUR_MS;

export async function readMessages(db: Db): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select r.send_id as "sendId", r.n, r.mobile, r.status, r.settled, r.parts, r.price_mrial as "priceMrial",
      s.refund_rule as rule, s.text, s.finished_at as "finishedAt"
    from recipients r join sends s on s.account_id = r.account_id and s.id = r.send_id order by r.send_id, r.n`.execute(
    db,
  );
  return rows;
}

/** Every message against the operator's memory: once at most, its last word heard, its money where the rule says. */
export async function judgeMessages(
  { db, operator }: Evidence,
  rows: readonly MessageRow[],
  authorship: Authorship,
): Promise<string[]> {
  const broken: string[] = [];
  const known = new Set<string>();
  for (const row of rows) {
    const destination = destinationOf(row.mobile);
    const isOfRow = (atMs: number) => authorship.sendOf(destination, atMs) === row.sendId;
    const keys = Array.from({ length: row.parts }, (_, part) => `${destination}:${part}`);
    const taken = keys.map((key) => (operator.taken.get(key) ?? []).filter(({ atMs }) => isOfRow(atMs)));
    for (const key of keys) known.add(key);
    const refused = keys.some((key) => (operator.refused.get(key) ?? []).some(isOfRow));
    for (const fault of faultsOf(row, taken, refused)) broken.push(`message ${row.sendId}/${row.n} ${fault}`);
  }
  for (const key of operator.taken.keys())
    if (!known.has(key)) broken.push(`the operator took ${key}, which nobody sent`);
  const { rows: moves } = await sql<{ what: string; sendId: bigint; n: number }>`
    select what, send_id as "sendId", n from sim_wrong_moves order by send_id, n, what`.execute(db);
  for (const { what, sendId, n } of moves) broken.push(`message ${sendId}/${n} did what it must not: ${what}`);
  return broken;
}

function faultsOf(row: MessageRow, taken: readonly (readonly TakenPart[])[], refused: boolean): string[] {
  const faults: string[] = [];
  const most = Math.max(...taken.map((times) => times.length));
  if (most > 1) faults.push(`was handed over ${most} times`);
  const rightMrial = priceOf(row);
  if (row.priceMrial !== rightMrial) faults.push(`costs ${row.priceMrial}, ${rightMrial} is right`);
  const truth = { parts: row.parts, taken: taken.filter((times) => times.length > 0).length, refused };
  const paid = mustBePaid(row.status, row.rule, truth);
  if (typeof paid === 'string') return [...faults, paid];
  const isRight =
    row.settled === (paid ? PAID : RETURNED) || (row.settled === PAID && wasHeardTooLate(row, taken.flat()));
  if (row.priceMrial > 0n && !isRight)
    faults.push(
      `has status ${row.status}, rule ${row.rule} and money ${row.settled}, ${paid ? 'paid' : 'returned'} is right`,
    );
  return [...faults, ...unheard(row, taken.flat(), refused)];
}

/** Whether what would give the money back may have come after it was charged for want of a receipt. */
function wasHeardTooLate({ finishedAt }: MessageRow, taken: readonly TakenPart[]): boolean {
  if (finishedAt === null) return false;
  const chargedFromMs = finishedAt.getTime() + RECEIPT_WAITED_MS - CLOCKS_OFF_MS;
  const failed = taken.filter(({ fate }) => fate !== undefined && fate !== 'delivered');
  return failed.length > 0 && failed.every((part) => (part.acknowledgedWallMs ?? 0) > chargedFromMs);
}

/** A receipt that was acknowledged must show, and an answer that arrived must not be forgotten. */
function unheard({ status, parts }: MessageRow, taken: readonly TakenPart[], refused: boolean): string[] {
  if (refused || taken.length < parts || taken.some((part) => !part.answered)) return [];
  // Its answers arrived at a process that may have died before it stored them.
  if (status === IN_DOUBT) return [];
  const heard = taken.filter((part) => part.acknowledgedAtMs !== undefined).map((part) => part.fate);
  const failed = heard.filter((fate) => fate !== 'delivered');
  if (failed.length > 0) {
    const possible = failed.map((fate) => STATUS_OF[fate as ReceiptState]); // a heard part has a fate
    return possible.includes(status) ? [] : [`has status ${status}, its receipts said ${failed.join(', ')}`];
  }
  if (heard.length === parts && status !== 2) return [`has status ${status}, all its receipts said delivered`];
  return status === 2 && heard.length < parts ? ['is delivered without a receipt of each part'] : [];
}

const STATUS_OF: Readonly<Partial<Record<ReceiptState, number>>> = {
  undelivered: 3,
  expired: 13,
  rejected: 15,
  blacklisted: 4,
};
