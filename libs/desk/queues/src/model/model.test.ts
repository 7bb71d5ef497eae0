import { ANSWER, REFUSE, waiting, ACCEPT } from '../testing/sample-things';
import { NO_FIELDS, checkDecision, needsText } from './check-decision';
import { nextThing } from './next-thing';

describe('the next thing', () => {
  const rows = [
    waiting({ key: 'a' }),
    waiting({ key: 'b', taken_by: 'sara' }),
    waiting({ key: 'c', taken_by: 'mina', is_mine: true }),
    waiting({ key: 'd' }),
  ];

  it('is the first that nobody else looks at, and not the one that was just decided', () => {
    expect(nextThing(rows, null)?.key).toBe('a');
    expect(nextThing(rows, 'a')?.key).toBe('c');
    expect(nextThing(rows.slice(1, 2), null)).toBeUndefined();
    expect(nextThing([], null)).toBeUndefined();
  });
});

describe('a decision', () => {
  it('needs a reason where there are some, and words with the one that asks for them', () => {
    expect(checkDecision(REFUSE, NO_FIELDS)).toEqual({ reason: 'needReason' });
    expect(checkDecision(REFUSE, { ...NO_FIELDS, reason: 'unlawful' })).toEqual({});
    expect(checkDecision(REFUSE, { ...NO_FIELDS, reason: 'other', text: '  ' })).toEqual({ text: 'needText' });
    expect(needsText(REFUSE, { reason: 'unlawful' })).toBe(false);
  });

  it('needs the text of an answer, no longer than it may be', () => {
    expect(checkDecision(ANSWER, NO_FIELDS)).toEqual({ text: 'needText' });
    expect(checkDecision(ANSWER, { ...NO_FIELDS, text: 'ن'.repeat(4000) })).toEqual({});
    expect(checkDecision(ANSWER, { ...NO_FIELDS, text: 'ن'.repeat(4001) })).toEqual({ text: 'tooLong' });
  });

  it('takes a day that exists', () => {
    const verdict = { ...ACCEPT, takes_day: true };
    expect(checkDecision(verdict, { ...NO_FIELDS, day: '1405/12/29' })).toEqual({});
    expect(checkDecision(verdict, { ...NO_FIELDS, day: '1405/13/29' })).toEqual({ day: 'badDay' });
  });
});
