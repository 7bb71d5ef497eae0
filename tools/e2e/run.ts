/** Runs the browser journeys against a stack of their own: built apps, a new data folder, free ports. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPorts } from '../lib/ports.ts';
import { giveUp, say } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { handsetsUrl, panelUrl } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { startStack, stopStack } from '../stack/stack.ts';
import type { Stack } from '../stack/stack.ts';
import { makeTemporaryData } from '../stack/temporary-data.ts';
import { ensureChromium } from './chromium.ts';

/** Slow enough that a journey can stop a send of four thousand on its way, fast enough for all others. */
const OPERATOR_PER_SECOND = 100;

async function settingsOf(root: string, dataFolder: string): Promise<StackSettings> {
  const [panelPort = 0, handsetsPort = 0, smppPort = 0] = await findPorts(3);
  return {
    root,
    dataFolder,
    host: '127.0.0.1',
    panelPort,
    handsetsPort,
    smppPort,
    smppUrl: undefined,
    simulatorArgs: [`--max-per-second=${OPERATOR_PER_SECOND}`],
  };
}

function runPlaywright(root: string, settings: StackSettings, chromium: string): Promise<number> {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(root, 'apps', 'panel-e2e', 'playwright.config.ts');
  return run(process.execPath, [cli, 'test', `--config=${config}`, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      PEYK_CHROMIUM: chromium,
      PEYK_E2E_PANEL_URL: panelUrl(settings),
      PEYK_E2E_HANDSETS_URL: handsetsUrl(settings),
      PEYK_E2E_USERNAME: DEMO_ACCOUNT.username,
      PEYK_E2E_PASSWORD: DEMO_ACCOUNT.password,
      PEYK_E2E_DATA: settings.dataFolder,
    },
  });
}

/** Starts the stack; when it does not start, says why and leaves nothing behind. */
async function start(settings: StackSettings): Promise<Stack> {
  // The journeys have their own database and operator, whatever the shell is set to.
  const { DATABASE_URL: _database, SMPP_URL: _operator, ...env } = process.env;
  try {
    return await startStack(settings, { ...env, NODE_ENV: 'development', PEYK_DEMO: '1' });
  } catch (error) {
    rmSync(settings.dataFolder, { recursive: true, force: true });
    throw error;
  }
}

async function main(root: string): Promise<number> {
  const chromium = ensureChromium();
  const dataFolder = makeTemporaryData();
  const settings = await settingsOf(root, dataFolder);
  const stack = await start(settings);
  let code = 1;
  try {
    code = await runPlaywright(root, settings, chromium);
  } finally {
    await stopStack(stack);
    if (code === 0) rmSync(dataFolder, { recursive: true, force: true });
    else say(`The stack's data and logs are kept in ${dataFolder}.`);
  }
  return code;
}

process.exit(
  await main(process.cwd()).catch((error: unknown) => {
    return giveUp(error instanceof Error ? error.message : String(error));
  }),
);
