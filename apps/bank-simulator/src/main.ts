/** The bank simulator's process: options, start, signals. */
import { fileURLToPath } from 'node:url';
import { OptionError } from '@peyk/server-simulators';
import { startBankSimulator } from './bank-simulator';
import { readOptions } from './options';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const simulator = await startBankSimulator(options, fileURLToPath(new URL('./page', import.meta.url)));
  const stop = () => {
    simulator.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`bank simulator: http://${options.host}:${simulator.port}/\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof OptionError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`bank simulator: ${text ?? 'failed'}\n`);
  process.exitCode = 1;
});
