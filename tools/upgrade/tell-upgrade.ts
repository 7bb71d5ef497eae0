import { table } from '../lib/print.ts';
import type { UpgradeResult } from './drill.ts';
import { READER_SECONDS } from './migrating.ts';

const RECIPIENTS = 100_000;
const SIZE = /^(?<ref>[^,]*)(?:,(?<recipients>[1-9]\d{0,6}))?$/;
/** Below, the send is over before a program has started. */
const LEAST_RECIPIENTS = 20_000;
const MOST_RECIPIENTS = 1_000_000;

/** `REF`, `REF,RECIPIENTS`, `,RECIPIENTS` or nothing; undefined for what is none of them. */
export function readUpgrade(text = ''): { ref: string | undefined; recipients: number } | undefined {
  const { ref, recipients = String(RECIPIENTS) } = SIZE.exec(text)?.groups ?? {};
  const count = Number(recipients);
  if (ref === undefined || ref.startsWith('-') || count < LEAST_RECIPIENTS || count > MOST_RECIPIENTS) return undefined;
  return { ref: ref || undefined, recipients: count };
}

const round = (value: number, digits = 0) => value.toFixed(digits);

/** What came out, a line each; the last says how it ended. */
export function upgradeLines(result: UpgradeResult): string[] {
  const { recipients, small, delivered, inDoubt, seen, submitted, killed, finished, repeats, stopSeconds, faults } =
    result;
  const all = finished.before.length + finished.applied.length;
  const rows = result.calls.map(({ program, phase, calls, medianMs, slowestMs, slowest }) => {
    return [`${program}, ${phase}`, calls, round(medianMs, 1), round(slowestMs), slowest];
  });
  const ends = Object.entries(stopSeconds).map(([name, seconds]) => `${name} in ${round(seconds, 1)} s`);
  return [
    `${all} migrations: ${finished.before.length} until the kill (${round(killed.seconds, 2)} s), ${finished.applied.length} after it (${round(finished.seconds, 2)} s, beside a reader that held all tables for ${READER_SECONDS} s).`,
    `${recipients} in one send and ${small} one by one: the operator took ${seen}, of which ${submitted.old} came from the old program and ${submitted.new} from the new one.`,
    `Of the send ${delivered} were delivered and ${inDoubt} are in doubt.`,
    `${repeats.asked} calls were repeated at the other program; ${repeats.asked - repeats.different} were answered with the same send.`,
    `The old program ended in order: ${ends.join(', ')}.`,
    ...table(['calls', 'count', 'median ms', 'slowest ms', 'which'], rows),
    ...faults.map((fault) => `BROKEN: ${fault}`),
    faults.length === 0 ? 'Every law held.' : `${faults.length} laws were broken.`,
  ];
}
