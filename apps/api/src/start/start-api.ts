import { readMigrations, systemClock } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import { createLog } from '@peyk/server-http';
import type { ServerOptions } from '@peyk/server-http';
import { Lanes, allOf } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { checkEngine } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import { Registry, collectDefaultMetrics } from 'prom-client';
import type { Config, Role } from '../config';
import { POOL_SIZES } from '../config/pools';
import { seedDemo } from '../demo/demo-seed';
import { createModules } from '../modules';
import { startDesk } from '../roles/desk-role';
import { addEngineMetrics } from '../roles/engine-metrics';
import { startHealth } from '../roles/health-role';
import { startHttp } from '../roles/http-role';
import type { HttpParts } from '../roles/http-role';
import { startJobs } from '../roles/jobs-role';
import { addLaneMetrics } from '../roles/lane-metrics';
import { readiness } from '../roles/readiness';
import { addSenderMetrics } from '../roles/sender-metrics';
import { startSender } from '../roles/sender-role';
import { authPorts } from './auth-ports';
import { countAlerts } from './count-alerts';
import { marksFolderOf } from './data-folder';
import { archiveIn, filesIn } from './files-place';
import { linkCodesOf } from './link-codes';
import type { LinkCodes } from './link-codes';
import { openDatabase } from './open-database';
import { openPools } from './open-pools';
import type { Pools } from './open-pools';
import { paymentPorts } from './payment-ports';
import { openSealed, sealOf } from './sealed-tables';
import { ensureSystemAccount } from './system-account';
import { NO_FILES, watchFiles } from './watch-files';

export interface RunningApi {
  /** 0 without role http. */
  port: number;
  /** 0 without role desk, and where it was not said where that listens. */
  deskPort: number;
  /** Of health, readiness and metrics alone; 0 where it was not said where they are served. */
  healthPort: number;
  /** Takes no more work, finishes what is in flight, closes. */
  stop(): Promise<void>;
}

export interface StartOptions {
  migrationsFolder: string;
  /** Pictures of the demo's banners. */
  demoBannersFolder?: string;
  log?: ReturnType<typeof createLog>;
}

type Stop = () => Promise<unknown>;

/** Runs all of them in order, whatever one of them says; then throws the first fault. */
async function stopAll(stops: readonly Stop[]): Promise<void> {
  const faults: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

interface RoleParts extends Omit<HttpParts, 'sender' | 'config' | 'reads' | 'seal'> {
  seal: Seal;
  files: Files;
  systemAccountId: bigint;
  linkCodes: LinkCodes;
  pools: Pools;
  /** Filled in as soon as this process sends. */
  running: { sender?: Sender };
}

/** What the two roles that work by themselves show of the engine, and how all roles are. @returns the port, 0 for none */
async function startWatching(
  config: Config,
  { pools, ...parts }: Omit<RoleParts, 'running'> & { sender: Sender | undefined },
  stops: Stop[],
): Promise<number> {
  const { registry, lanes } = parts;
  addLaneMetrics(registry, lanes);
  if (config.roles.has('jobs')) addEngineMetrics(registry, pools.jobs, allOf(parts.modules, 'figures'));
  else if (config.roles.has('sender')) addEngineMetrics(registry, pools.sender);
  if (!config.health) return 0;
  const options = { registry, readiness: () => readiness(parts) };
  const { metricsToken } = config;
  const health = await startHealth(config.health, { ...options, ...(metricsToken !== undefined && { metricsToken }) });
  stops.unshift(() => health.stop());
  return health.port;
}

async function startRoles(
  config: Config,
  { seal, linkCodes, pools, running, files, systemAccountId, ...parts }: RoleParts,
  stops: Stop[],
) {
  const { context, registry, modules } = parts;
  const [operator, ...others] = config.operators;
  const sender =
    config.roles.has('sender') && operator
      ? await startSender(pools.sender, {
          ...{ operators: [operator, ...others], seal, linkCodes, lanes: parts.lanes },
          marksFolder: marksFolderOf(config),
        })
      : undefined;
  if (sender) {
    running.sender = sender;
    stops.unshift(() => sender.stop());
    addSenderMetrics(registry, sender);
  } else if (config.roles.has('sender')) {
    context.log.warn({}, 'SMPP_URL is not set: nothing is sent, messages wait');
  }
  if (config.roles.has('jobs')) {
    const jobs = await startJobs(modules, { context: pools.jobs, registry, lanes: parts.lanes });
    stops.unshift(() => jobs.stop());
  }
  const watched = { ...parts, seal, linkCodes, pools, files, systemAccountId, sender };
  const healthPort = await startWatching(config, watched, stops);
  const desk =
    config.desk && config.roles.has('desk')
      ? await startDesk(config.desk, {
          ...{ ...parts, config, files, seal, systemAccountId, sender },
          readiness: () => readiness({ ...parts, sender }),
        })
      : undefined;
  if (desk) stops.unshift(() => desk.stop());
  const deskPort = desk?.port ?? 0;
  if (!config.roles.has('http')) return { port: 0, deskPort, healthPort };
  const http = await startHttp({ ...parts, config, seal, sender, reads: pools.reads });
  // First of all: anyone who asks now would get half an answer later.
  stops.unshift(() => http.stop());
  return { port: http.port, deskPort, healthPort };
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
  const database = await openDatabase(config, migrations, { log, name: 'peyk-api', poolSize: sizes.people });
  const stops: Stop[] = [() => database.close()];
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
    const expectCode = () => running.sender?.makeWay();
    const auth = authPorts(config, { seal, systemAccountId, log, expectCode, alert: countAlerts(registry) });
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
    stops.unshift(watched.stop);
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
