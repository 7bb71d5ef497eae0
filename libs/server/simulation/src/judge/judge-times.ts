import { sql } from 'kysely';
import { msUntilOpen } from '../people/hours';
import type { Hours } from '../people/hours';
import { NO_LIMITS, hoursInForce } from '../people/line-limits';
import type { Authorship } from './authorship';
import type { Evidence } from './judge';

interface SendTimes {
  id: bigint;
  createdAt: Date;
  sendTime: Date | null;
  validityMinutes: number | null;
}

const MINUTE_MS = 60_000;

/** Nothing leaves too early or too late: by the clock of the one who let it leave, looked at before the mark. */
export async function judgeTimes({ db, operator, asked, ...evidence }: Evidence, authorship: Authorship) {
  const { rows } = await sql<SendTimes>`
    select id, created_at as "createdAt", send_time as "sendTime", validity_minutes as "validityMinutes" from sends`.execute(
    db,
  );
  const sends = new Map(rows.map((row) => [row.id, row]));
  const askedTimes = new Map(asked.map(({ sendId, sendTimeMs }) => [sendId, sendTimeMs]));
  const broken: string[] = [];
  for (const departure of operator.departures.all) {
    const { destination, atMs, seenMs, latestSeenMs, source, process } = departure;
    const sendId = authorship.sendOf(destination, atMs);
    const send = sendId === undefined ? undefined : sends.get(sendId);
    if (!send) continue; // The judge of messages tells of what nobody sent.
    const name = `message to ${destination} of send ${send.id}, by ${process} at ${atMs}`;
    const isOpen = (windows: readonly (Hours | undefined)[]) => seenMs.some((ms) => msUntilOpen(windows, ms) === 0);
    const { line, own } = hoursOf(evidence, source, atMs);
    if (!isOpen([line])) broken.push(`${name}, left at a forbidden hour`);
    if (!own.some((hours) => isOpen([line, hours]))) broken.push(`${name}, left at an hour that its account forbids`);
    const expiryMs = expiryOf(send);
    if (expiryMs !== undefined && !seenMs.some((ms) => ms < expiryMs)) broken.push(`${name}, left after its expiry`);
    const timeMs = askedTimes.get(send.id);
    if (timeMs !== undefined && latestSeenMs < timeMs)
      broken.push(`${name}, left ${timeMs - latestSeenMs} ms before its time`);
  }
  return broken;
}

/** The hours of a line, and those that its account may have had for itself. */
function hoursOf({ lines, plan, limits }: Pick<Evidence, 'lines' | 'plan' | 'limits'>, line: string, atMs: number) {
  const place = lines.indexOf(line);
  const account = plan.accounts[place];
  const asked = limits.filter((change) => change.account === place);
  return { line: account?.hours, own: hoursInForce(account?.limits ?? NO_LIMITS, asked, atMs) };
}

function expiryOf({ createdAt, sendTime, validityMinutes }: SendTimes): number | undefined {
  return validityMinutes === null ? undefined : (sendTime ?? createdAt).getTime() + validityMinutes * MINUTE_MS;
}
