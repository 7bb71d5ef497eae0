import type { StormResult } from './storm.ts';

const SIZE = /^(\d{1,7}),(\d{1,4})$/;

/** The promise: a hundred kills in a million. Undefined for what is no size, or for more kills than messages can be told apart by. */
export function readStormSize(size: string | undefined): { recipients: number; kills: number } | undefined {
  if (size === undefined) return { recipients: 1_000_000, kills: 100 };
  const [, recipients, kills] = (SIZE.exec(size) ?? []).map(Number);
  if (recipients === undefined || kills === undefined || kills === 0 || recipients < kills) return undefined;
  return { recipients, kills };
}

const round = (value: number, digits = 0) => value.toFixed(digits);

/** What came out, a line each; the last says how it ended. */
export function stormLines(result: StormResult): string[] {
  const { recipients, kills, seconds, delivered, inDoubt, neverTaken, mostInDoubt, worstReadyMs, faults } = result;
  return [
    `${kills} kills while ${recipients} messages were sent: ${round(seconds, 1)} s, ${round(recipients / seconds)} messages/s with all restarts.`,
    `${delivered} delivered, ${inDoubt} in doubt (at most ${mostInDoubt}: one window for each kill), of which the operator never had ${neverTaken}.`,
    `Slowest to be ready again: ${round(worstReadyMs)} ms.`,
    ...faults.map((fault) => `BROKEN: ${fault}`),
    faults.length === 0 ? 'Every law held.' : `${faults.length} laws were broken.`,
  ];
}
