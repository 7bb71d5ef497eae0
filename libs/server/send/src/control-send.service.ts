import { findAccountStanding } from '@peyk/server-accounts';
import type { AccountMoment } from '@peyk/server-accounts';
import type { ServerContext } from '@peyk/server-database';
import {
  SEND_STATE,
  findApproval,
  isAlive,
  isUnderWay,
  pauseSend,
  rescheduleSend,
  resumeSend,
  setSendRate,
} from '@peyk/server-sender';
import type { SendControl } from '@peyk/server-sender';
import { fail, failLimit, failOfState } from './fail';
import { MOST_PAUSED_SENDS, faultOfSendTime } from './schedule.policy';
import { countOtherPaused } from './sends.repository';
import type { SendKey } from './stop-send.service';

/**
 * What lets a send go on is refused in a state that would hold it back at once. A block that comes in the same instant may be
 * overtaken here, and holds the send back all the same: senders ask for themselves.
 */
async function requireMoment({ db }: ServerContext, moment: AccountMoment, { accountId }: SendKey): Promise<void> {
  const account = await findAccountStanding(db, accountId);
  if (!account) fail('unknownSend', 'send_id');
  failOfState(moment, account);
}

function known(control: SendControl | undefined): SendControl {
  if (!control) fail('unknownSend', 'send_id');
  return control;
}

/**
 * Holds a send of the account back; a second call gives the first answer.
 * Two calls at the same instant may pass the limit together; it is there to bound what grows, not to count exactly.
 * @throws unknownSend, also when it is someone else's; notPausable, tooManyPaused
 */
export async function pauseSendOf(context: ServerContext, key: SendKey): Promise<SendControl> {
  if ((await countOtherPaused(context.db, key)) >= MOST_PAUSED_SENDS) fail('tooManyPaused', 'send_id');
  const control = known(await pauseSend(context, key));
  if (control.state !== SEND_STATE.paused) fail('notPausable', 'send_id');
  return control;
}

/** Lets a paused send go on; one that goes on already is left alone. @throws unknownSend, notResumable, waitsForApproval, 403-20 to 403-22 */
export async function resumeSendOf(context: ServerContext, key: SendKey): Promise<SendControl> {
  await requireMoment(context, 'resume', key);
  const control = known(await resumeSend(context, key));
  if (isUnderWay(control)) return control;
  const isWaiting = (await findApproval(context.db, key))?.decision === null;
  if (isWaiting) failLimit('waitsForApproval', 'send_id');
  fail('notResumable', 'send_id');
}

/** Gives a scheduled send another time. @throws pastTime, farTime, unknownSend, notScheduled, 403-20 to 403-22 */
export async function rescheduleSendOf(context: ServerContext, key: SendKey, sendTime: Date): Promise<SendControl> {
  const fault = faultOfSendTime(sendTime, context.clock.now());
  if (fault) fail(fault, 'send_time');
  await requireMoment(context, 'schedule', key);
  const control = known(await rescheduleSend(context, key, sendTime));
  if (control.state !== SEND_STATE.scheduled) fail('notScheduled', 'send_id');
  return control;
}

/** Makes a send slower or faster; null for no rate of its own. @throws unknownSend, endedForRate */
export async function setSendRateOf(
  context: ServerContext,
  key: SendKey,
  ratePerSecond: number | null,
): Promise<SendControl> {
  const control = known(await setSendRate(context, key, ratePerSecond));
  if (!isAlive(control)) fail('endedForRate', 'send_id');
  return control;
}
