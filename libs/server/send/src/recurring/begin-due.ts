import { openSavepoint, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { readEngineState } from '@peyk/server-sender';
import { DomainError } from '@peyk/server-http';
import { sendAtOnce } from '../send-at-once.service';
import { AT_ONCE } from '../send-plan';
import { limitsOfPlanner } from '../spender';
import { choiceAt, typeOf } from './recipients-of';
import { nextRunOf } from './recurring-rule';
import type { RecurringKey, RecurringPlace, RecurringRow } from './recurring.repository';
import { hasRun, insertRun, lockDue, moveOn, selectDue } from './runs.repository';
import type { RunEnd } from './runs.repository';

/** What was missed for longer is told and not sent: a good morning in the evening is worse than none. */
export const LATEST_MS = 60 * 60_000;
/** Refused so often in a row, it pauses itself. */
export const REFUSALS_AT_MOST = 5;
/** More come in the next round. */
const BEGUN_AT_ONCE = 1_000;
/** Times of one that one round makes up its mind about: a year of days during which nothing ran. */
const TIMES_AT_ONCE = 400;

const LATE = 'سامانه در زمان این نوبت در دسترس نبود و بیش از یک ساعت از آن گذشت؛ پیامی فرستاده نشد.';

/**
 * Begins the sends whose time has come; several processes may do so at once. One that fails by a fault of ours stays due, so that
 * the next round tries again, until it is too late. Answers how many times were dealt with.
 */
export async function beginDueSends(context: ServerContext): Promise<number> {
  let count = 0;
  for (const key of await selectDue(context.db, context.clock.now(), BEGUN_AT_ONCE)) {
    try {
      for (let times = 0; times < TIMES_AT_ONCE && (await beginNext(context, key)); times += 1) count += 1;
    } catch (error) {
      context.log.warn(
        { err: error, recurringId: String(key.id) },
        'a recurring send could not begin; it is tried again',
      );
    }
  }
  return count;
}

/**
 * Deals with the one time that is due. The run, the send with its held money and the next time are one transaction under the lock of
 * the row: anyone who dies in between leaves all of it to the next. False when nothing is due any more.
 */
function beginNext({ db, clock }: ServerContext, key: RecurringKey): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const now = clock.now();
    const row = await lockDue(tx, key, now);
    if (!row) return false;
    const { nextRunAt: dueAt } = row;
    if (await hasRun(tx, key, dueAt)) {
      await moveOn(tx, key, { ...row, ...placeAfter(row, { ...row, dueAt }) });
      return true;
    }
    const end = await endOf(tx, { row, dueAt, now });
    await insertRun(tx, { ...key, dueAt, at: now }, end);
    const counts = countsAfter(row, end);
    await moveOn(tx, key, { ...counts, ...placeAfter(row, { ...counts, dueAt, end }) });
    return true;
  });
}

const RESTORED =
  'پایگاه داده به وضعیت پیشین برگردانده شد و شاید این نوبت پیش از آن فرستاده شده باشد؛ برای جلوگیری از ارسال تکراری، دوباره فرستاده نشد.';

interface Due {
  row: RecurringRow;
  dueAt: Date;
  now: Date;
}

async function endOf(tx: Tx, due: Due): Promise<RunEnd> {
  if (due.now.getTime() - due.dueAt.getTime() > LATEST_MS) return { outcome: 'missed', reason: LATE, isLate: true };
  // It may have begun in what a restore took away, and nothing here would know its messages again.
  const { heldSince } = await readEngineState(tx);
  if (heldSince && due.dueAt <= heldSince) return { outcome: 'missed', reason: RESTORED, isLate: true };
  const before = await openSavepoint(tx, 'before_send');
  try {
    return await accept(tx, due);
  } catch (error) {
    // What says when to come again (too many sends wait to be prepared) is no refusal: the next round asks again.
    if (!(error instanceof DomainError) || error.retryAfterSeconds !== undefined) throw error;
    await before.undo();
    return { outcome: 'missed', reason: error.message, isLate: false };
  }
}

/** Accepts it at the price of now, with the whole price held: what cannot be paid is refused here and not an hour later. */
async function accept(tx: Tx, { row, dueAt, now }: Due): Promise<RunEnd> {
  const choice = await choiceAt(tx, row, dueAt);
  if (!choice) return { outcome: 'nobody' };
  const plan = { ...AT_ONCE, ratePerSecond: row.ratePerSecond, validityMinutes: row.validityMinutes };
  const limits = await limitsOfPlanner(tx, row);
  const sendId = await sendAtOnce(tx, now, { ...row, recurringId: row.id, limits, type: typeOf(row), choice, plan });
  return { outcome: 'sent', sendId };
}

interface Counts {
  sentCount: number;
  refusedInRow: number;
}

/** That nothing was running is no fault of the send. */
function countsAfter({ sentCount, refusedInRow }: Counts, end: RunEnd): Counts {
  if (end.outcome === 'missed') return { sentCount, refusedInRow: refusedInRow + (end.isLate ? 0 : 1) };
  return { sentCount: sentCount + (end.outcome === 'sent' ? 1 : 0), refusedInRow: 0 };
}

function placeAfter(
  { rule }: RecurringRow,
  { sentCount, refusedInRow, dueAt, end }: Counts & { dueAt: Date; end?: RunEnd },
): RecurringPlace {
  const nextRunAt = nextRunOf(rule, { after: dueAt, sentCount });
  if (!nextRunAt) return { state: 'ended', stateReason: null, nextRunAt: null };
  if (end?.outcome !== 'missed' || refusedInRow < REFUSALS_AT_MOST) {
    return { state: 'active', stateReason: null, nextRunAt };
  }
  return { state: 'paused', stateReason: `پنج نوبت پشت سر هم فرستاده نشد. آخرین بار: ${end.reason}`, nextRunAt: null };
}
