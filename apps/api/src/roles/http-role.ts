import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { isMigrated } from '@peyk/server-database';
import type { Migration, ServerContext } from '@peyk/server-database';
import { writeAudit } from '@peyk/server-audit';
import { buildServer } from '@peyk/server-http';
import type { Readiness, ServerOptions } from '@peyk/server-http';
import { createLiveSocket } from '@peyk/server-live';
import { allOf, extendAll, handlersOf, recorderOf } from '@peyk/server-module';
import type { Sender } from '@peyk/server-sender';
import type { Config } from '../config';
import type { Modules } from '../modules';

export interface HttpParts {
  config: Config;
  context: ServerContext;
  modules: Modules;
  log: ServerOptions['log'];
  registry: ServerOptions['registry'];
  migrations: readonly Migration[];
  /** Whether files can be kept; shown by `/readyz`. */
  filesState: () => string;
  /** When this process sends too; its state is shown by `/readyz`. */
  sender: Sender | undefined;
}

/** What tells whether this process can work. */
export type ReadinessParts = Pick<HttpParts, 'context' | 'migrations' | 'sender' | 'filesState'>;

async function databaseState({ context, migrations }: ReadinessParts): Promise<string> {
  try {
    await sql`select 1`.execute(context.db);
    return (await isMigrated(context.db, migrations)) ? 'ok' : 'not migrated';
  } catch (error) {
    context.log.warn({ err: error }, 'the database does not answer');
    return 'away';
  }
}

/** Of all that this process needs. */
export async function readiness(parts: ReadinessParts): Promise<Readiness> {
  const database = await databaseState(parts);
  const carrier = parts.sender?.carrierStatus()?.state ?? 'not in this process';
  const files = parts.filesState();
  return { ready: database === 'ok', parts: { database, carrier, files } };
}

/** Serves API, panel, docs and (with role live) the socket. @returns its address and how to stop it. */
export async function startHttp(parts: HttpParts): Promise<{ port: number; stop(): Promise<void> }> {
  const { config, context, modules, log, registry } = parts;
  const server = await buildServer({
    handlers: handlersOf(modules),
    context,
    log,
    registry,
    readiness: () => readiness(parts),
    panelFolder: config.panelFolder,
    metricsToken: config.metricsToken,
    audit: writeAudit,
    calls: recorderOf(modules, context),
    trustProxy: config.trustProxy,
    ...(config.facadeHosts && { hosts: config.facadeHosts }),
    extend: async (server) => {
      await extendAll(modules, context)(server);
      if (!config.roles.has('live')) return;
      await createLiveSocket(context, allOf(modules, 'live'), { origins: config.origins })(server);
    },
  });
  try {
    await server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await server.close();
    throw error;
  }
  // A TCP server's address is an object.
  const { port } = server.server.address() as AddressInfo;
  return { port, stop: () => server.close() };
}
