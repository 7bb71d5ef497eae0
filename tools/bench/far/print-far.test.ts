import type { FarResult, FarRun } from './bench-far.ts';
import { farFaults, farReport, farRows } from './print-far.ts';

/** As much of a run as is printed. */
function runOf(delayMs: number | undefined, messagesPerSecond: number, faults: string[] = []): FarRun {
  const usage = { api: { cpuSeconds: 4, peakMb: 0 }, database: { cpuSeconds: 2, peakMb: 0 } };
  const million = { recipients: 100_000, faults, cost: { usage, otherCores: 0.25 } };
  const idle = 0.1 + (delayMs ?? 0);
  const counters = { storedBatches: 200, storingMs: 3_000 };
  return { delayMs, messagesPerSecond, turnMs: { idle, busy: idle + 1 }, million, counters } as unknown as FarRun;
}

const cut = { old: 'silent', seconds: 10, takenMeanwhile: 12, flowsAfterMs: 25_120 } as const;
const result: FarResult = {
  runs: [runOf(undefined, 20_000), runOf(0, 18_000), runOf(1, 15_000)],
  hasCable: true,
  cuts: { recipients: 1_000, window: 200, cuts: [cut], delivered: 1_000, inDoubt: 0, faults: [] },
};

describe('a far database', () => {
  it('is told a row each, compared with that beside and with the way alone', () => {
    expect(farRows(result.runs).at(-1)).toEqual([
      ...['behind a way of 1 ms', '1.10', '2.10', 15_000, '75 %', '83 %', '40.0', '20.0', 200, '15.0', '0.25'],
    ]);
  });

  it('is told with what the delay adds, and what the cuts did', () => {
    expect(farReport(result).slice(-4)).toEqual([
      'A turn to the far database and back takes 1.00 ms longer than beside.',
      expect.stringContaining('messages flowed again 25.12 s after its return'),
      'Of 1000 messages 1000 were delivered and 0 are in doubt (at most 200 for each cut).',
      expect.stringContaining('every law held'),
    ]);
  });

  it('is told with how far away it really was', () => {
    expect(farReport(result).join()).toContain('a cut pulls the cable');
    expect(farReport({ ...result, hasCable: false }).join()).toContain('No network namespace could be made here');
  });

  it('is told with every law that was broken', () => {
    const runs = [runOf(1, 15_000, ['one is missing'])];
    const faults = farFaults({ ...result, runs, cuts: { ...result.cuts, faults: ['a number got its message twice'] } });
    expect(faults).toEqual(['behind a way of 1 ms: one is missing', 'the cuts: a number got its message twice']);
  });
});
