import type { Files } from '@peyk/server-files';
import { allOf } from '@peyk/server-module';
import { foldCounters } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import { sendingOf } from '../config';
import type { Config } from '../config';
import type { Door } from '../roles/door';
import { addEngineMetrics } from '../roles/engine-metrics';
import { buildHealth } from '../roles/health-role';
import type { HttpParts } from '../roles/http-role';
import { addLaneMetrics } from '../roles/lane-metrics';
import { readiness } from '../roles/readiness';
import { addSenderMetrics } from '../roles/sender-metrics';
import { startSender } from '../roles/sender-role';
import { marksFolderOf } from './data-folder';
import type { LinkCodes } from './link-codes';
import type { Pools } from './open-pools';

/** Ends something that was started. */
export type Stop = () => Promise<unknown>;

/** How to end what runs, each list in its order. Doors come first: anyone who asks later would get half an answer. */
export interface Stops {
  doors: Stop[];
  works: Stop[];
}

export interface RoleParts extends Omit<HttpParts, 'sender' | 'config' | 'reads'> {
  files: Files;
  systemAccountId: bigint;
  linkCodes: LinkCodes;
  pools: Pools;
  /** Filled in as soon as this process sends. */
  running: { sender?: Sender };
}

/** 0 of what is not in this process, and of desk and health where it was not said where they listen. */
export interface Ports {
  port: number;
  deskPort: number;
  healthPort: number;
}

type Doors = Record<keyof Ports, Door | undefined>;

/** All that this process serves, not yet open. What only one role needs is loaded for it alone. */
async function buildDoors(config: Config, { running, ...parts }: RoleParts, { doors }: Stops): Promise<Doors> {
  const { registry, pools } = parts;
  const watched = { ...parts, config, sender: () => running.sender };
  const kept = <T extends Door | undefined>(door: T): T => {
    if (door) doors.push(() => door.close());
    return door;
  };
  const http = config.roles.has('http')
    ? kept(await (await import('../roles/http-role')).buildHttp({ ...watched, reads: pools.reads }))
    : undefined;
  const desk =
    config.desk && config.roles.has('desk')
      ? kept(
          await (
            await import('../roles/desk-role')
          ).buildDesk(config.desk, { ...watched, readiness: () => readiness(watched) }),
        )
      : undefined;
  const { metricsToken } = config;
  const health =
    config.health &&
    kept(
      buildHealth(config.health, {
        ...{ registry, readiness: () => readiness(watched) },
        ...(metricsToken !== undefined && { metricsToken }),
      }),
    );
  return { port: http, deskPort: desk, healthPort: health };
}

/** Jobs and sender: what goes on without anybody asking. The sender last: with a backlog it leaves little time to anybody else. */
async function startWorks(config: Config, { running, ...parts }: RoleParts, { works }: Stops): Promise<void> {
  const { context, registry, modules, pools, lanes, seal, linkCodes } = parts;
  if (config.roles.has('jobs')) {
    const { startJobs } = await import('../roles/jobs-role');
    const jobs = await startJobs(modules, { context: pools.jobs, registry, lanes });
    // What was appended last is not left behind: nobody else may be there to fold it.
    works.unshift(async () => {
      await jobs.stop();
      await foldCounters(pools.jobs);
    });
  }
  const sends = sendingOf(config.roles);
  if (!sends) return;
  const [operator, ...others] = config.operators;
  if (!operator) return context.log.warn({}, 'SMPP_URL is not set: nothing is sent, messages wait');
  const sender = await startSender(pools.sender, {
    ...{ operators: [operator, ...others], sends, seal, linkCodes, lanes },
    marksFolder: marksFolderOf(config),
  });
  running.sender = sender;
  works.unshift(() => sender.stop());
  addSenderMetrics(registry, sender);
}

/** What the two roles that work by themselves show of the engine. */
function addMetrics({ roles }: Config, { registry, lanes, pools, modules }: RoleParts): void {
  addLaneMetrics(registry, lanes);
  if (roles.has('jobs')) addEngineMetrics(registry, pools.jobs, allOf(modules, 'figures'));
  else if (sendingOf(roles)) addEngineMetrics(registry, pools.sender);
}

/**
 * Starts the roles of this process: doors are built first and opened last, so that a sender with much to do does not keep people
 * waiting for a process that is still putting itself together.
 * @param stops gets how to end whatever was started, also where this throws.
 */
export async function startRoles(config: Config, parts: RoleParts, stops: Stops): Promise<Ports> {
  const doors = await buildDoors(config, parts, stops);
  addMetrics(config, parts);
  await startWorks(config, parts, stops);
  const healthPort = (await doors.healthPort?.open()) ?? 0;
  const deskPort = (await doors.deskPort?.open()) ?? 0;
  return { port: (await doors.port?.open()) ?? 0, deskPort, healthPort };
}
