import type { Cell } from '../../lib/print.ts';
import type { PublicResult } from './bench-public.ts';

export const CALL_TITLES = [
  'who',
  'connections',
  'calls/s',
  'p50 ms',
  'p99 ms',
  'max ms',
  'CPU ms a call, by process',
  'cores used by others',
  'other answers',
];

export function callRows({ calls }: Pick<PublicResult, 'calls'>): Cell[][] {
  return calls.map(({ who, connections, perSecond, timesMs, cpuMs, otherCores, otherAnswers }) => [
    who,
    connections,
    perSecond,
    ...[timesMs.p50, timesMs.p99, timesMs.max].map((value) => value.toFixed(1)),
    Object.entries(cpuMs)
      .map(([name, used]) => `${name} ${used.toFixed(2)}`)
      .join(' + '),
    otherCores.toFixed(2),
    Object.entries(otherAnswers)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ') || 'none',
  ]);
}

export function publicLines({ durability, became, notRun }: PublicResult): string[] {
  const settings = Object.entries(durability).map(([name, value]) => `${name}=${value}`);
  return [
    `Database: ${settings.join(', ')}.`,
    `Of ${became.taken} calls that were answered with success ${became.sends} sends are there, ${became.delivered} messages delivered, ${became.heldMrial} milli-rial held.`,
    ...notRun,
  ];
}
