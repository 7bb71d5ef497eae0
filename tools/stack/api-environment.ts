import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { handsetsUrl } from './settings.ts';
import type { StackSettings } from './settings.ts';

/** Submits that may be unanswered at once on the session to our own simulator. */
const SIMULATOR_WINDOW = 200;

/** The secret of this installation: given, or made once and kept readable for the owner only. */
function secretOf(dataFolder: string, env: NodeJS.ProcessEnv): string | undefined {
  // In production a secret must be given; the API says so itself when it is not.
  if (env['PEYK_SECRET'] || env['NODE_ENV'] === 'production') return env['PEYK_SECRET'];
  const file = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}

/** The environment of the API process and of the admin command; docs/operating.md tells what each variable means. */
export function apiEnvironment(settings: StackSettings, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isProduction = env['NODE_ENV'] === 'production';
  const simulator = `smpp://peyk:peyk@127.0.0.1:${settings.smppPort}?window=${SIMULATOR_WINDOW}`;
  return {
    ...env,
    NODE_ENV: env['NODE_ENV'] || 'development',
    PEYK_DATA: settings.dataFolder,
    PEYK_HOST: settings.host,
    PEYK_PORT: String(settings.panelPort),
    PEYK_PANEL_DIR: join(settings.root, 'dist', 'apps', 'panel'),
    PEYK_SECRET: secretOf(settings.dataFolder, env),
    PEYK_DEMO: env['PEYK_DEMO'] ?? (isProduction ? '0' : '1'),
    PEYK_HANDSETS_URL: settings.smppUrl ? undefined : handsetsUrl(settings),
    SMPP_URL: settings.smppUrl ?? simulator,
  };
}
