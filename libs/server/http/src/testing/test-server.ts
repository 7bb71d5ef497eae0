import type { OperationId } from '@peyk/shared-contract';
import type { Db } from '@peyk/server-database';
import { Registry } from 'prom-client';
import { buildServer } from '../build-server';
import type { ServerOptions } from '../build-server';
import type { Handlers } from '../contract/handlers';
import { contract, listOperations } from '../contract/contract';
import { createLog } from '../observe/create-log';

/** For this library's own tests: the real contract with handlers that answer 500, except those that are given. */
export function testHandlers(given: Partial<Handlers<OperationId>> = {}): Handlers<OperationId> {
  const refuse = async () => {
    throw new Error('this handler is not part of the test');
  };
  const all = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  // Built from the contract's own list, so it is complete.
  return { ...all, ...given } as Handlers<OperationId>;
}

export interface TestServerWishes extends Partial<Omit<ServerOptions, 'handlers'>> {
  handlers?: Partial<Handlers<OperationId>>;
  db: Db;
  logLines?: string[];
}

export function buildTestServer({ db, handlers, logLines = [], ...options }: TestServerWishes) {
  const log = createLog({ level: 'debug', destination: { write: (line) => void logLines.push(line) } });
  return buildServer({
    context: { db, clock: { now: () => new Date() }, log },
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: { database: 'ok' } }),
    validateResponses: true,
    ...options,
    handlers: testHandlers(handlers),
  });
}
