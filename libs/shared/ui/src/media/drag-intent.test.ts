import { dragIntent, turnOf } from './drag-intent';

it.each([
  [14, 9, 'none'],
  [15, 0, 'carousel'],
  [-15, 0, 'carousel'],
  [0, 10, 'page'],
  [0, -10, 'page'],
  // Both are passed at once by a quick finger: what it did more of, measured by the thresholds.
  [60, 12, 'carousel'],
  [16, 30, 'page'],
])('takes a movement of %d across and %d along as meant for: %s', (dx, dy, intent) => {
  expect(dragIntent(dx, dy)).toBe(intent);
});

it('turns to the next slide when dragged to the right, as right-to-left reading wants it', () => {
  expect(turnOf(15)).toBe(1);
  expect(turnOf(-15)).toBe(-1);
  expect(turnOf(14)).toBe(0);
});
