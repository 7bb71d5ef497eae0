import { until } from './until';

it('waits until something is so, and asks again', async () => {
  let asked = 0;
  await until('the third time', () => (asked += 1) === 3);
  expect(asked).toBe(3);
});
