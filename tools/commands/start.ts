/** `npm start`: builds what is stale and runs everything on loopback until Ctrl-C. */
import { buildProjects } from '../lib/nx.ts';
import { findPorts } from '../lib/ports.ts';
import { complain, giveUp, say } from '../lib/print.ts';
import { onStopSignal } from '../lib/stop-signal.ts';
import { announcement, assumptionsOf } from '../stack/announce.ts';
import { isDemo } from '../stack/api-environment.ts';
import { findRunning, releaseLock, stopLeftovers, takeLock } from '../stack/run-lock.ts';
import type { RunLock } from '../stack/run-lock.ts';
import { dataFolderOf, panelUrl, readSettings } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { startStack } from '../stack/stack.ts';
import { supervise } from '../stack/supervise.ts';

const PROJECTS = ['api', 'operator-simulator', 'bank-simulator', 'panel', 'desk'];
/** Shells use 128 + 2 for "ended by Ctrl-C". */
const INTERRUPTED = 130;

function tellRunning(lock: RunLock): void {
  say(
    `Peyk already runs at ${lock.panelUrl} (process ${lock.pid}). Stop it there with Ctrl-C before starting it again.`,
  );
}

async function build(root: string, stop: AbortSignal): Promise<boolean> {
  const started = performance.now();
  say('Building what is stale …');
  const failure = await buildProjects(root, PROJECTS);
  if (failure && !stop.aborted) complain(failure.join('\n'));
  if (!failure) say(`Built (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  return failure === undefined;
}

async function buildAndRun(settings: StackSettings, stop: AbortSignal): Promise<number> {
  if (!(await build(settings.root, stop))) return stop.aborted ? INTERRUPTED : 1;
  if (stop.aborted) return INTERRUPTED;
  const stack = await startStack(settings, process.env, stop);
  for (const line of [...announcement(settings, isDemo(process.env)), ...assumptionsOf(process.env)]) say(line);
  return supervise(stack, process.env, stop);
}

/** A file of a million rows, or a send to a million, in the process that answers people would take its memory and their time. */
async function apart(settings: StackSettings): Promise<StackSettings> {
  const hasSimulator = !settings.smppUrl && !settings.operators;
  return { ...settings, jobsApart: true, bulkPort: hasSimulator ? (await findPorts(1))[0] : undefined };
}

async function main(root: string): Promise<number> {
  const stop = onStopSignal();
  const dataFolder = dataFolderOf(root, process.env);
  const running = findRunning(dataFolder);
  if (running) {
    tellRunning(running);
    return 0;
  }
  const left = await stopLeftovers(dataFolder);
  if (left > 0) say(`An earlier start was killed; ${left} process(es) that it left behind were stopped.`);
  const settings = await apart(await readSettings(root, process.env));
  const other = takeLock(dataFolder, panelUrl(settings));
  if (other) {
    tellRunning(other);
    return 0;
  }
  try {
    return await buildAndRun(settings, stop);
  } catch (error) {
    if (stop.aborted) return INTERRUPTED;
    throw error;
  } finally {
    releaseLock(dataFolder);
  }
}

process.exitCode = await main(process.cwd()).catch((error: unknown) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);
process.exit();
