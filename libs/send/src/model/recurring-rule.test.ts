import { endWords, newRule, nextTimes, ruleOf, ruleWords, valuesOf, type RuleValues } from './recurring-rule';

/** Noon in Tehran on Monday 2 Azar 1405. */
const NOW_MS = Date.parse('2026-11-23T08:30:00Z');
const DAILY = newRule(NOW_MS);

describe('a rule', () => {
  it.each<[string, Partial<RuleValues>, object]>([
    ['each day', {}, { every: 'day', time: '09:00', starts_on: '2026-11-23' }],
    ['weekdays', { every: 'week', weekdays: ['2', '0'] }, { every: 'week', weekdays: [0, 2] }],
    ['a day of the month', { every: 'month', monthDay: '31' }, { every: 'month', month_day: 31 }],
    ['a property', { every: 'property', propertyId: '4' }, { every: 'property', property_id: '4' }],
    ['a last day', { ends: 'day', endsOn: '2027-03-19T20:30:00.000Z' }, { ends_on: '2027-03-20' }],
    ['a number of sends', { ends: 'count', maxSends: '3', endsOn: '2027-03-19T20:30:00.000Z' }, { max_sends: 3 }],
  ])('of %s goes to the server and comes back', (_what, change, wanted) => {
    const rule = ruleOf({ ...DAILY, ...change });
    expect(rule).toMatchObject(wanted);
    expect(ruleOf(valuesOf(rule))).toEqual(rule);
  });

  it('tells the times that the server will keep, no more than its end leaves', () => {
    const rule = ruleOf({ ...DAILY, every: 'month', monthDay: '31' });
    expect(nextTimes(rule, NOW_MS, 2).map((at) => at.toISOString())).toEqual([
      '2026-12-21T05:30:00.000Z',
      '2027-01-20T05:30:00.000Z',
    ]);
    expect(nextTimes({ ...rule, max_sends: 1 }, NOW_MS, 5)).toHaveLength(1);
    expect(nextTimes({ ...rule, every: 'week', weekdays: [] }, NOW_MS, 5)).toEqual([]);
  });

  it('is told in words', () => {
    expect(ruleWords({ every: 'week', weekdays: [0, 2], time: '09:30', starts_on: '2026-11-23' })).toBe(
      'هر هفته شنبه، دوشنبه، ساعت ۰۹:۳۰',
    );
    expect(ruleWords({ every: 'month', month_day: 31, time: '18:05', starts_on: '2026-11-23' })).toBe(
      'هر ماه روز ۳۱، ساعت ۱۸:۰۵',
    );
    expect(endWords({ every: 'day', time: '09:00', starts_on: '2026-11-23', ends_on: '2027-03-20' })).toBe(
      'تا شنبه ۲۹ اسفند ۱۴۰۵',
    );
  });
});
