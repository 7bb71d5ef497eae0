import { table } from '../../../lib/print.ts';
import type { SendProfile } from './profile-send.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The profile for a person at a console. */
export function profileReport({ functions, database, file }: SendProfile): string[] {
  const waits = Object.entries(database.waits).map(([wait, share]) => [wait, percent(share)]);
  return [
    `API, self time of its main thread (all of it: ${file}):`,
    ...table(
      ['function', 'where', 'ms', 'share'],
      functions.map(({ name, where, milliseconds, share }) => [name, where, milliseconds.toFixed(0), percent(share)]),
    ),
    '',
    `Database: ${database.activeBackends.toFixed(2)} backends at work at a time, and while they were:`,
    ...table(['waiting for', 'share'], waits),
    '',
    ...table(
      ['statement', 'calls', 'seconds', 'rows', 'WAL MB'],
      database.statements.map(({ query, calls, seconds, rows, walMb }) => [
        query,
        calls,
        seconds.toFixed(2),
        rows,
        walMb.toFixed(1),
      ]),
    ),
  ];
}
