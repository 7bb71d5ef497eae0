import { readMigrations, systemClock } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { createLog } from '@peyk/server-http';
import type { ServerOptions } from '@peyk/server-http';
import { Lanes, allOf } from '@peyk/server-module';
import { checkEngine } from '@peyk/server-sender';
import { Registry, collectDefaultMetrics } from 'prom-client';
import type { Config, Role } from '../config';
import { POOL_SIZES } from '../config/pools';
import { seedDemo } from '../demo/demo-seed';
import { createModules } from '../modules';
import { authPorts } from './auth-ports';
import { countAlerts } from './count-alerts';
import { marksFolderOf } from './data-folder';
import { archiveIn, filesIn } from './files-place';
import { linkCodesOf } from './link-codes';
import { openDatabase } from './open-database';
import type { OpenOptions } from './open-database';
import { openPools } from './open-pools';
import { paymentPorts } from './payment-ports';
import { openSealed, sealOf } from './sealed-tables';
import { startRoles } from './start-roles';
import type { Ports, RoleParts, Stops } from './start-roles';
import { ensureSystemAccount } from './system-account';
import { NO_FILES, watchFiles } from './watch-files';

export interface RunningApi extends Ports {
  /** Takes no more work, finishes what is in flight, closes. */
  stop(): Promise<void>;
}

export interface StartOptions {
  migrationsFolder: string;
  /** Pictures of the demo's banners. */
  demoBannersFolder?: string;
  log?: ReturnType<typeof createLog>;
  /** The embedded database, where that is on its way already. */
  launched?: OpenOptions['launched'];
}

/** Runs all of them in order, whatever one of them says; then throws the first fault. */
async function stopAll({ doors, works }: Stops): Promise<void> {
  const faults: unknown[] = [];
  for (const stop of [...doors, ...works]) await stop().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

/**
 * Starts the roles of this process.
 * @throws what keeps it from starting; then everything that had started is stopped again.
 */
export async function startApi(config: Config, options: StartOptions): Promise<RunningApi> {
  const log = options.log ?? createLog({ level: config.logLevel });
  for (const assumption of config.assumptions) log.warn({}, assumption);
  const migrations = readMigrations(options.migrationsFolder);
  const sizes = config.pools ?? POOL_SIZES;
  const { launched } = options;
  const database = await openDatabase(config, migrations, { log, name: 'peyk-api', poolSize: sizes.people, launched });
  const stops: Stops = { doors: [], works: [() => database.close()] };
  try {
    const context: ServerContext = { db: database.db, clock: systemClock, log };
    const registry: ServerOptions['registry'] = new Registry();
    collectDefaultMetrics({ register: registry });
    const pools = openPools(database, sizes, { clock: systemClock, log, registry });
    const seal = sealOf(config);
    const linkCodes = linkCodesOf(config);
    const systemAccountId = await ensureSystemAccount(database.db);
    // Before anything goes on as if nothing had happened.
    await checkEngine(context, marksFolderOf(config));
    const running: RoleParts['running'] = {};
    const sender = () => running.sender;
    const auth = authPorts(config, { seal, systemAccountId, log, sender, alert: countAlerts(registry) });
    const files = filesIn(config.dataFolder, config.filesStore);
    const home = { oldPanelUrl: config.oldPanelUrl };
    const { panelUrl, shortLinksUrl, assistant, facadeHosts } = config;
    const payments = paymentPorts(config.gateways, config.panelAddresses?.api);
    const modules = createModules({
      ...{ auth, home, files, panelUrl, payments, linkCodes, shortLinksUrl, assistant, facadeHosts },
      webhookRules: config.webhookRules,
      archive: config.archiveAfterDays
        ? { place: archiveIn(config.dataFolder, config.filesStore), afterDays: config.archiveAfterDays }
        : undefined,
    });
    const needsFiles = ['http', 'jobs', 'desk'].some((role) => config.roles.has(role as Role));
    const watched = needsFiles ? await watchFiles(files, context) : NO_FILES;
    stops.works.unshift(watched.stop);
    await openSealed(context, config, { seal, resealers: allOf(modules, 'sealed') });
    if (config.isDemo && !config.isProduction) {
      await seedDemo(context, modules, { systemAccountId, picturesFolder: options.demoBannersFolder });
    }
    const parts = {
      ...{ context, modules, seal, linkCodes, log, registry, migrations, running },
      ...{ files, systemAccountId, pools, lanes: new Lanes(), filesState: watched.state },
    };
    const ports = await startRoles(config, parts, stops);
    log.info({ ...ports, roles: [...config.roles] }, 'Peyk is ready');
    return { ...ports, stop: () => stopAll(stops) };
  } catch (error) {
    await stopAll(stops).catch((stopError: unknown) =>
      log.error({ err: stopError }, 'could not stop what had started'),
    );
    throw error;
  }
}
