/** The API's process: settings, start, signals. */
import { fileURLToPath } from 'node:url';
import { createLog } from '@peyk/server-http';
import { ConfigError, readConfig } from './config';
import type { Config } from './config';
import { startApi } from './start/start-api';

/** Who has not finished by then is ended; the database takes back what was under way. */
const STOP_LIMIT_MS = 18_000;

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const fault of error.faults) process.stderr.write(`peyk: ${fault}\n`);
    process.exit(1);
  }
}

async function main(): Promise<void> {
  // Whatever this process writes is for its owner only. As root it is not: the database is nobody's, who must come through.
  if (process.getuid?.() !== 0) process.umask(0o077);
  const config = readConfigOrExit();
  const log = createLog({ level: config.logLevel });
  const dieOf = (kind: string) => (error: unknown) => {
    // Nobody knows what state we are in: end, and let the lease of our work run out.
    log.error({ err: error }, kind);
    process.exit(1);
  };
  process.on('uncaughtException', dieOf('uncaught exception'));
  process.on('unhandledRejection', dieOf('unhandled rejection'));
  const stopping = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => {
    // A second one means: now.
    if (stopping.signal.aborted) process.exit(1);
    log.info({ signal }, 'stopping');
    stopping.abort();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const api = await startApi(config, {
    log,
    migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    demoBannersFolder: fileURLToPath(new URL('./demo-banners', import.meta.url)),
  });
  await new Promise<void>((resolve) => {
    if (stopping.signal.aborted) resolve();
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  setTimeout(() => {
    log.error({}, 'did not stop in time');
    process.exit(1);
  }, STOP_LIMIT_MS).unref();
  await api.stop();
  log.info({}, 'stopped');
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`peyk: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
