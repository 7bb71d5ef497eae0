import { matchDoubts } from './match-doubts';
import type { OpenDoubt, ParkedWord } from './match-doubts';
import { userReferenceOf } from './user-reference';

const doubt = (more: Partial<OpenDoubt> = {}): OpenDoubt => ({
  ...{ accountId: 1n, sendId: 7n, n: 3, mobile: 952_000_001, line: '983000', parts: 1 },
  startedAt: new Date('2026-11-23T09:00:00Z'),
  doubtedAt: new Date('2026-11-23T09:05:00Z'),
  ...more,
});

const word = (more: Partial<ParkedWord> = {}): ParkedWord => ({
  ...{ operatorMessageId: 'a', mobile: 952_000_001, line: '3000', userReference: null },
  submittedAt: new Date('2026-11-23T09:04:00Z'),
  at: new Date('2026-11-23T09:06:00Z'),
  ...more,
});

const named = (of: OpenDoubt, part = 0, more: Partial<ParkedWord> = {}) =>
  word({ userReference: userReferenceOf({ ...of, part }), ...more });

/** Who was matched, short. */
const found = (words: readonly ParkedWord[], doubts: readonly OpenDoubt[]) =>
  matchDoubts(words, doubts).map(({ doubt: { sendId, n }, part, by }) => `${sendId}/${n}/${part} by ${by}`);

it('names parts differently within a message, within a send and from one send to the next', () => {
  const names = [7n, 8n, 9n].flatMap((sendId) =>
    [1, 2, 3, 1_000].flatMap((n) => [0, 1, 2, 3].map((part) => userReferenceOf({ sendId, n, part }))),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => Number.isInteger(name) && name >= 0 && name <= 0xffff)).toBe(true);
});

describe('a receipt that gives our name of the part back', () => {
  it('ends the doubt of that part, also of several', () => {
    expect(found([named(doubt({ parts: 3 }), 2)], [doubt({ parts: 3 })])).toEqual(['7/3/2 by reference']);
  });

  it('tells two messages to one number apart', () => {
    const other = doubt({ sendId: 8n });
    expect(found([named(other)], [doubt(), other])).toEqual(['8/3/0 by reference']);
  });

  it('ends nothing when the name is of no message in doubt, whatever else fits', () => {
    expect(found([named(doubt({ sendId: 8n }))], [doubt()])).toEqual([]);
  });

  it('ends nothing of another number, another line, or long before the send', () => {
    expect(found([named(doubt(), 0, { mobile: 952_000_002 })], [doubt()])).toEqual([]);
    expect(found([named(doubt(), 0, { line: '3001' })], [doubt()])).toEqual([]);
    expect(found([named(doubt(), 0, { submittedAt: new Date('2026-11-23T02:00:00Z') })], [doubt()])).toEqual([]);
  });

  it('is believed across a wrong time zone, and without a date of submitting', () => {
    expect(found([named(doubt(), 0, { submittedAt: new Date('2026-11-23T05:34:00Z') })], [doubt()])).toHaveLength(1);
    expect(found([named(doubt(), 0, { submittedAt: null })], [doubt()])).toHaveLength(1);
  });
});

describe('a receipt without our name', () => {
  it('ends the one doubt that it can be about', () => {
    expect(found([word()], [doubt(), doubt({ mobile: 952_000_002 })])).toEqual(['7/3/0 by elimination']);
  });

  it('ends nothing when it can be about two', () => {
    expect(found([word()], [doubt(), doubt({ sendId: 8n })])).toEqual([]);
  });

  it('ends nothing when two ids lay claim to one message', () => {
    expect(found([word(), word({ operatorMessageId: 'b' })], [doubt()])).toEqual([]);
  });

  it('ends nothing of a text of several parts, which it cannot tell apart', () => {
    expect(found([word()], [doubt({ parts: 2 })])).toEqual([]);
  });

  it('ends nothing when the operator took its message before the send began, after the doubt, or does not say when', () => {
    expect(found([word({ submittedAt: new Date('2026-11-23T08:49:00Z') })], [doubt()])).toEqual([]);
    expect(found([word({ submittedAt: new Date('2026-11-23T09:16:00Z') })], [doubt()])).toEqual([]);
    expect(found([word({ submittedAt: null })], [doubt()])).toEqual([]);
  });
});
