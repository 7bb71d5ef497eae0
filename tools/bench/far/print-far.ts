import { table } from '../../lib/print.ts';
import type { Cell } from '../../lib/print.ts';
import { titleOf } from './bench-far.ts';
import type { FarResult, FarRun } from './bench-far.ts';
import type { CutFigures } from './cuts.ts';

export const FAR_TITLES = [
  ...['database', 'select 1, ms', 'while sending, ms', 'messages/s', 'of beside', 'of no delay'],
  ...['API and sender µs', 'database µs', 'batches', 'ms a batch', 'others, cores'],
];

const MICROS = 1e6;
const percentOf = (part: number, whole: number | undefined) => `${((part / (whole ?? Number.NaN)) * 100).toFixed(0)} %`;

/** A row a run, compared with that beside and with the way that adds nothing. */
export function farRows(runs: readonly FarRun[]): Cell[][] {
  const rateOf = (delayMs: number | undefined) => runs.find((run) => run.delayMs === delayMs)?.messagesPerSecond;
  return runs.map(({ delayMs, turnMs, million, messagesPerSecond, counters }) => {
    const { usage, otherCores } = million.cost;
    const micros = (name: string) => (((usage[name]?.cpuSeconds ?? 0) * MICROS) / million.recipients).toFixed(1);
    const { storedBatches = Number.NaN, storingMs = Number.NaN } = counters;
    return [
      ...[titleOf(delayMs), turnMs.idle.toFixed(2), turnMs.busy.toFixed(2), messagesPerSecond],
      ...[percentOf(messagesPerSecond, rateOf(undefined)), percentOf(messagesPerSecond, rateOf(0))],
      ...[micros('api'), micros('database'), storedBatches, (storingMs / storedBatches).toFixed(1)],
      otherCores.toFixed(2),
    ];
  });
}

const OLD = {
  ended: 'ended when the way was back',
  silent: 'silent for ever',
  'going on': 'as they were when the cable was in again',
};

function cutLine({ old, seconds, takenMeanwhile, flowsAfterMs }: CutFigures): string {
  return `Cut for ${seconds.toFixed(1)} s, old connections ${OLD[old]}: ${takenMeanwhile} messages that were under way left meanwhile; messages flowed again ${(flowsAfterMs / 1000).toFixed(2)} s after its return.`;
}

/** What the delay adds, and what the cuts did. */
export function farLines({ runs, cuts, hasCable }: FarResult): string[] {
  const [beside, ...others] = runs;
  const far = others.at(-1);
  const added = (far?.turnMs.idle ?? Number.NaN) - (beside?.turnMs.idle ?? Number.NaN);
  return [
    hasCable
      ? 'The far database is reached in a network namespace of its own, by a pair of virtual cables; a cut pulls the cable.'
      : 'No network namespace could be made here: the far database is reached by a program on the same machine, which a cut silences.',
    `A turn to the far database and back takes ${added.toFixed(2)} ms longer than beside.`,
    ...cuts.cuts.map(cutLine),
    `Of ${cuts.recipients} messages ${cuts.delivered} were delivered and ${cuts.inDoubt} are in doubt (at most ${cuts.window} for each cut).`,
    cuts.faults.length === 0
      ? 'Nothing was lost, doubled or charged twice, and the ledger sums to zero: every law held.'
      : `${cuts.faults.length} laws were broken.`,
  ];
}

export const farFaults = ({ runs, cuts }: FarResult): string[] => [
  ...runs.flatMap(({ delayMs, million }) => million.faults.map((fault) => `${titleOf(delayMs)}: ${fault}`)),
  ...cuts.faults.map((fault) => `the cuts: ${fault}`),
];

export function farReport(result: FarResult): string[] {
  return [
    ...table(FAR_TITLES, farRows(result.runs)),
    ...farLines(result),
    ...farFaults(result).map((fault) => `BROKEN: ${fault}`),
  ];
}
