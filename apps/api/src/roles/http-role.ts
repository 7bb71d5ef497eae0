import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { isMigrated } from '@peyk/server-database';
import type { Migration, ServerContext } from '@peyk/server-database';
import { writeAudit } from '@peyk/server-audit';
import { loadStanding } from '@peyk/server-auth';
import { serveBannerImages } from '@peyk/server-home';
import { buildServer } from '@peyk/server-http';
import type { Readiness, ServerOptions } from '@peyk/server-http';
import { createLiveSocket } from '@peyk/server-live';
import { loadProgress } from '@peyk/server-reports';
import type { Seal } from '@peyk/server-seal';
import type { Sender } from '@peyk/server-sender';
import { loadCredit } from '@peyk/server-wallet';
import { Counter } from 'prom-client';
import type { Config } from '../config';
import { DEMO } from '../demo/demo-seed';
import { createHandlers } from '../modules';
import { registryOf } from '../start/identity-registry';
import { pepperOf } from '../start/pepper';
import { createSendCode } from '../start/system-account';

export interface HttpParts {
  config: Config;
  context: ServerContext;
  seal: Seal;
  log: ServerOptions['log'];
  registry: ServerOptions['registry'];
  migrations: readonly Migration[];
  systemAccountId: bigint;
  /** When this process sends too; its state is shown by `/readyz`. */
  sender: Sender | undefined;
}

async function databaseState({ context, migrations }: HttpParts): Promise<string> {
  try {
    await sql`select 1`.execute(context.db);
    return (await isMigrated(context.db, migrations)) ? 'ok' : 'not migrated';
  } catch (error) {
    context.log.warn({ err: error }, 'the database does not answer');
    return 'away';
  }
}

async function readiness(parts: HttpParts): Promise<Readiness> {
  const database = await databaseState(parts);
  const carrier = parts.sender?.carrierStatus()?.state ?? 'not in this process';
  return { ready: database === 'ok', parts: { database, carrier } };
}

function demoOf({ isDemo, handsetsUrl }: Config) {
  return isDemo && handsetsUrl ? { handsetsUrl, username: DEMO.username } : null;
}

/** Budgets of codes for strangers that were used up: an operator should be woken by the first. */
function countAlerts(registry: HttpParts['registry']): (kind: string) => void {
  const alerts = new Counter({
    name: 'peyk_codes_refused_total',
    help: 'Codes for registrations and resets that a budget kept back, by budget.',
    labelNames: ['budget'] as const,
    registers: [registry],
  });
  return (budget) => alerts.inc({ budget });
}

function addLiveSocket(context: ServerContext, { origins }: Config) {
  const ports = {
    loadProgress: (key: Parameters<typeof loadProgress>[1]) => loadProgress(context, key),
    loadCredit: (accountId: bigint) => loadCredit(context.db, { accountId }),
    loadAccount: (accountId: bigint) => loadStanding(context.db, accountId),
  };
  return createLiveSocket(context, ports, { origins });
}

/** Serves API, panel, docs and (with role live) the socket. @returns its address and how to stop it. */
export async function startHttp(parts: HttpParts): Promise<{ port: number; stop(): Promise<void> }> {
  const { config, context, seal, log, registry, systemAccountId } = parts;
  const server = await buildServer({
    handlers: createHandlers(
      {
        pepper: pepperOf(config.secret),
        seal,
        sendCode: createSendCode({ accountId: systemAccountId, seal, log: context.log }),
        expectCode: () => parts.sender?.makeWay(),
        alert: countAlerts(registry),
        registrationCodesPerHour: config.registrationCodesPerHour,
        demo: demoOf(config),
        registration: { isOpen: config.isRegistrationOpen, registry: registryOf(config) },
      },
      { oldPanelUrl: config.oldPanelUrl },
    ),
    context,
    log,
    registry,
    readiness: () => readiness(parts),
    panelFolder: config.panelFolder,
    metricsToken: config.metricsToken,
    audit: writeAudit,
    trustProxy: config.trustProxy,
    extend: async (server) => {
      await serveBannerImages(context)(server);
      if (config.roles.has('live')) await addLiveSocket(context, config)(server);
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
