import { table } from '../../lib/print.ts';
import type { Cell } from '../../lib/print.ts';
import type { SendersRun } from './senders.ts';

export const SENDERS_TITLES = [
  ...['senders', 'messages/s', 'database µs', 'senders µs', 'WAL bytes', 'disk bytes', 'batches'],
  ...['receipts early', 'receipts parked', 'marks missed', 'others, cores'],
];

const MICROS = 1e6;
const WAITS = 6;

/** A row a run; processor time and log are of one message. */
export function sendersRows(runs: readonly SendersRun[]): Cell[][] {
  return runs.map(({ senders, messagesPerSecond, million, counters, diskBytes }) => {
    const { usage, database, otherCores } = million.cost;
    const micros = (seconds: number) => ((seconds * MICROS) / million.recipients).toFixed(1);
    const ofSenders = Object.entries(usage).flatMap(([name, { cpuSeconds }]) =>
      name.startsWith('sender-') ? [cpuSeconds] : [],
    );
    return [
      ...[senders, messagesPerSecond, micros(usage['database']?.cpuSeconds ?? 0)],
      micros(ofSenders.reduce((sum, seconds) => sum + seconds, 0)),
      ...[database.walBytes, diskBytes].map((bytes) => Math.round(bytes / million.recipients)),
      ...[
        counters['storedBatches'] ?? 0,
        counters['earlyReceipts'] ?? 0,
        counters['parkedReceipts'] ?? 0,
        counters['contendedMarks'] ?? 0,
      ],
      otherCores.toFixed(2),
    ];
  });
}

/** What backends at work were seen waiting for, the most frequent first. */
export function waitLines(runs: readonly SendersRun[]): string[] {
  return runs.map(({ senders, activeBackends, waits }) => {
    const first = Object.entries(waits).slice(0, WAITS);
    const shares = first.map(([wait, share]) => `${wait} ${(share * 100).toFixed(0)} %`).join(', ');
    return `${senders}: ${activeBackends.toFixed(2)} backends at work at a time; ${shares}`;
  });
}

/** Several must do at least what one does. */
const LEAST_SHARE = 1;

/** How many times as much several do as one, where that was measured. */
export function sharesOfOne(runs: readonly SendersRun[]): { senders: number; share: number }[] {
  const one = runs.find(({ senders }) => senders === 1);
  if (!one) return [];
  const several = runs.filter((run) => run !== one);
  return several.map(({ senders, messagesPerSecond }) => ({
    senders,
    share: messagesPerSecond / one.messagesPerSecond,
  }));
}

const shareFault = ({ senders, share }: { senders: number; share: number }) =>
  `${senders} senders: ${share.toFixed(2)} times what one does, at least ${LEAST_SHARE.toFixed(1)} is wanted`;

/** Laws that were broken, with the run in which, and figures that miss what they must reach. */
export const sendersFaults = (runs: readonly SendersRun[]): string[] => [
  ...runs.flatMap(({ senders, million }) => million.faults.map((fault) => `${senders} senders: ${fault}`)),
  ...sharesOfOne(runs)
    .filter(({ share }) => share < LEAST_SHARE)
    .map(shareFault),
];

export function sendersReport(runs: readonly SendersRun[]): string[] {
  return [...table(SENDERS_TITLES, sendersRows(runs)), ...waitLines(runs), ...sendersFaults(runs)];
}
