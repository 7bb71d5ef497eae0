import { ACCEPT, ACCEPT_AMOUNT, ANSWER, REFUSE, waiting } from '../testing/sample-things';
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

  it('needs an amount where it takes one, above zero and no greater than it may be', () => {
    const faultOf = (amount: string) => checkDecision(ACCEPT_AMOUNT, { ...NO_FIELDS, amount });
    expect(faultOf('')).toEqual({ amount: 'needAmount' });
    for (const wrong of ['0', '000', '100000000001', '12a']) expect(faultOf(wrong)).toEqual({ amount: 'badAmount' });
    for (const right of ['1', '4900000', '100000000000']) expect(faultOf(right)).toEqual({});
    expect(checkDecision(ACCEPT, { ...NO_FIELDS, amount: '0' })).toEqual({});
  });

  it('takes a day that exists', () => {
    const verdict = { ...ACCEPT, takes_day: true };
    expect(checkDecision(verdict, { ...NO_FIELDS, day: '1405/12/29' })).toEqual({});
    expect(checkDecision(verdict, { ...NO_FIELDS, day: '1405/13/29' })).toEqual({ day: 'badDay' });
  });
});
