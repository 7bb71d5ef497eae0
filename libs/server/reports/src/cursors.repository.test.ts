import { cutRanges } from './cursors.repository';

const RANGES = [
  { from: 7, to: 8 },
  { from: 11, to: 20 },
  { from: 31, to: 31 },
];

describe('a page of ranges', () => {
  it.each([
    [0, 2, [{ from: 7, to: 8 }]],
    [
      1,
      3,
      [
        { from: 8, to: 8 },
        { from: 11, to: 12 },
      ],
    ],
    [4, 5, [{ from: 13, to: 17 }]],
    [
      11,
      10,
      [
        { from: 20, to: 20 },
        { from: 31, to: 31 },
      ],
    ],
    [13, 10, []],
  ])('after %i of them, %i long, is cut exactly', (offset, limit, expected) => {
    expect(cutRanges(RANGES, { offset, limit })).toEqual(expected);
  });

  it('is empty when there are none', () => {
    expect(cutRanges([], { offset: 0, limit: 10 })).toEqual([]);
  });
});
