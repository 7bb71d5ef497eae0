/** What an account sent and heard in the thirty days up to Friday 29 Aban 1405, for the stories and tests of this library. */
import type { Overview, SentCounts } from '../api/get-overview';

/** That Friday, 15:05 in Tehran. */
export const OVERVIEW_NOW_MS = Date.parse('2026-11-20T11:35:00Z');
const DAY_MS = 86_400_000;

/** Of a hundred, ninety have arrived, six have not, one is on the blacklist and three are waited for. */
function countsOf(sent: number): SentCounts {
  const part = (percent: number) => Math.floor((sent * percent) / 100);
  return { sent, delivered: part(90), undelivered: part(6), blacklisted: part(1), charged: `${sent * 1370}.5` };
}

const FEW = countsOf(0);

/** So many days up to today; Fridays are quiet. */
export function sampleOverview(count = 30): Overview {
  const days = Array.from({ length: count }, (_unused, index) => {
    const at = new Date(OVERVIEW_NOW_MS - (count - 1 - index) * DAY_MS);
    const isFriday = at.getUTCDay() === 5;
    return {
      day: at.toISOString().slice(0, 10),
      ...countsOf(isFriday ? 300 : 6000 + Math.round(3500 * Math.sin(index))),
      opt_outs: isFriday ? 0 : index % 7,
      received: 20 + ((index * 13) % 60),
    };
  });
  return {
    days,
    hours: Array.from({ length: 24 }, (_unused, hour) => ({
      hour,
      ...(hour < 8 || hour > 21 ? FEW : countsOf(4000 + 900 * (hour % 5))),
      ...(hour === 10 && { sent: 9000, delivered: 8730 }),
    })),
    lines: [
      { from_number: '20001405', ...countsOf(98_400) },
      { from_number: '30001234567890', ...countsOf(42_150) },
      { from_number: '100020003000', ...countsOf(7_300) },
    ],
    operators: [
      { operator: 'mci', ...countsOf(88_300) },
      { operator: 'irancell', ...countsOf(51_200) },
      { operator: 'rightel', ...countsOf(6_100) },
      { operator: 'other', ...countsOf(900) },
    ],
    types: [
      { type: 'webservice', ...countsOf(81_200) },
      { type: 'file', ...countsOf(38_050) },
      { type: 'pattern_otp', ...countsOf(19_900) },
      { type: 'postal_code_bank', ...countsOf(7_150) },
      { type: 'inbox_secretary', ...countsOf(200) },
    ],
  };
}

/** The same days with nothing in them. */
export function quietOverview(): Overview {
  const { days, hours } = sampleOverview();
  return {
    days: days.map(({ day }) => ({ day, ...FEW, charged: '0', opt_outs: 0, received: 0 })),
    hours: hours.map(({ hour }) => ({ hour, ...FEW, charged: '0' })),
    lines: [],
    operators: [],
    types: [],
  };
}
