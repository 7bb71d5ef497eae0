import { auditChange, notify, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { haveCommonHour, windowsOf } from '@peyk/server-sender';
import { fail } from './fail';
import { areGoodHours, hoursText } from './line-hours.policy';
import { lockAccountLine, updateOwnLimits } from './lines.repository';
import type { AccountLine, OwnLimits } from './lines.repository';

const factsOf = ({ hours, maxPerSecond }: OwnLimits) => ({ hours: hoursText(hours), maxPerSecond });

/** What is left out stays. */
export type LimitsChange = Partial<OwnLimits>;

/**
 * Limits what an account sends from a line; senders at work hear of it at once. A rate above the line's is taken: the lower of
 * the two holds, and an admin may change the other one at any time. Hours without one in common are refused: everything
 * would wait for ever. @throws badOwnHours, noCommonHour; unknownLine, also when the line is only someone else's
 */
export function setLineLimits(
  { db }: ServerContext,
  { accountId, number }: { accountId: bigint; number: string },
  change: LimitsChange,
): Promise<AccountLine> {
  if (change.hours && !areGoodHours(change.hours)) fail('badOwnHours', 'permitted_hours');
  return runTransaction(db, async (tx) => {
    const line = await lockAccountLine(tx, accountId, number);
    if (!line) fail('unknownLine', 'number');
    const limits = { ...line.own, ...change };
    // Hours that an admin has made useless since then are no reason to refuse a rate.
    if (change.hours && !haveCommonHour(windowsOf(line.permittedHours, change.hours)))
      fail('noCommonHour', 'permitted_hours');
    await updateOwnLimits(tx, { accountId, lineId: line.id }, limits);
    auditChange({ object: `line:${line.id}`, before: factsOf(line.own), after: factsOf(limits) });
    await notify(tx, 'send_control', '');
    return { ...line, own: limits };
  });
}
