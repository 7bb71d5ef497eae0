import { sql } from 'kysely';
import { msUntilOpen } from '../people/plan';
import type { Authorship } from './authorship';
import type { Evidence } from './judge';

interface SendTimes {
  id: bigint;
  createdAt: Date;
  sendTime: Date | null;
  validityMinutes: number | null;
}

const MINUTE_MS = 60_000;

/** Nothing leaves too early or too late: by the clock of whoever let it leave, looked at before the mark. */
export async function judgeTimes({ db, operator, asked, plan, ...evidence }: Evidence, authorship: Authorship) {
  const { rows } = await sql<SendTimes>`
    select id, created_at as "createdAt", send_time as "sendTime", validity_minutes as "validityMinutes" from sends`.execute(
    db,
  );
  const sends = new Map(rows.map((row) => [row.id, row]));
  const askedTimes = new Map(asked.map(({ sendId, sendTimeMs }) => [sendId, sendTimeMs]));
  const hoursOf = new Map(evidence.lines.map((line, place) => [line, plan.accounts[place]?.hours]));
  const broken: string[] = [];
  for (const departure of operator.departures.all) {
    const { destination, atMs, seenMs, latestSeenMs, source, process } = departure;
    const sendId = authorship.sendOf(destination, atMs);
    const send = sendId === undefined ? undefined : sends.get(sendId);
    if (!send) continue; // The judge of messages tells of what nobody sent.
    const name = `message to ${destination} of send ${send.id}, by ${process} at ${atMs}`;
    const hours = hoursOf.get(source);
    if (hours && !seenMs.some((ms) => msUntilOpen(hours, ms) === 0)) broken.push(`${name}, left at a forbidden hour`);
    const expiryMs = expiryOf(send);
    if (expiryMs !== undefined && !seenMs.some((ms) => ms < expiryMs)) broken.push(`${name}, left after its expiry`);
    const timeMs = askedTimes.get(send.id);
    if (timeMs !== undefined && latestSeenMs < timeMs)
      broken.push(`${name}, left ${timeMs - latestSeenMs} ms before its time`);
  }
  return broken;
}

function expiryOf({ createdAt, sendTime, validityMinutes }: SendTimes): number | undefined {
  return validityMinutes === null ? undefined : (sendTime ?? createdAt).getTime() + validityMinutes * MINUTE_MS;
}
