import { onThisMachine, readFlags, refuseProduction, wholeNumber } from '@peyk/server-simulators';

/** What the bank was asked to be. Each flag `--some-name` has an environment variable BANK_SOME_NAME. */
export interface BankOptions {
  host: string;
  port: number;
  /** Folder of the orders; undefined keeps nothing on disk. */
  dataDir: string | undefined;
  /** How late the scenario "late" is. */
  lateMs: number;
}

const FLAGS = { host: '127.0.0.1', port: '2790', data: '', 'late-ms': '12000' } as const;
const MAX_LATE_MS = 600_000;

/** @throws OptionError when a flag is unknown or its value makes no sense. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): BankOptions {
  const value = readFlags(args, env, { defaults: FLAGS, prefix: 'BANK' });
  refuseProduction(env['NODE_ENV'], 'it takes every payment for paid. Give Peyk a merchant id of a real gateway.');
  return {
    host: onThisMachine(value('host'), 'who reaches its page can pay everything'),
    port: wholeNumber('port', value('port'), 65_535),
    dataDir: value('data') || undefined,
    lateMs: wholeNumber('late-ms', value('late-ms'), MAX_LATE_MS),
  };
}
