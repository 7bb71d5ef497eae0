import { mostBatches } from './most-batches';

describe('batches that are stored at once', () => {
  it.each([
    ['alone', 1, 1, 3],
    ['beside one that sends codes', 0.8, 1, 3],
    ['beside one that has codes to send', 2 / 3, 1, 3],
    ['beside another one', 0.5, 1, 2],
    ['beside two others', 1 / 3, 1, 1],
    ['without a part of the rates', 0, 1, 1],
    ['with several operators', 1, 2, 1],
  ])('%s', (_when, part, operators, most) => {
    expect(mostBatches(part, operators)).toBe(most);
  });
});
