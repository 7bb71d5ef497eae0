import { startMeter } from './meter.ts';

it('tells what this process and others have used since', () => {
  const stop = startMeter({ init: 1 });
  const [end, before] = [performance.now() + 100, process.cpuUsage()];
  // However much of the machine is left to it.
  while (performance.now() < end || process.cpuUsage(before).user < 30_000) Math.sqrt(end);
  const { seconds, cpuSeconds, otherCores } = stop();
  expect(seconds).toBeGreaterThanOrEqual(0.1);
  expect(cpuSeconds['load']).toBeGreaterThan(0.02);
  expect(cpuSeconds['init']).toBeGreaterThanOrEqual(0);
  expect(otherCores).toBeGreaterThanOrEqual(0);
});
