/**
 * The first step of every `npm run` command. Plain JavaScript without dependencies, because it runs on the system's
 * Node before anything is installed: brings node_modules up to date, then goes on with the project's own Node.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { findNode24 } from './node-24.mjs';
import { registerRun } from './running.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const commandsFolder = join(root, 'tools', 'commands');

/** Ends with one line that tells what is wrong and what to do. */
function giveUp(message) {
  console.error(`peyk: ${message}`);
  process.exit(1);
}

function commandFile(name) {
  const file = join(commandsFolder, `${String(name).replaceAll(':', '-')}.ts`);
  if (name && existsSync(file)) return file;
  const known = readdirSync(commandsFolder)
    .filter((entry) => entry.endsWith('.ts') && !entry.endsWith('.test.ts'))
    .map((entry) => entry.slice(0, -'.ts'.length));
  return giveUp(`there is no command "${name ?? ''}". Known: ${known.join(', ')}.`);
}

function run(node, file, args) {
  // Libraries say no kind of module: bundlers read them, and the compiler checks them.
  const quiet = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';
  const child = spawn(node, [quiet, file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      // Tools started from here (nx, vite, jest) must find the project's Node first, not the system's.
      PATH: [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter),
      NX_DAEMON: process.env.NX_DAEMON ?? 'false',
    },
  });
  const unregister = registerRun(root, child.pid);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(`could not start ${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    unregister();
    process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1));
  });
}

const [name, ...args] = process.argv.slice(2);
try {
  const file = commandFile(name);
  ensureDependencies(root);
  run(findNode24(root), file, args);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
