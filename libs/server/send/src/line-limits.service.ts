import { notify, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { haveCommonHour, windowsOf } from '@peyk/server-sender';
import { fail } from './fail';
import { areGoodHours } from './line-hours.policy';
import { lockAccountLine, updateOwnLimits } from './lines.repository';
import type { AccountLine, OwnLimits } from './lines.repository';

/**
 * Limits what an account sends from a line; senders at work hear of it at once. A rate above the line's is taken: the lower of
 * the two holds, and an admin may change the other one at any time. Hours without one in common are refused: everything
 * would wait for ever. @throws badOwnHours, noCommonHour; unknownLine, also when the line is only somebody else's
 */
export function setLineLimits(
  { db }: ServerContext,
  { accountId, number }: { accountId: bigint; number: string },
  limits: OwnLimits,
): Promise<AccountLine> {
  const { hours } = limits;
  if (hours && !areGoodHours(hours)) fail('badOwnHours', 'permitted_hours');
  return runTransaction(db, async (tx) => {
    const line = await lockAccountLine(tx, accountId, number);
    if (!line) fail('unknownLine', 'number');
    if (!haveCommonHour(windowsOf(line.permittedHours, hours))) fail('noCommonHour', 'permitted_hours');
    await updateOwnLimits(tx, { accountId, lineId: line.id }, limits);
    await notify(tx, 'send_control', '');
    return { ...line, own: limits };
  });
}
