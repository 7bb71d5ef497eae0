import type { Db } from '@peyk/server-database';
import { writeAudit } from '@peyk/server-audit';
import { buildServer } from '@peyk/server-http';
import type { ServerOptions } from '@peyk/server-http';
import { createLiveSocket } from '@peyk/server-live';
import { allOf, extendAll, handlersOf, recorderOf } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import type { Config } from '../config';
import type { Modules } from '../modules';
import { doorOf } from './door';
import type { Door } from './door';
import { readiness } from './readiness';
import type { ReadinessParts } from './readiness';

export interface HttpParts extends ReadinessParts {
  config: Config;
  /** Connections for what people look at. */
  reads: Db;
  modules: Modules;
  seal: Seal;
  log: ServerOptions['log'];
  registry: ServerOptions['registry'];
}

/** API, panel, docs and (with role live) the socket. */
export async function buildHttp(parts: HttpParts): Promise<Door> {
  const { config, context, reads, modules, log, registry } = parts;
  const server = await buildServer({
    handlers: handlersOf(modules),
    context,
    reads,
    log,
    registry,
    readiness: () => readiness(parts),
    panelFolder: config.panelFolder,
    panelAddresses: config.panelAddresses,
    origins: config.origins,
    metricsToken: config.metricsToken,
    numberKey: parts.seal.blindIndex('number ref', 'key'),
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
  return doorOf(server, config);
}
