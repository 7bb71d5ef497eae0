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
  /** When it first came in doubt; null when it never did. */
  doubtedAt: Date | null;
}

const PAID = 1;
const RETURNED = 2;
const DELIVERED = 2;
const IN_DOUBT = 12;
const HOUR_MS = 3_600_000;
/** From docs/billing.md: who has waited so long for a receipt charges, and a later one moves no money. */
const RECEIPT_WAITED_MS = 72 * HOUR_MS;
/** From there too: so long money in doubt is held. */
const DOUBT_HELD_MS = 24 * HOUR_MS;
/** The clock that said when the send finished may be wrong by two hours, and so may the one that counts from then on. */
const CLOCKS_OFF_MS = 4 * HOUR_MS;

export async function readMessages(db: Db): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select r.send_id as "sendId", r.n, r.mobile, r.status, r.settled, r.parts, r.price_mrial as "priceMrial",
      s.refund_rule as rule, s.text, s.finished_at as "finishedAt", (
        select min(e.at) from recipient_events e where e.account_id = r.account_id and e.send_id = r.send_id and e.n = r.n
          and e.kind = 'in_doubt') as "doubtedAt"
    from recipients r join sends s on s.account_id = r.account_id and s.id = r.send_id order by r.send_id, r.n`.execute(
    db,
  );
  return rows;
}

/** Doubts that receipts ended, that answers ended which came after all, and that are open. */
export interface DoubtCounts {
  ended: number;
  late: number;
  open: number;
}

/** How many messages a receipt brought out of a doubt, and how many are in one. */
export async function countDoubts(db: Db): Promise<DoubtCounts> {
  const { rows } = await sql<DoubtCounts>`
    select (select count(*)::int from recipient_events where kind = 'doubt_ended' and detail = 'receipt') as ended,
      (select count(*)::int from recipient_events where kind = 'doubt_ended' and detail in ('accepted', 'refused')) as late,
      (select count(*)::int from recipients where status = ${IN_DOUBT}) as open`.execute(db);
  return rows[0] ?? { ended: 0, late: 0, open: 0 };
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
    for (const fault of faultsOf(row, { taken, refused, isNamed: operator.manners.keepsReferences }))
      broken.push(`message ${row.sendId}/${row.n} ${fault}`);
  }
  for (const key of operator.taken.keys())
    if (!known.has(key)) broken.push(`the operator took ${key}, which nobody sent`);
  const { rows: moves } = await sql<{ what: string; sendId: bigint; n: number }>`
    select what, send_id as "sendId", n from sim_wrong_moves order by send_id, n, what`.execute(db);
  for (const { what, sendId, n } of moves) broken.push(`message ${sendId}/${n} did what it must not: ${what}`);
  return broken;
}

/** What the operator knows of a message. */
interface Memory {
  /** How often it took each part. */
  taken: readonly (readonly TakenPart[])[];
  refused: boolean;
  /** Its receipts give our names of the parts back. */
  isNamed: boolean;
}

function faultsOf(row: MessageRow, { taken, refused, isNamed }: Memory): string[] {
  const faults: string[] = [];
  const most = Math.max(...taken.map((times) => times.length));
  if (most > 1) faults.push(`was handed over ${most} times`);
  const rightMrial = priceOf(row);
  if (row.priceMrial !== rightMrial) faults.push(`costs ${row.priceMrial}, ${rightMrial} is right`);
  const truth = { parts: row.parts, taken: taken.filter((times) => times.length > 0).length, refused };
  const paid = mustBePaid(row.status, row.rule, truth);
  if (typeof paid === 'string') return [...faults, paid];
  const isRight =
    row.settled === (paid ? PAID : RETURNED) ||
    (row.settled === PAID && wasHeardTooLate(row, taken.flat())) ||
    (row.settled === RETURNED && wasFreed(row, taken.flat(), isNamed));
  if (row.priceMrial > 0n && !isRight)
    faults.push(
      `has status ${row.status}, rule ${row.rule} and money ${row.settled}, ${paid ? 'paid' : 'returned'} is right`,
    );
  if (row.priceMrial > 0n && row.settled === PAID && wasGuessed(row, taken.flat(), isNamed))
    faults.push(`has status ${row.status} by elimination alone, and was charged`);
  return [
    ...faults,
    ...unheard(row, taken.flat(), refused),
    ...wronglyEnded(row, taken.flat(), refused),
    ...leftInDoubt(row, taken.flat(), isNamed),
  ];
}

/** Whether what would give the money back may have come after it was charged for want of a receipt. */
function wasHeardTooLate({ finishedAt }: MessageRow, taken: readonly TakenPart[]): boolean {
  if (finishedAt === null) return false;
  const chargedFromMs = finishedAt.getTime() + RECEIPT_WAITED_MS - CLOCKS_OFF_MS;
  const failed = taken.filter(({ fate }) => fate !== undefined && fate !== 'delivered');
  return failed.length > 0 && failed.every((part) => (part.acknowledgedWallMs ?? 0) > chargedFromMs);
}

/** No answer has ever reached us, and no receipt names the part: only that nothing else fits speaks for it. */
function wasGuessed({ doubtedAt }: MessageRow, taken: readonly TakenPart[], isNamed: boolean): boolean {
  return (
    doubtedAt !== null &&
    !isNamed &&
    taken.length > 0 &&
    taken.every(({ answeredWallMs }) => answeredWallMs === undefined)
  );
}

/** Whether its money may have gone back before its last word: with the doubt, after 24 hours of it, or by elimination. */
function wasFreed({ doubtedAt }: MessageRow, taken: readonly TakenPart[], isNamed: boolean): boolean {
  if (doubtedAt === null) return false;
  const freedFromMs = doubtedAt.getTime() + DOUBT_HELD_MS - CLOCKS_OFF_MS;
  // An answer may end a doubt that long ago, too.
  const heardLast = taken.map((part) => Math.max(part.acknowledgedWallMs ?? 0, part.answeredWallMs ?? 0));
  return !isNamed || heardLast.some((atMs) => atMs > freedFromMs);
}

/** What ended a doubt is the word on this message and no other's. Of several parts it may be that of any which failed. */
function wronglyEnded({ doubtedAt, status }: MessageRow, taken: readonly TakenPart[], refused: boolean): string[] {
  if (doubtedAt === null || refused || taken.length === 0) return [];
  const failed = taken.filter(({ fate }) => fate !== 'delivered').map(({ fate }) => fate && STATUS_OF[fate]);
  const isFailure = Object.values(STATUS_OF).includes(status);
  const isWrong = status === DELIVERED ? failed.length > 0 : isFailure && failed.every((one) => one === undefined);
  return isWrong
    ? [`has status ${status} out of a doubt, its parts were ${taken.map(({ fate }) => fate).join(', ')}`]
    : [];
}

/** A doubt ends when the operator has named each of its parts and said its last word about it. */
function leftInDoubt(row: MessageRow, taken: readonly TakenPart[], isNamed: boolean): string[] {
  const isHeard = taken.length === row.parts && taken.every((part) => part.acknowledgedAtMs !== undefined);
  if (row.status !== IN_DOUBT || !isNamed || !isHeard) return [];
  return ['is still in doubt, though the operator has named each part and told its fate'];
}

/** A receipt that was acknowledged must show, and an answer that arrived must not be forgotten. */
function unheard({ status, parts, doubtedAt }: MessageRow, taken: readonly TakenPart[], refused: boolean): string[] {
  if (refused || taken.length < parts || taken.some(({ answeredWallMs }) => answeredWallMs === undefined)) return [];
  // Its answers arrived at a process that may have died before it stored them.
  if (status === IN_DOUBT) return [];
  const heard = taken.filter((part) => part.acknowledgedAtMs !== undefined).map((part) => part.fate);
  const failed = heard.filter((fate) => fate !== 'delivered');
  if (failed.length > 0) {
    const possible = failed.map((fate) => STATUS_OF[fate as ReceiptState]); // a heard part has a fate
    // Out of a doubt it is not told which failure it was.
    const isTold = possible.includes(status) || (doubtedAt !== null && status === STATUS_OF.undelivered);
    return isTold ? [] : [`has status ${status}, its receipts said ${failed.join(', ')}`];
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
