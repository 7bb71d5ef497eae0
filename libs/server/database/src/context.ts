import type { Db } from './create-database';

/** Where time comes from; tests freeze it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

type LogMethod = (fields: object, message: string) => void;

/** What pino offers and the server uses. Fields never hold numbers, texts, tokens or balances. */
export interface Logger {
  debug: LogMethod;
  info: LogMethod;
  warn: LogMethod;
  error: LogMethod;
}

/** What every service gets as its first argument. */
export interface ServerContext {
  db: Db;
  clock: Clock;
  log: Logger;
}
