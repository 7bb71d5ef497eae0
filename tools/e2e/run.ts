/**
 * Runs the browser journeys against stacks of their own: built apps, a new data folder, free ports. Journeys take turns on a
 * stack, since they share its demo account, and often wait: two stacks keep two cores busy. `--set=main` runs a list of
 * `apps/panel-e2e/journeys.json`. What else is given on the command line goes to Playwright, which has one stack for one file and for
 * options alone.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPorts } from '../lib/ports.ts';
import { giveUp, say } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { deskUrl, handsetsUrl, panelUrl } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { startStack, stopStack } from '../stack/stack.ts';
import type { Stack } from '../stack/stack.ts';
import { makeTemporaryData } from '../stack/temporary-data.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { filesOfSet } from './files-of-set.ts';

/** Slow enough that a journey can stop a send of four thousand on its way, fast enough for all others. */
const OPERATOR_PER_SECOND = 100;

const STACKS = 2;
const SET = '--set=';
const given = process.argv.slice(2);
const named = given.filter((argument) => !argument.startsWith(SET));
const set = given.find((argument) => argument.startsWith(SET))?.slice(SET.length);

/** Who names a journey by hand looks at what it has seen; other runs are not looked at, and pictures and traces cost them a tenth each. */
const isLookedAt = named.length > 0 && !process.env['CI'];

/** Of its own for each: the panel, the handsets, SMPP, the bank, the desk, and the health of what sends large sends. */
const PORTS = 6;

/** @param isApart with large sends in a process of their own, as `npm start` has it; the other stack is one process for everything. */
function settingsOf(root: string, dataFolder: string, ports: readonly number[], isApart: boolean): StackSettings {
  const [panelPort = 0, handsetsPort = 0, smppPort = 0, bankPort = 0, deskPort = 0, bulkPort] = ports;
  return {
    root,
    dataFolder,
    host: '127.0.0.1',
    panelPort,
    handsetsPort,
    bankPort,
    deskPort,
    smppPort,
    smppUrl: undefined,
    bulkPort: isApart ? bulkPort : undefined,
    simulatorArgs: [`--max-per-second=${OPERATOR_PER_SECOND}`],
  };
}

/** What the journeys are told of a stack. */
const told = (settings: StackSettings) => ({
  panelUrl: panelUrl(settings),
  handsetsUrl: handsetsUrl(settings),
  deskUrl: deskUrl(settings) ?? '',
  username: DEMO_ACCOUNT.username,
  password: DEMO_ACCOUNT.password,
  dataFolder: settings.dataFolder,
});

interface Run {
  readonly root: string;
  readonly stacks: readonly Stack[];
  readonly chromium: string;
  /** For Playwright. */
  readonly wanted: readonly string[];
}

function runPlaywright({ root, stacks, chromium, wanted }: Run): Promise<number> {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'apps', 'panel-e2e', 'playwright.config.ts');
  return run(process.execPath, [cli, 'test', `--config=${config}`, ...wanted], {
    cwd: root,
    env: {
      ...process.env,
      PEYK_CHROMIUM: chromium,
      PEYK_E2E_PICTURES: process.env['PEYK_E2E_PICTURES'] ?? (isLookedAt ? '1' : '0'),
      PEYK_E2E_TRACES: isLookedAt ? '1' : '0',
      PEYK_E2E_STACKS: JSON.stringify(stacks.map(({ settings }) => told(settings))),
    },
  });
}

/** Starts a stack; when it does not start, says why and leaves nothing of it behind. */
async function start(root: string, ports: readonly number[], isApart: boolean): Promise<Stack> {
  const dataFolder = makeTemporaryData();
  // The journeys have their own database and operator, whatever the shell is set to.
  const { DATABASE_URL: _database, DATABASE_OWNER_URL: _owner, SMPP_URL: _operator, ...env } = process.env;
  try {
    // Receivers of webhooks are the journeys' own, on this machine.
    const demo = { NODE_ENV: 'development', PEYK_DEMO: '1', PEYK_WEBHOOK_PRIVATE: 'allow' };
    return await startStack(settingsOf(root, dataFolder, ports, isApart), { ...env, ...demo });
  } catch (error) {
    rmSync(dataFolder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts them beside each other, each waits for its database. What has started is in `stacks` also when another has not. */
async function startAll(root: string, count: number, stacks: Stack[]): Promise<void> {
  const ports = await findPorts(PORTS * count);
  const starting = Array.from({ length: count }, (_unused, place) =>
    start(root, ports.slice(place * PORTS, (place + 1) * PORTS), place > 0),
  );
  const all = await Promise.allSettled(starting);
  for (const one of all) if (one.status === 'fulfilled') stacks.push(one.value);
  const failed = all.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function main(root: string): Promise<number> {
  const wanted = [...named, ...(set === undefined ? [] : filesOfSet(root, set))];
  const files = wanted.filter((argument) => !argument.startsWith('-'));
  const stackCount = wanted.length === 0 ? STACKS : Math.max(1, Math.min(STACKS, files.length));
  const chromium = ensureChromium();
  const stacks: Stack[] = [];
  let code = 1;
  try {
    await startAll(root, stackCount, stacks);
    code = await runPlaywright({ root, stacks, chromium, wanted });
  } finally {
    for (const stack of stacks) {
      await stopStack(stack);
      const { dataFolder } = stack.settings;
      if (code === 0) rmSync(dataFolder, { recursive: true, force: true });
      else say(`The stack's data and logs are kept in ${dataFolder}.`);
    }
  }
  return code;
}

process.exit(
  await main(process.cwd()).catch((error: unknown) => {
    return giveUp(error instanceof Error ? error.message : String(error));
  }),
);
