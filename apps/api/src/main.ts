/**
 * The API's process: settings, signals, start. It loads little: what is wrong with the settings is told at once, and the embedded
 * database is on its way while the rest is read.
 */
import { ConfigError, readConfig } from './config';
import type { Config } from './config';
import { launchDatabase } from './start/launch-database';

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
  const stopping = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => {
    // A second one means: now.
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort(signal);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const launched = config.databaseUrl ? undefined : await launchDatabase(config);
  try {
    const { serve } = await import('./start/serve');
    await serve(config, { folder: import.meta.dirname, stopping: stopping.signal, launched });
  } catch (error) {
    // What failed may have come before anybody looked after the database.
    await launched?.()
      .then((database) => database.stopIfUnused())
      .catch(() => undefined);
    throw error;
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`peyk: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
