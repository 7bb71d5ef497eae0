import { sql } from 'kysely';
import { accountGoesOn } from '@peyk/server-accounts';
import { notify, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { expiryOf } from '../model/expiry';
import { mayReschedule } from '../model/may-control';
import type { SendKey } from '../sql/finish-sends';
import { lockSend, noteControl, tellControl } from './lock-send';
import type { SendControl } from './lock-send';
import { sendState } from '../model/state-literals';

/** More come in the next round, a second later. */
const WOKEN_AT_ONCE = 1_000;

/**
 * Lets scheduled sends whose time has come be prepared; of several processes each wakes others. Who was down at that time
 * wakes them when it is up. One of an account whose state holds it back waits until that changes. Answers how many.
 */
export function wakeScheduled({ db, clock }: ServerContext): Promise<number> {
  return runTransaction(db, async (tx) => {
    const { rows } = await sql<SendKey>`
      update sends s set state = ${sendState.creating} from (
        select account_id, id from sends where state = ${sendState.scheduled} and send_time <= ${clock.now()}
          and ${accountGoesOn(sql.ref('sends.account_id'))}
        order by send_time limit ${WOKEN_AT_ONCE} for update skip locked
      ) due where s.account_id = due.account_id and s.id = due.id
      returning s.account_id as "accountId", s.id as "sendId"`.execute(tx);
    if (rows.length === 0) return 0;
    await tellControl(tx, ...rows);
    await notify(tx, 'send_prepare', '');
    return rows.length;
  });
}

/**
 * Gives a scheduled send another time; its expiry counts from there. The caller has judged the time.
 * @returns the state after the call, 11 when it was moved; undefined when the account has no such send.
 */
export function rescheduleSend(context: ServerContext, key: SendKey, sendTime: Date): Promise<SendControl | undefined> {
  return runTransaction(context.db, async (tx) => {
    const send = await lockSend(tx, key);
    if (!send || !mayReschedule(send)) return send;
    await sql`
      update sends set send_time = ${sendTime}, expires_at = ${expiryOf(sendTime, send.validityMinutes)}
      where account_id = ${key.accountId} and id = ${key.sendId}`.execute(tx);
    noteControl(key, { sendTime: send.sendTime }, { sendTime });
    await tellControl(tx, key);
    return { ...send, sendTime };
  });
}
