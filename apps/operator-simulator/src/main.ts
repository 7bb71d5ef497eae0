/** The operator simulator's process: options, start, signals. */
import { fileURLToPath } from 'node:url';
import { OptionError } from '@peyk/server-simulators';
import { readOptions } from './options';
import { startSimulator } from './simulator';

// Journal and handsets hold texts and numbers: whatever is written here is for its owner only.
process.umask(0o077);

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const simulator = await startSimulator(options, fileURLToPath(new URL('./page', import.meta.url)));
  // Any other way out (an uncaught error, process.exit) still leaves a whole journal.
  process.on('exit', () => simulator.flush());
  const stop = () => {
    simulator.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (simulator.resumed > 0) say(`${simulator.resumed} receipts and messages of the last run go out again`);
  say(
    `operator simulator: SMPP ${options.host}:${simulator.smppPort}, handsets http://${options.host}:${simulator.httpPort}/`,
  );
}

main().catch((error: unknown) => {
  const text = error instanceof OptionError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`operator simulator: ${text ?? 'failed'}\n`);
  process.exitCode = 1;
});
