import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';

/** Runs of digits that may be a number, an amount or a code; line numbers of a stack are shorter. */
const LONG_DIGITS = /[\d۰-۹٠-٩]{5,}/g;
/** PostgreSQL quotes the value at fault. */
const QUOTED = /"[^"]{20,}"/g;

/** Takes out of a sentence what may be a person's. */
export function mask(text: string): string {
  return text.replace(LONG_DIGITS, '#').replace(QUOTED, '"#"');
}

/** Of an error: kind, code, masked message and stack. Never `detail` or `parameters`, which hold the row. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? String(error.code) : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { type: error.name, code, constraint, message: mask(error.message), stack: mask(error.stack ?? '') };
}

/** Names of fields whose value never stands in a log, at any of the depths that we log. */
const SECRET_FIELDS = [
  'authorization',
  'x-api-key',
  'secret',
  'password',
  'token',
  'ticket',
  'code',
  'text',
  'message_text',
  'mobile',
  'number',
  'numbers',
  'recipients',
  // Addresses may have a query.
  'path',
  'url',
];

const REDACTED = [...SECRET_FIELDS, ...SECRET_FIELDS.map((field) => `*.${field}`)].filter((path) => path !== '*.code');

export interface LogOptions {
  /** pino's: `debug`, `info`, `warn`, `error`, `silent`. */
  level: string;
  destination?: DestinationStream;
}

/** One JSON object a line on stdout, without numbers, texts, tokens or addresses with a query. */
export function createLog({ level, destination }: LogOptions): PinoLogger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      serializers: { err: describeError },
      redact: { paths: REDACTED, censor: '#' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
