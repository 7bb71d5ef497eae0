/** `npm run dev`: the panel with hot reload, and an API that is built and started again on every change. */
import { cpSync, rmSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { buildProjects } from '../lib/nx.ts';
import { findPort } from '../lib/ports.ts';
import { complain, giveUp, say } from '../lib/print.ts';
import { aborted, onStopSignal } from '../lib/stop-signal.ts';
import { announcement } from '../stack/announce.ts';
import { isDemo } from '../stack/api-environment.ts';
import { findRunning, noteChildren, releaseLock, stopLeftovers, takeLock } from '../stack/run-lock.ts';
import { dataFolderOf, panelUrl, portBehindPage, readSettings } from '../stack/settings.ts';
import type { StackSettings } from '../stack/settings.ts';
import { childrenOf, startApi, startStack, stopStack } from '../stack/stack.ts';
import type { Stack } from '../stack/stack.ts';

const STOP_LIMIT_MS = 10_000;

/** What Rolldown's watcher offers, as far as it is used here. */
interface Watcher {
  on(event: 'event', listener: (event: { code: string; error?: unknown }) => void): void;
  close(): Promise<void>;
}

/** Builds the API on every change and calls `onBuilt` behind each build but the first. */
async function watchApi(root: string, onBuilt: () => void): Promise<Watcher> {
  // A build makes this whole process "production" by its variable, and the API and the panel would believe it.
  process.env['NODE_ENV'] = 'development';
  const watcher = (await build({
    configFile: join(root, 'apps', 'api', 'vite.config.mts'),
    logLevel: 'error',
    build: { watch: {} },
  })) as unknown as Watcher;
  await new Promise<void>((resolve) => {
    let isFirst = true;
    watcher.on('event', ({ code, error }) => {
      if (code === 'ERROR')
        complain(`The API does not build: ${error instanceof Error ? error.message : String(error)}`);
      if (code !== 'END') return;
      if (!isFirst) onBuilt();
      isFirst = false;
      resolve();
    });
  });
  return watcher;
}

/** Migrations are no modules, so the build does not watch them: a new one is copied beside the built API, which applies it when it starts. */
function watchMigrations(root: string, onCopied: () => void): FSWatcher {
  const migrations = join(root, 'libs', 'server', 'database', 'migrations');
  return watch(migrations, () => {
    const built = join(root, 'dist', 'apps', 'api', 'migrations');
    rmSync(built, { recursive: true, force: true });
    cpSync(migrations, built, { recursive: true });
    onCopied();
  });
}

async function servePanel(settings: StackSettings, port: number): Promise<ViteDevServer> {
  const target = panelUrl(settings);
  // The panel's own configuration sends the API's paths there.
  process.env['PEYK_API_URL'] = target;
  const server = await createServer({
    configFile: join(settings.root, 'apps', 'panel', 'vite.config.mts'),
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: { '/docs': { target } },
    },
  });
  return server.listen();
}

function tellFailure(error: unknown): void {
  complain(error instanceof Error ? error.message : String(error));
}

/** Starts the API again, one restart at a time; changes during a restart lead to one more. */
function restarter(stack: Stack): () => void {
  let wanted = false;
  let running = false;
  const restart = async () => {
    running = true;
    while (wanted) {
      wanted = false;
      await stack.api.stop(STOP_LIMIT_MS);
      try {
        stack.api = await startApi(stack.settings, process.env);
        noteStack(stack);
        say('API: built and started again.');
      } catch (error) {
        tellFailure(error);
      }
    }
    running = false;
  };
  return () => {
    wanted = true;
    if (!running) void restart();
  };
}

function noteStack(stack: Stack): void {
  const pids = childrenOf(stack).map(({ pid }) => pid);
  noteChildren(stack.settings.dataFolder, panelUrl(stack.settings), pids);
}

async function develop(settings: StackSettings, pagePort: number, stop: AbortSignal): Promise<void> {
  let onBuilt = (): void => undefined;
  const watcher = await watchApi(settings.root, () => onBuilt());
  const migrations = watchMigrations(settings.root, () => onBuilt());
  const stack = await startStack(settings, process.env, stop);
  try {
    noteStack(stack);
    onBuilt = restarter(stack);
    const panel = await servePanel(settings, pagePort);
    for (const line of announcement({ ...settings, panelPort: pagePort }, isDemo(process.env))) say(line);
    say(
      `  The panel reloads by itself; the API (port ${settings.panelPort}) is built and started again on every change.\n`,
    );
    await aborted(stop);
    say('\nStopping …');
    await panel.close();
  } finally {
    migrations.close();
    await watcher.close();
    await stopStack(stack);
  }
}

async function main(root: string): Promise<void> {
  const stop = onStopSignal();
  const dataFolder = dataFolderOf(root, process.env);
  const running = findRunning(dataFolder);
  if (running) giveUp(`Peyk already runs at ${running.panelUrl} (process ${running.pid}). Stop it with Ctrl-C first.`);
  await stopLeftovers(dataFolder);
  const page = await readSettings(root, process.env);
  const settings = { ...page, panelPort: await findPort(portBehindPage(page)) };
  const other = takeLock(dataFolder, panelUrl(page));
  if (other) giveUp(`Peyk already runs at ${other.panelUrl} (process ${other.pid}). Stop it with Ctrl-C first.`);
  try {
    const failure = await buildProjects(root, ['operator-simulator', 'bank-simulator', 'desk']);
    if (failure) throw new Error(failure.join('\n'));
    await develop(settings, page.panelPort, stop);
  } finally {
    releaseLock(dataFolder);
  }
}

try {
  await main(process.cwd());
  process.exit(0);
} catch (error) {
  tellFailure(error);
  process.exit(1);
}
