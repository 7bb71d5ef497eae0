import { startMeter } from './meter.ts';

it('tells what this process and others have used since', () => {
  const stop = startMeter({ init: 1 });
  const end = performance.now() + 100;
  while (performance.now() < end) Math.sqrt(end);
  const { seconds, cpuSeconds, otherCores } = stop();
  expect(seconds).toBeGreaterThanOrEqual(0.1);
  expect(cpuSeconds['load']).toBeGreaterThan(0.02);
  expect(cpuSeconds['init']).toBeGreaterThanOrEqual(0);
  expect(otherCores).toBeGreaterThanOrEqual(0);
});
