/** An operator's clock may be a little ahead of ours; a date further ahead is not believed. */
const MOST_LEAD_MS = 5 * 60_000;
/** No operator tries for longer. */
const OLDEST_MS = 14 * 24 * 3_600_000;
const QUARTER_MS = 15 * 60_000;

/** YYMMDDhhmm with or without ss, YYYYMMDDhhmmss, and SMPP's absolute time, which names its zone: YYMMDDhhmmsstnn+. */
export const DATE_FORM = String.raw`(?:\d{15}[+-]|\d{14}|\d{12}|\d{10})(?!\d)`;

/**
 * When the receipt was made; the arrival when there is no date or it cannot be true. The usual ten digits name a minute and no
 * second: within that minute the arrival is as true and never lies before the submit.
 */
export function doneAt(written: string | undefined, offsetMinutes: number, arrivedAt: number): number {
  const instant = instantOf(written, offsetMinutes, arrivedAt);
  if (instant === undefined) return arrivedAt;
  const sameMinute = written?.length === 10 && arrivedAt >= instant && arrivedAt < instant + 60_000;
  return sameMinute ? arrivedAt : instant;
}

/** YYYYMMDDhhmm as YYMMDDhhmm, for an operator that writes years so; other forms as they are. */
export function shortYear(written: string): string {
  return written.length === 12 ? written.slice(2) : written;
}

/** Local time of the operator as an instant; undefined when there is none or it cannot be true. */
export function instantOf(written: string | undefined, offsetMinutes: number, arrivedAt: number): number | undefined {
  if (!written) return undefined;
  const isAbsolute = written.length === 16;
  const digits = written.length === 14 ? written.slice(2) : written.slice(0, 12);
  const local = localTime(digits);
  if (local === undefined) return undefined;
  const instant = local - (isAbsolute ? zoneOf(written) : offsetMinutes * 60_000);
  return instant <= arrivedAt + MOST_LEAD_MS && instant > arrivedAt - OLDEST_MS ? instant : undefined;
}

/** `nn` and the sign of SMPP's absolute time: quarters of an hour that local time is ahead of UTC. */
function zoneOf(written: string): number {
  const quarters = Number(written.slice(13, 15));
  return (written.endsWith('-') ? -quarters : quarters) * QUARTER_MS;
}

/** Receipts that come together name the same few minutes and seconds. */
const known = new Map<string, number | undefined>();
const MOST_KNOWN = 1_000;

function localTime(digits: string): number | undefined {
  if (known.has(digits)) return known.get(digits);
  if (known.size >= MOST_KNOWN) known.clear();
  const local = readLocalTime(digits);
  known.set(digits, local);
  return local;
}

function readLocalTime(digits: string): number | undefined {
  const pair = (index: number) => Number(digits.slice(index * 2, index * 2 + 2));
  const seconds = digits.length === 12 ? pair(5) : 0;
  const [year, month, day] = [2000 + pair(0), pair(1) - 1, pair(2)];
  const local = Date.UTC(year, month, day, pair(3), pair(4), seconds);
  const read = new Date(local);
  // Date takes 30 February for 2 March, and 24:61 for something as well.
  const exists = read.getUTCMonth() === month && read.getUTCDate() === day && pair(3) < 24 && pair(4) < 60;
  return exists && seconds < 60 ? local : undefined;
}
