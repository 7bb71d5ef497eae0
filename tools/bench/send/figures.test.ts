import { headRoomOf, verdictOf } from './figures.ts';
import type { Figure } from './figures.ts';

const rate: Figure = { title: 'rate', unit: '/s', value: 0, must: 10, aim: 20, isRate: true, digits: 0 };
const time: Figure = { title: 'time', unit: 's', value: 0, must: 20, aim: 8, isRate: false, digits: 0 };

describe('a figure of the benchmark', () => {
  it('is a rate that must be reached or passed', () => {
    expect([9, 10, 20].map((value) => verdictOf({ ...rate, value }))).toEqual(['missed', 'must', 'aim']);
  });

  it('is a time that must not be passed', () => {
    expect([21, 20, 8].map((value) => verdictOf({ ...time, value }))).toEqual(['missed', 'must', 'aim']);
  });

  it('that could not be measured is missed', () => {
    expect(verdictOf({ ...time, value: Number.NaN })).toBe('missed');
  });

  it('counts only when the operator alone is three times as fast', () => {
    expect(headRoomOf(29_999, 10_000)).toEqual({ times: 2.9999, isEnough: false });
    expect(headRoomOf(30_000, 10_000).isEnough).toBe(true);
  });
});
