import { join } from 'node:path';
import { bankUrl, handsetsUrl, isProduction, panelUrl } from './settings.ts';
import type { StackSettings } from './settings.ts';

/** One session, and so many submits that may be unanswered at once, to our own simulator. */
const SIMULATOR_LINE = 'window=200';
/** How a process binds that sends codes alone: another one hears the receipts. */
const CODES_LINE = 'sessions=1&window=50&bind=transmitter';
/** The error code in a receipt by which our simulator says that the subscriber blocks such messages. */
const SIMULATOR_BLACKLIST_CODE = '008';

/** Demo data exists only in the embedded database of a development start, unless `PEYK_DEMO` says otherwise. */
export function isDemo(env: NodeJS.ProcessEnv): boolean {
  if (env['PEYK_DEMO']) return env['PEYK_DEMO'] === '1';
  return !isProduction(env) && !env['DATABASE_URL'];
}

/** All gateways, at our own bank: any merchant id is right there. */
function bankEnvironment(settings: StackSettings): NodeJS.ProcessEnv {
  const url = bankUrl(settings);
  if (url === undefined) return {};
  return {
    PEYK_ZARINPAL_MERCHANT: '00000000-0000-4000-8000-000000000000',
    PEYK_ZARINPAL_URL: url,
    PEYK_ZIBAL_MERCHANT: 'zibal',
    PEYK_ZIBAL_URL: url,
    PEYK_SEP_MERCHANT: '2015',
    PEYK_SEP_URL: url,
  };
}

/** Empty for none: what the shell says is looked at in the settings already. */
function deskEnvironment({ root, deskPort }: StackSettings, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (deskPort === undefined) return { PEYK_DESK_PORT: '' };
  return {
    PEYK_DESK_PORT: String(deskPort),
    PEYK_DESK_DIR: env['PEYK_DESK_DIR'] || join(root, 'dist', 'apps', 'desk'),
  };
}

function lineOf({ bulkPort, simulatorLine = SIMULATOR_LINE }: StackSettings): string {
  return bulkPort === undefined ? simulatorLine : CODES_LINE;
}

/** The environment of the process of large sends. */
export function bulkEnvironment(settings: StackSettings, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { bulkPort } = settings;
  return { ...apiEnvironment({ ...settings, bulkPort: undefined }, env), PEYK_HEALTH_PORT: String(bulkPort) };
}

/** The environment of the API process and of the admin command; docs/operating.md tells what each variable means. */
export function apiEnvironment(settings: StackSettings, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const profile = `${lineOf(settings)}&blacklistErrorCodes=${SIMULATOR_BLACKLIST_CODE}`;
  const hasSimulator = !settings.smppUrl && !isProduction(env);
  const simulator = hasSimulator ? `smpp://peyk:peyk@127.0.0.1:${settings.smppPort}?${profile}` : undefined;
  return {
    ...env,
    PEYK_DATA: settings.dataFolder,
    PEYK_HOST: settings.host,
    PEYK_PORT: String(settings.panelPort),
    PEYK_PANEL_DIR: env['PEYK_PANEL_DIR'] || join(settings.root, 'dist', 'apps', 'panel'),
    ...deskEnvironment(settings, env),
    PEYK_DEMO: isDemo(env) ? '1' : '0',
    // Links in messages lead to the panel; in production its address is for its operator to say.
    ...(!env['PEYK_PANEL_URL'] && !isProduction(env) && { PEYK_PANEL_URL: panelUrl(settings) }),
    ...bankEnvironment(settings),
    PEYK_HANDSETS_URL: hasSimulator ? handsetsUrl(settings) : undefined,
    SMPP_URL: settings.smppUrl ?? simulator,
  };
}
