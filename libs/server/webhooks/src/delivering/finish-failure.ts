import { runTransaction } from '@peyk/server-database';
import type { Db, Tx } from '@peyk/server-database';
import type { TellBySms } from '@peyk/server-module';
import { findOwnerMobile } from '@peyk/server-wallet';
import { sql } from 'kysely';
import type { Outcome } from '../outgoing/post-event';
import type { Claimed } from './claim.repository';
import { askedWaitMs } from './retry-after';
import { GIVEN_UP_AFTER_MS, nextTry } from './retry-plan';

/** With this a receiver says that it wants nothing any more. */
const GONE = 410;

export interface Finish {
  now: Date;
  random: number;
  tellBySms: TellBySms;
}

type Ending = { state: 'failed'; dueAt: null } | { state: 'waiting'; dueAt: Date };

function endingOf({ step, firstFailedAt }: Claimed, outcome: Outcome, { now, random }: Finish): Ending {
  const failed = { step, firstFailedAt: firstFailedAt ?? now, now, askedMs: askedWaitMs(outcome, now) };
  const dueAt = outcome.status === GONE ? null : nextTry(failed, random);
  return dueAt === null ? { state: 'failed', dueAt } : { state: 'waiting', dueAt };
}

/** Writes that a try has failed, unless another process has taken it meanwhile; then that one has the word. */
async function writeFailure(tx: Tx, claimed: Claimed, outcome: Outcome, finish: Finish): Promise<boolean> {
  const { accountId, id, n, lease } = claimed;
  const { state, dueAt } = endingOf(claimed, outcome, finish);
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = ${state}, lease = null, due_at = coalesce(${dueAt}::timestamptz, due_at),
      step = step + 1, last_status = ${outcome.status}, last_fault = ${outcome.fault},
      first_failed_at = coalesce(first_failed_at, ${finish.now})
    where account_id = ${accountId} and id = ${id} and lease = ${lease}::uuid`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const { ms, status, fault, answer } = outcome;
  await tx
    .insertInto('webhook_attempts')
    .values({ account_id: accountId, delivery_id: id, n, at: finish.now, ms, status, fault, answer })
    .execute();
  return true;
}

/** @returns the title of an address that was switched off by this failure. */
async function noteFailure(tx: Tx, { endpoint }: Claimed, { status }: Outcome, now: Date): Promise<string | undefined> {
  const { accountId, id } = endpoint;
  const long = new Date(now.getTime() - GIVEN_UP_AFTER_MS);
  const { rows } = await sql<{ title: string; isOff: boolean }>`
    update webhook_endpoints set failing_since = coalesce(failing_since, ${now}),
      is_on = not (${status === GONE} or coalesce(failing_since <= ${long}, false)),
      disabled_reason = case when ${status === GONE} then 'gone' when failing_since <= ${long} then 'failing' end,
      disabled_at = case when ${status === GONE} or failing_since <= ${long} then ${now}::timestamptz end
    where account_id = ${accountId} and id = ${id} and is_on and (failing_since is null or ${status === GONE} or failing_since <= ${long})
    returning title, not is_on as "isOff"`.execute(tx);
  const [row] = rows;
  return row?.isOff ? row.title : undefined;
}

function sentenceOf(title: string, { status }: Outcome): string {
  const why = status === GONE ? 'گیرنده با پاسخ ۴۱۰ گفت که آن را نمی‌خواهد' : 'سه روز پیاپی هیچ پاسخ درستی از آن نرسید';
  return `وب‌هوک «${title}» خاموش شد، چون ${why}. پس از رفع مشکل، آن را در پنل روشن کنید.`;
}

/** Keeps what came of a try that failed: the delivery, its log, how the address stands; who owns it is told when it is switched off. */
export function finishFailure(db: Db, claimed: Claimed, outcome: Outcome, finish: Finish): Promise<void> {
  return runTransaction(db, async (tx) => {
    if (!(await writeFailure(tx, claimed, outcome, finish))) return;
    const title = await noteFailure(tx, claimed, outcome, finish.now);
    const mobile = title === undefined ? undefined : await findOwnerMobile(tx, claimed.accountId);
    if (title === undefined || mobile === undefined) return;
    await finish.tellBySms(tx, { mobile, text: sentenceOf(title, outcome), at: finish.now });
  });
}
