import { quietOverview, sampleOverview } from '../testing/sample-overview';
import { OUTCOME_MEASURES, bestHour, isQuiet } from './overview-measures';

const hour = (at: number, sent: number, delivered: number) => ({
  hour: at,
  sent,
  delivered,
  undelivered: 0,
  blacklisted: 0,
  charged: '0',
});

it('finds the best hour among those with enough messages to tell', () => {
  const hours = [hour(3, 99, 99), hour(9, 100, 80), hour(10, 5000, 4500), hour(11, 9000, 8000)];
  expect(bestHour(hours)?.hour).toBe(10);
  expect(bestHour([hour(3, 99, 99)])).toBeUndefined();
});

it('divides what was sent without a rest', () => {
  for (const row of sampleOverview().operators) {
    expect(OUTCOME_MEASURES.reduce((sum, { valueOf }) => sum + valueOf(row), 0)).toBe(row.sent);
  }
});

it('is quiet only when nothing was sent and nothing was heard', () => {
  const quiet = quietOverview();
  expect(isQuiet(quiet)).toBe(true);
  expect(isQuiet({ ...quiet, days: quiet.days.map((day) => ({ ...day, received: 1 })) })).toBe(false);
  expect(isQuiet(sampleOverview())).toBe(false);
});
