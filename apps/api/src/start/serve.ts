import { join } from 'node:path';
import { createLog } from '@peyk/server-http';
import type { Config } from '../config';
import { startApi } from './start-api';
import type { StartOptions } from './start-api';

/** Who has not finished by then is ended; the database takes back what was under way. */
const STOP_LIMIT_MS = 18_000;

export interface ServeOptions extends Pick<StartOptions, 'launched'> {
  /** Where migrations and pictures of the demo lie. */
  folder: string;
  /** Aborted when this process should end, with the signal as reason. */
  stopping: AbortSignal;
}

/** Runs this process to its end. @throws what keeps it from starting. */
export async function serve(config: Config, { folder, stopping, launched }: ServeOptions): Promise<void> {
  const log = createLog({ level: config.logLevel });
  const dieOf = (kind: string) => (error: unknown) => {
    // Nobody knows what state we are in: end, and let the lease of our work run out.
    log.error({ err: error }, kind);
    process.exit(1);
  };
  process.on('uncaughtException', dieOf('uncaught exception'));
  process.on('unhandledRejection', dieOf('unhandled rejection'));
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      log.info({ signal: stopping.reason as unknown }, 'stopping');
      resolve();
    };
    if (stopping.aborted) stop();
    else stopping.addEventListener('abort', stop, { once: true });
  });
  const api = await startApi(config, {
    ...{ log, launched },
    migrationsFolder: join(folder, 'migrations'),
    demoBannersFolder: join(folder, 'demo-banners'),
  });
  await stopped;
  setTimeout(() => {
    log.error({}, 'did not stop in time');
    process.exit(1);
  }, STOP_LIMIT_MS).unref();
  await api.stop();
  log.info({}, 'stopped');
}
