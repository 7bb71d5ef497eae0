import { sendersFaults, sendersReport, waitLines } from './print-senders.ts';
import { countersIn } from './sender-counters.ts';
import type { SendersRun } from './senders.ts';

/** As much of a run as is printed. */
function runOf(senders: number, faults: string[] = [], messagesPerSecond = 12_345): SendersRun {
  const usage = {
    database: { cpuSeconds: 3, peakMb: 0 },
    'sender-1': { cpuSeconds: 2, peakMb: 0 },
    'sender-2': { cpuSeconds: 2.5, peakMb: 0 },
    api: { cpuSeconds: 9, peakMb: 0 },
  };
  const million = { recipients: 100_000, faults, cost: { usage, database: { walBytes: 7e7 }, otherCores: 0.5 } };
  return {
    ...{ senders, million, messagesPerSecond, activeBackends: 1.5, diskBytes: 4e7 },
    waits: { processor: 0.6, 'Lock: tuple in wallets': 0.4 },
    counters: { storedBatches: 200, earlyReceipts: 3, parkedReceipts: 1, contendedMarks: 7 },
  } as unknown as SendersRun;
}

describe('several senders', () => {
  it('are told a row each: what a message costs the database and all that send', () => {
    const row = sendersReport([runOf(2)]).find((line) => line.includes('12345'));
    expect(row?.trim().split(/ +/)).toEqual('2 12345 30.0 45.0 700 400 200 3 1 7 0.50'.split(' '));
  });

  it('are told with what the database waited for, and with every law that was broken', () => {
    expect(waitLines([runOf(2)])).toEqual([
      '2: 1.50 backends at work at a time; processor 60 %, Lock: tuple in wallets 40 %',
    ]);
    expect(sendersReport([runOf(3, ['one is missing'])]).at(-1)).toBe('3 senders: one is missing');
  });

  it('must do together at least what one does', () => {
    const runs = [runOf(1, [], 10_000), runOf(2, [], 10_000), runOf(3, [], 9_600)];
    expect(sendersFaults(runs)).toEqual(['3 senders: 0.96 times what one does, at least 1.0 is wanted']);
    expect(sendersFaults(runs.slice(1))).toEqual([]);
  });

  it('show their counters to who watches', () => {
    const metrics = [
      '# HELP peyk_sender What this sender did',
      'peyk_sender{counter="parkedReceipts"} 12',
      'peyk_carrier{operator="smpp",part="window"} 500',
      'peyk_sender{counter="storingMs"} 1.5e3',
    ];
    expect(countersIn(metrics.join('\n'))).toEqual({ parkedReceipts: 12, storingMs: 1500 });
  });
});
