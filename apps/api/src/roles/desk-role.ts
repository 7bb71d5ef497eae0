import { createDeskServer } from '@peyk/server-desk';
import { writeAudit } from '@peyk/server-audit';
import type { ServerContext } from '@peyk/server-database';
import type { Readiness, ServerOptions } from '@peyk/server-http';
import { allOf } from '@peyk/server-module';
import type { Sender } from '@peyk/server-sender';
import type { Seal } from '@peyk/server-seal';
import { Registry } from 'prom-client';
import type { Config } from '../config';
import type { DeskSetting } from '../config/desk';
import type { Modules } from '../modules';
import { doorOf } from './door';
import type { Door } from './door';

export interface DeskParts {
  config: Config;
  context: ServerContext;
  modules: Modules;
  log: ServerOptions['log'];
  files: Parameters<typeof createDeskServer>[0]['files'];
  seal: Seal;
  systemAccountId: bigint;
  readiness: () => Promise<Readiness>;
  /** As soon as this process sends too. */
  sender: () => Sender | undefined;
}

/** The desk, at an address of its own. */
export async function buildDesk(
  { host, port, folder }: DeskSetting,
  { config, context, modules, log, files, seal, systemAccountId, readiness, sender }: DeskParts,
): Promise<Door> {
  const server = await createDeskServer({
    ...{ context, log, readiness, files, seal, systemAccountId, deskFolder: folder },
    queues: allOf(modules, 'queues'),
    collections: allOf(modules, 'collections'),
    panelUrl: config.panelUrl,
    operator: () => sender()?.carrierStatus(),
    isDemo: config.isDemo && !config.isProduction,
    registry: new Registry(),
    metricsToken: config.metricsToken,
    audit: writeAudit,
    trustProxy: config.trustProxy,
  });
  return doorOf(server, { host, port });
}
