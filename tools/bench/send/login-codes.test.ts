import { judgeCodes as judge } from './login-codes.ts';
import type { CodeCall } from './login-codes.ts';
import type { SeenSubmit } from './operator-journal.ts';
import { readHandedOver } from './sender-log.ts';

const call = (number: string, atMs: number, status = 200): CodeCall => ({ number, atMs, answerMs: 5, status });
const judgeCodes = (calls: readonly CodeCall[], seen: readonly SeenSubmit[]) =>
  judge(calls, { handedOver: seen, taken: seen });
const [FIRST, SECOND] = ['989249000001', '989249000002'] as const;

describe('login codes beside a large send', () => {
  it('take from the call to the submit, rounded up to the millisecond that a log leaves open', () => {
    const { submitMs, unseen } = judgeCodes([call(FIRST, 1000.25)], [{ number: FIRST, atMs: 1010 }]);
    expect(submitMs).toMatchObject({ count: 1, max: 10.75 });
    expect(unseen).toBe(0);
  });

  it('of one number are matched in the order in which they were asked for', () => {
    const seen = [
      { number: SECOND, atMs: 1003 },
      { number: FIRST, atMs: 1009 },
      { number: FIRST, atMs: 2019 },
    ];
    const { submitMs } = judgeCodes([call(FIRST, 1000), call(SECOND, 1001), call(FIRST, 2000)], seen);
    expect(submitMs).toMatchObject({ count: 3, p50: 10, max: 20 });
  });

  it('tell of the slowest when they were called for, and how long they took', () => {
    const calls = [call(FIRST, 1000), call(SECOND, 1200)];
    const seen = [
      { number: FIRST, atMs: 1003 },
      { number: SECOND, atMs: 1249 },
    ];
    expect(judgeCodes(calls, seen).slowest).toEqual([
      { afterMs: 200, answerMs: 5, submitMs: 50 },
      { afterMs: 0, answerMs: 5, submitMs: 4 },
    ]);
  });

  it('do not take the code of an earlier sign-in for theirs', () => {
    const seen = [
      { number: FIRST, atMs: 10 },
      { number: FIRST, atMs: 1500 },
    ];
    expect(judgeCodes([call(FIRST, 1000)], seen).submitMs.max).toBe(501);
  });

  it('are missed when they were promised and never handed over', () => {
    expect(judgeCodes([call(FIRST, 1000)], [])).toMatchObject({ count: 1, unseen: 1, submitMs: { count: 0 } });
  });

  it('that were refused are told apart', () => {
    const result = judgeCodes([call(FIRST, 1000, 429), call(FIRST, 1001, 429)], []);
    expect(result).toMatchObject({ count: 0, refused: { 429: 2 }, unseen: 0 });
  });

  it('reach the operator later than they leave, and both are told', () => {
    const handedOver = [{ number: FIRST, atMs: 1009 }];
    const taken = [{ number: FIRST, atMs: 1019 }];
    expect(judge([call(FIRST, 1000)], { handedOver, taken })).toMatchObject({
      submitMs: { max: 10 },
      takenMs: { max: 20 },
      unseen: 0,
    });
    expect(judge([call(FIRST, 1000)], { handedOver, taken: [] }).unseen).toBe(1);
  });

  it('are found in a log by their turn', () => {
    const line = (turn: string) => JSON.stringify({ time: '2026-01-01T00:00:01.007Z', sendId: '12', turn });
    expect(readHandedOver(line('handed over'))).toEqual({ sendId: '12', atMs: Date.UTC(2026, 0, 1, 0, 0, 1, 7) });
    expect(readHandedOver(line('accepted'))).toBeUndefined();
  });
});
