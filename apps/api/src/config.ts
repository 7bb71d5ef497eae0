import { resolve } from 'node:path';
import type { Sending } from '@peyk/server-sender';
import { readArchiveDays } from './config/archive';
import { readAssistant } from './config/assistant';
import type { AssistantSetting } from './config/assistant';
import { ConfigError } from './config/config-error';
import type { Env } from './config/config-error';
import { readFacadeHosts } from './config/facade-hosts';
import { readFilesStore } from './config/files-store';
import type { FilesStore } from './config/files-store';
import { readDesk } from './config/desk';
import type { DeskSetting } from './config/desk';
import { readGateways } from './config/gateways';
import type { GatewaySettings } from './config/gateways';
import { readHealth } from './config/health';
import type { HealthSetting } from './config/health';
import { readMode } from './config/mode';
import { readOrigins, readPanelAddresses, readTrustProxy } from './config/neighbours';
import { readOperators } from './config/operators';
import type { OperatorSetting } from './config/operators';
import { readPools } from './config/pools';
import type { PoolSizes } from './config/pools';
import { checkSecret, keepSecret, readMetricsToken } from './config/secrets';
import { readWebhookRules } from './config/webhooks';
import type { OutgoingSetting } from './config/webhooks';

export { ConfigError } from './config/config-error';

/** `sender` is `codes` and `bulk` together. */
export const ROLES = ['http', 'live', 'sender', 'codes', 'bulk', 'jobs', 'desk'] as const;
export type Role = (typeof ROLES)[number];
const EVERYTHING: readonly Role[] = ['http', 'live', 'sender', 'jobs', 'desk'];

/** What a process of these roles sends; undefined: nothing. */
export function sendingOf(roles: ReadonlySet<Role>): Sending | undefined {
  const [codes, bulk] = (['codes', 'bulk'] as const).map((role) => roles.has('sender') || roles.has(role));
  if (codes && bulk) return 'all';
  if (codes) return 'codes';
  return bulk ? 'bulk' : undefined;
}
const IDENTITY_REGISTRIES = ['simulated', 'manual'] as const;

/** Settings of one API process. docs/operating.md tells what each variable means. */
export interface Config {
  /** Absolute; holds the embedded database and the secret. */
  dataFolder: string;
  host: string;
  port: number;
  panelFolder: string | undefined;
  /** Where the people listen who decide what waits; without it there is no desk. */
  desk?: DeskSetting | undefined;
  /** Where health, readiness and metrics are served alone; without it they are only where people are served. */
  health?: HealthSetting | undefined;
  /** The first takes what no other is named for. Without any nothing is sent; messages wait. */
  operators: readonly OperatorSetting[];
  /** Without it the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** Who owns the tables of the database of `databaseUrl`: only for the migrations of the start. */
  databaseOwnerUrl?: string | undefined;
  /** Connections to the database; undefined: the usual sizes. */
  pools?: PoolSizes | undefined;
  /** The object store that keeps files; without it they lie in the data folder. */
  filesStore?: FilesStore | undefined;
  /** The recipients of sends that ended so many days ago are put into files; without it only by a command. */
  archiveAfterDays?: number | undefined;
  /** Without them no money comes through a gateway. */
  gateways?: GatewaySettings;
  /** The language model of first answers to tickets. */
  assistant?: AssistantSetting | undefined;
  /** Where events of accounts may be sent. */
  webhookRules?: OutgoingSetting | undefined;
  /** Under which host names the façades are asked, with their paths; beside `/compat/<name>`. */
  facadeHosts?: ReadonlyMap<string, string> | undefined;
  /** Folder of the engine's mark outside of the database; undefined: in the data folder. */
  engineMarks?: string | undefined;
  isProduction: boolean;
  /** Sentences for the log about what was taken for granted. */
  assumptions: readonly string[];
  isDemo: boolean;
  handsetsUrl: string | undefined;
  /** Whether people may make an account by themselves. */
  isRegistrationOpen: boolean;
  /** How many codes of registrations go out in an hour; undefined: as many as the program thinks good. */
  registrationCodesPerHour?: number | undefined;
  /** Who says that mobile, national id and birth date of a registration belong together. */
  identity: (typeof IDENTITY_REGISTRIES)[number];
  logLevel: string;
  /** Key of what is stored sealed or as a keyed hash. */
  secret: string;
  /** Opens what was sealed before the secret was changed; seals nothing. */
  previousSecret: string | undefined;
  roles: ReadonlySet<Role>;
  metricsToken: string | undefined;
  trustProxy: string | undefined;
  /** Where the panel finds the API and the socket when that is another host than its own. */
  panelAddresses?: { api?: string | undefined; live?: string | undefined };
  /** Pages of other hosts that may call the API and open the live socket, such as `https://panel.example`. */
  origins: readonly string[];
  /** Where people open the panel; admin commands print links to it. */
  panelUrl: string | undefined;
  /** What stands before the codes of short links, without a slash at its end; undefined: none are made. */
  shortLinksUrl?: string | undefined;
  /** Where the panel before this one is. */
  oldPanelUrl: string | undefined;
}

