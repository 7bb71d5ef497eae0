import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { PeriodicTask } from '@peyk/server-module';
import { sql } from 'kysely';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Recipients of one transaction: some hundred milliseconds. */
const STEP_ROWS = 20_000;
/** Steps of one run, so that other tasks have their turn. */
const MOST_STEPS = 100;
/** How long after a send was settled it is folded: receipts go on coming, and operators give up within days. */
const ROUNDS_MS = [0, HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS] as const;

interface Fold {
  accountId: bigint;
  sendId: bigint;
  round: number;
  afterN: number;
  /** When its round began; null before the first. */
  delivered: bigint | null;
}

/** The send as it stands now; null when it is not there any more. */
interface FoldedSend {
  startedAt: Date | null;
  settledAt: Date;
  recipients: number;
  delivered: bigint;
}

/**
 * Writes down, by number, when contacts were sent to and reached last. Answers how many steps it took. Each step is a transaction that
 * moves on in the send's row: a process that dies here has done whole steps, and of two processes each takes other sends.
 */
export async function foldReach({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number> {
  let steps = 0;
  while (steps < MOST_STEPS && (await runTransaction(db, (tx) => foldStep(tx, clock.now())))) steps += 1;
  return steps;
}

/** So long behind is what filters know of a send, at most, once it is settled. */
export const foldReachTask: PeriodicTask = { name: 'fold-reach', everyMs: MINUTE_MS, run: foldReach };

/** Folds some of the send that is due longest; false when none is. */
async function foldStep(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql<Fold>`
    select account_id as "accountId", send_id as "sendId", round, after_n as "afterN", delivered from reach_folds
    where due_at <= ${now} order by due_at limit 1 for update skip locked`.execute(tx);
  const [fold] = rows;
  if (!fold) return false;
  const send = await readSend(tx, fold);
  if (!send?.startedAt) {
    await endFold(tx, fold);
    return true;
  }
  const isNew = fold.afterN === 0 && fold.delivered !== send.delivered;
  const goesOn = isNew || fold.afterN > 0;
  if (goesOn) await foldRows(tx, fold, send.startedAt);
  const afterN = fold.afterN + STEP_ROWS;
  if (goesOn && afterN < send.recipients)
    await moveOn(tx, { ...fold, afterN, delivered: isNew ? send.delivered : fold.delivered });
  else await endRound(tx, { ...fold, delivered: isNew ? send.delivered : fold.delivered }, send.settledAt);
  return true;
}

async function readSend(tx: Tx, { accountId, sendId }: Fold): Promise<FoldedSend | undefined> {
  const { rows } = await sql<FoldedSend>`
    select s.started_at as "startedAt", s.settled_at as "settledAt", coalesce(sum(c.total), 0)::int as recipients,
      coalesce(sum(c.delivered), 0)::bigint as delivered
    from sends s left join send_counts c on c.account_id = s.account_id and c.send_id = s.id
    where s.account_id = ${accountId} and s.id = ${sendId}
    group by s.started_at, s.settled_at`.execute(tx);
  return rows[0];
}

/** Whom the operator took; on the day on which the send began. */
async function foldRows(tx: Tx, { accountId, sendId, afterN }: Fold, startedAt: Date): Promise<void> {
  await sql`
    insert into number_reach as k (account_id, mobile, last_sent_on, last_delivered_on)
    select r.account_id, r.mobile, d.day, case when r.status = 2 then d.day end
    from recipients r join contacts c on c.account_id = r.account_id and c.mobile = r.mobile
      cross join (select (${startedAt}::timestamptz at time zone 'Asia/Tehran')::date as day) d
    where r.account_id = ${accountId} and r.send_id = ${sendId} and r.n > ${afterN} and r.n <= ${afterN + STEP_ROWS}
      and r.status in (0, 1, 2, 3, 4)
    order by r.mobile
    on conflict (account_id, mobile) do update set last_sent_on = greatest(k.last_sent_on, excluded.last_sent_on),
      last_delivered_on = greatest(k.last_delivered_on, excluded.last_delivered_on)
    where excluded.last_sent_on > k.last_sent_on or excluded.last_delivered_on > k.last_delivered_on
      or (excluded.last_delivered_on is not null and k.last_delivered_on is null)`.execute(tx);
}

async function moveOn(tx: Tx, { accountId, sendId, afterN, delivered }: Fold): Promise<void> {
  await sql`update reach_folds set after_n = ${afterN}, delivered = ${delivered}
    where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
}

async function endRound(tx: Tx, fold: Fold, settledAt: Date): Promise<void> {
  const wait = ROUNDS_MS[fold.round + 1];
  if (wait === undefined) return endFold(tx, fold);
  await sql`update reach_folds set after_n = 0, round = round + 1, delivered = ${fold.delivered},
      due_at = ${new Date(settledAt.getTime() + wait)}
    where account_id = ${fold.accountId} and send_id = ${fold.sendId}`.execute(tx);
}

async function endFold(tx: Tx, { accountId, sendId }: Fold): Promise<void> {
  await sql`delete from reach_folds where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
}
