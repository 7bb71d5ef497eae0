import { sql } from 'kysely';
import { proveLedger } from '@peyk/server-ledger';
import type { LedgerProof } from '@peyk/server-ledger';
import { RECIPIENT_STATUS, SETTLED } from '@peyk/server-sender';
import type { Account, SendReport } from './account';
import { PRICE_RIAL } from './account';
import type { FaultStack } from './fault-stack';

interface Row {
  number: string;
  status: number;
  settled: number;
}

/** What became of a send that is over: the operator's journal against the rows. */
export interface Verdict {
  recipients: number;
  delivered: number;
  inDoubt: number;
  cancelled: number;
  /** Recipients whose money is neither charged nor given back. */
  held: number;
  /** Neither delivered nor in doubt nor cancelled. */
  otherwise: number;
  /** Numbers that the operator took more than once; the first ones, for a person to look at. */
  doubled: string[];
  /** Numbers whose row says something else than the journal: sent and not taken, or taken and not sent. */
  lost: string[];
  ledger: LedgerProof;
}

function isUntrue({ status, number }: Row, taken: ReadonlyMap<string, number>): boolean {
  // In doubt means that nobody knows; every other status is a claim that the journal must bear out.
  if (status === RECIPIENT_STATUS.inDoubt) return false;
  const wasSent = status !== RECIPIENT_STATUS.cancelled && status !== RECIPIENT_STATUS.refused;
  return wasSent !== taken.has(number);
}

const MOST_SHOWN = 20;

function firstNumbers(rows: readonly Row[], isWanted: (row: Row) => boolean): string[] {
  return rows
    .filter(isWanted)
    .slice(0, MOST_SHOWN)
    .map(({ number }) => number);
}

/** Reads the rows of a send that is over and compares them with the operator's journal. */
export async function judge(stack: FaultStack, sendId: string): Promise<Verdict> {
  const taken = new Map<string, number>();
  for (const { number } of stack.submits()) taken.set(number, (taken.get(number) ?? 0) + 1);
  return stack.withDatabase(async (db) => {
    const { rows } = await sql<Row>`
      select '989' || lpad(mobile::text, 9, '0') as number, status, settled
      from recipients where send_id = ${BigInt(sendId)} order by n`.execute(db);
    const count = (status: number) => rows.filter((row) => row.status === status).length;
    const delivered = count(RECIPIENT_STATUS.delivered);
    const inDoubt = count(RECIPIENT_STATUS.inDoubt);
    const cancelled = count(RECIPIENT_STATUS.cancelled);
    return {
      recipients: rows.length,
      delivered,
      inDoubt,
      cancelled,
      held: rows.filter(({ settled }) => settled === SETTLED.held).length,
      otherwise: rows.length - delivered - inDoubt - cancelled,
      doubled: firstNumbers(rows, ({ number }) => (taken.get(number) ?? 0) > 1),
      lost: firstNumbers(rows, (row) => isUntrue(row, taken)),
      ledger: await proveLedger(db),
    };
  });
}

export interface Expected {
  recipients: number;
  mostInDoubt: number;
  /** How long the send may still take. */
  limitMs?: number;
}

/** Checks every law of a send that is over. @returns the verdict, for what a test asks beyond the laws. */
export async function expectLaws(
  stack: FaultStack,
  account: Account,
  sendId: string,
  expected: Expected,
): Promise<Verdict> {
  const report = await account.untilOver(sendId, expected.limitMs);
  const verdict = await judge(stack, sendId);
  expect(verdict).toMatchObject({ recipients: expected.recipients, otherwise: 0, doubled: [], lost: [] });
  expect(verdict.ledger.proved).toBe(true);
  expect(verdict.inDoubt).toBeLessThanOrEqual(expected.mostInDoubt);
  expectMoney(report, verdict);
  const listed = await account.listed(sendId, RECIPIENT_STATUS.inDoubt);
  expect(new Set(listed.map(({ number }) => number)).size).toBe(verdict.inDoubt);
  expect(listed.every(({ money }) => money === 'held')).toBe(true);
  return verdict;
}

/** Charged for what was delivered, given back for what was cancelled, held for what is in doubt: to the rial. */
function expectMoney(report: SendReport, { recipients, delivered, cancelled, inDoubt, held }: Verdict): void {
  const rial = (count: number) => String(count * PRICE_RIAL);
  expect(report).toMatchObject({ cost: rial(recipients), charged: rial(delivered), returned: rial(cancelled) });
  expect(held).toBe(inDoubt);
  expect(report.counts).toMatchObject({ total: recipients, in_doubt: inDoubt, cancelled });
}