const DEFAULT_PORT = 4300;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

function readPort(env: Env, faults: string[]): number {
  const text = env['PEYK_PORT'] || String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    faults.push(`PEYK_PORT is "${text}": give a port from 1 to 65535, or 0 for any free one.`);
  }
  return port;
}

function readDatabaseUrls(env: Env, faults: string[]) {
  const [databaseUrl, databaseOwnerUrl] = ['DATABASE_URL', 'DATABASE_OWNER_URL'].map((name) => {
    const url = env[name] || undefined;
    // Not shown: it may hold a password.
    if (url && !/^postgres(ql)?:\/\//.test(url))
      faults.push(`${name} must look like postgres://user:password@host/database.`);
    return url;
  });
  if (databaseOwnerUrl && !databaseUrl)
    faults.push('DATABASE_OWNER_URL is set without DATABASE_URL: the embedded database has both roles by itself.');
  return { databaseUrl, databaseOwnerUrl };
}

function readRoles(args: readonly string[], faults: string[]): ReadonlySet<Role> {
  const roles = new Set<Role>();
  for (const arg of args) {
    const list = /^--roles=(.*)$/.exec(arg)?.[1];
    if (list === undefined) faults.push(`"${arg}" is not an option; there is only --roles=${ROLES.join(',')}.`);
    for (const name of list?.split(',') ?? []) {
      const role = ROLES.find((known) => known === name);
      if (role) roles.add(role);
      else faults.push(`--roles: "${name}" is not a role; there are ${ROLES.join(', ')}.`);
    }
  }
  if (args.length === 0) return new Set(EVERYTHING);
  if (roles.has('live') && !roles.has('http')) faults.push('--roles: live needs http, whose socket it is.');
  return roles;
}

function readLogLevel(env: Env, faults: string[]): string {
  const level = env['LOG_LEVEL'] || 'info';
  if (!LOG_LEVELS.includes(level)) faults.push(`LOG_LEVEL is "${level}"; there are ${LOG_LEVELS.join(', ')}.`);
  return level;
}

function readPageUrl(name: string, env: Env, faults: string[]): string | undefined {
  const url = env[name] || undefined;
  if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    faults.push(`${name} is "${url}": give a whole http or https address.`);
  }
  return url;
}

