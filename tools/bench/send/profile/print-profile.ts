import { table } from '../../../lib/print.ts';
import type { Cell } from '../../../lib/print.ts';
import type { TopFunction } from './cpu-profile.ts';
import type { StatementCost, WaitShares } from './database-profile.ts';
import type { SendProfile } from './profile-send.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function functionRows(functions: readonly TopFunction[]): Cell[][] {
  return functions.map(({ name, where, milliseconds, share }) => [
    name,
    where,
    milliseconds.toFixed(0),
    percent(share),
  ]);
}

export function waitRows(waits: WaitShares): Cell[][] {
  return Object.entries(waits).map(([wait, share]) => [wait, percent(share)]);
}

export function statementRows(statements: readonly StatementCost[]): Cell[][] {
  return statements.map(({ query, calls, seconds, rows, walMb }) => [
    query,
    calls,
    seconds.toFixed(2),
    rows,
    walMb.toFixed(1),
  ]);
}

export function databaseLine({ database }: SendProfile): string {
  return `Database: ${database.activeBackends.toFixed(2)} backends at work at a time, and while they were:`;
}

/** The profile for a person at a console. */
export function profileReport(profile: SendProfile): string[] {
  const { functions, database, file } = profile;
  return [
    `API, self time of its main thread (all of it: ${file}):`,
    ...table(['function', 'where', 'ms', 'share'], functionRows(functions)),
    '',
    databaseLine(profile),
    ...table(['waiting for', 'share'], waitRows(database.waits)),
    '',
    ...table(['statement', 'calls', 'seconds', 'rows', 'WAL MB'], statementRows(database.statements)),
  ];
}
