import { LEAST_ARCHIVE_DAYS } from '@peyk/server-module';
import type { Env } from './config-error';

const VARIABLE = 'PEYK_ARCHIVE_AFTER_DAYS';
const MOST_DAYS = 36_500;

/** From which age on the recipients of sends are put into files; undefined: only by a command. */
export function readArchiveDays(env: Env, faults: string[]): number | undefined {
  const text = env[VARIABLE] || undefined;
  if (text === undefined) return undefined;
  const days = Number(text);
  if (!Number.isInteger(days) || days < LEAST_ARCHIVE_DAYS || days > MOST_DAYS)
    faults.push(`${VARIABLE} is "${text}": give a number of days from ${LEAST_ARCHIVE_DAYS} to ${MOST_DAYS}.`);
  return days;
}