/** Anyone who has told where the panel is has short links beside it. An address beyond 60 characters shortens nothing. */
function readShortLinksUrl(env: Env, faults: string[]): string | undefined {
  const own = readPageUrl('PEYK_SHORT_LINKS_URL', env, faults)?.replace(/\/+$/, '');
  if (own !== undefined && (own.length > 60 || /[?#]/.test(own)))
    faults.push('PEYK_SHORT_LINKS_URL has at most 60 characters, and neither ? nor #, such as https://p.example/l.');
  const panel = env['PEYK_PANEL_URL'];
  return own ?? (panel && URL.canParse(panel) ? `${new URL(panel).origin}/l` : undefined);
}

/** Closed unless someone opens it; in production nobody may be taken for a person by a registry that only pretends. */
function readRegistration(
  env: Env,
  { isProduction, isDemo }: Pick<Config, 'isProduction' | 'isDemo'>,
  faults: string[],
) {
  const choice = env['PEYK_REGISTRATION'] || (isDemo ? 'open' : 'closed');
  if (choice !== 'open' && choice !== 'closed')
    faults.push(`PEYK_REGISTRATION is "${choice}"; there are open and closed.`);
  const given = env['PEYK_IDENTITY'] || undefined;
  const identity = IDENTITY_REGISTRIES.find((name) => name === (given ?? (isProduction ? 'manual' : 'simulated')));
  if (!identity) faults.push(`PEYK_IDENTITY is "${given}"; there are ${IDENTITY_REGISTRIES.join(', ')}.`);
  if (isProduction && choice === 'open' && given === undefined) {
    faults.push(
      'PEYK_IDENTITY is missing: with PEYK_REGISTRATION=open in production, say whether an admin settles who registers (manual) or everybody is believed (simulated).',
    );
  }
  return { isRegistrationOpen: choice === 'open', identity: identity ?? 'manual' };
}

const NO_OPERATOR =
  'SMPP_URL is missing: in production a process that sends needs a real operator (smpp://user:password@host:2775); start one that does not send with --roles=http,live,jobs,desk.';

const MOST_CODES_PER_HOUR = 100_000;

function readCodesPerHour(env: Env, faults: string[]): number | undefined {
  const text = env['PEYK_REGISTRATION_CODES_PER_HOUR'] || undefined;
  if (text === undefined) return undefined;
  const codes = Number(text);
  if (!Number.isInteger(codes) || codes < 1 || codes > MOST_CODES_PER_HOUR)
    faults.push(`PEYK_REGISTRATION_CODES_PER_HOUR is "${text}": give a number from 1 to ${MOST_CODES_PER_HOUR}.`);
  return codes;
}

/**
 * Reads the settings of a process.
 * @param env environment variables. @param args command line without node and file.
 * @throws ConfigError with all faults at once.
 */
export function readConfig(env: Env, args: readonly string[]): Config {
  const faults: string[] = [];
  const { isProduction, assumptions } = readMode(env, faults);
  const isDemo = env['PEYK_DEMO'] === '1';
  if (isDemo && isProduction) faults.push('PEYK_DEMO=1 makes an account that everybody knows: not in production.');
  checkSecret(env, isProduction, faults);
  const dataFolder = resolve(env['PEYK_DATA'] || '.peyk');
  const roles = readRoles(args, faults);
  const operators = readOperators(env, faults);
  if (isProduction && operators.length === 0 && sendingOf(roles)) faults.push(NO_OPERATOR);
  const [port, origins] = [readPort(env, faults), readOrigins(env, faults)];
  const panelUrl = readPageUrl('PEYK_PANEL_URL', env, faults);
  const config = {
    dataFolder,
    host: env['PEYK_HOST'] || '127.0.0.1',
    port,
    panelFolder: env['PEYK_PANEL_DIR'] ? resolve(env['PEYK_PANEL_DIR']) : undefined,
    desk: readDesk(env, args.length > 0 && roles.has('desk'), faults),
    health: readHealth(env, faults),
    operators,
    ...readDatabaseUrls(env, faults),
    pools: readPools(env, faults),
    filesStore: readFilesStore(env, faults),
    archiveAfterDays: readArchiveDays(env, faults),
    engineMarks: env['PEYK_ENGINE_MARKS'] ? resolve(env['PEYK_ENGINE_MARKS']) : undefined,
    isProduction,
    assumptions,
    isDemo,
    handsetsUrl: env['PEYK_HANDSETS_URL'] || undefined,
    registrationCodesPerHour: readCodesPerHour(env, faults),
    ...readRegistration(env, { isProduction, isDemo }, faults),
    logLevel: readLogLevel(env, faults),
    roles,
    metricsToken: readMetricsToken(env, faults),
    trustProxy: readTrustProxy(env, faults),
    origins,
    panelUrl,
    panelAddresses: readPanelAddresses(env, faults),
    gateways: readGateways(env, { isProduction, port, origins, panelUrl }, faults),
    assistant: readAssistant(env, { isProduction }, faults),
    webhookRules: readWebhookRules(env, { isProduction }, faults),
    facadeHosts: readFacadeHosts(env, faults),
    shortLinksUrl: readShortLinksUrl(env, faults),
    oldPanelUrl: readPageUrl('PEYK_OLD_PANEL_URL', env, faults),
    previousSecret: env['PEYK_SECRET_PREVIOUS']?.trim() || undefined,
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return { ...config, secret: env['PEYK_SECRET']?.trim() || keepSecret(dataFolder) };
}
