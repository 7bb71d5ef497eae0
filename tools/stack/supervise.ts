import { relative } from 'node:path';
import { complain, say } from '../lib/print.ts';
import { aborted } from '../lib/stop-signal.ts';
import type { Child } from './child.ts';
import { noteChildren } from './run-lock.ts';
import { panelUrl } from './settings.ts';
import { childrenOf, startApi, startBulk, startJobs, stopStack } from './stack.ts';
import type { Stack } from './stack.ts';

function note(stack: Stack): void {
  const pids = childrenOf(stack).map(({ pid }) => pid);
  noteChildren(stack.settings.dataFolder, panelUrl(stack.settings), pids);
}

function tellEnd(stack: Stack, child: Child, why: string): void {
  complain(`The ${child.name} ended by itself (${why}). Its log: ${relative(stack.settings.root, child.logFile)}`);
}

/** Waits for what happens first. @returns the process that ended and why, or undefined when a stop was asked for. */
async function nextEvent(stack: Stack, stop: AbortSignal): Promise<{ child: Child; why: string } | undefined> {
  return Promise.race([
    aborted(stop).then(() => undefined),
    ...childrenOf(stack).map((child) => child.ended.then((why) => ({ child, why }))),
  ]);
}

/** Starts one of our own processes again; when that fails nothing is left running. @throws StartError */
async function restart(stack: Stack, child: Child, { env, stop }: { env: NodeJS.ProcessEnv; stop: AbortSignal }) {
  try {
    if (child === stack.api) stack.api = await startApi(stack.settings, env, stop);
    else if (child === stack.bulk) stack.bulk = await startBulk(stack.settings, env, stop);
    else stack.jobs = startJobs(stack.settings, env);
  } catch (error) {
    await stopStack(stack);
    throw error;
  }
  say(child.name === 'API' ? 'The API runs again.' : `The ${child.name} run again.`);
}

/**
 * Keeps a stack running until `stop` fires or it cannot go on. An API that dies is started once more, and so are large sends and jobs;
 * after a second death, or when the operator dies, everything is stopped.
 * @returns the exit code for the command.
 */
export async function supervise(stack: Stack, env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<number> {
  const restarted = new Set<string>();
  for (;;) {
    note(stack);
    const event = await nextEvent(stack, stop);
    if (!event) break;
    tellEnd(stack, event.child, event.why);
    const isOurs = [stack.api, stack.bulk, stack.jobs].includes(event.child);
    if (!isOurs || restarted.has(event.child.name)) {
      await stopStack(stack);
      complain('Everything was stopped. Start again with "npm start".');
      return 1;
    }
    restarted.add(event.child.name);
    await restart(stack, event.child, { env, stop });
  }
  say('\nStopping …');
  const forced = await stopStack(stack);
  for (const name of forced) complain(`The ${name} did not stop in time and was ended by force.`);
  say('Stopped.');
  return 0;
}
