import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import type { FaultRates } from './smsc/random-faults';
import { FAULT_NAMES, NO_FAULTS } from './smsc/random-faults';

/** What the simulator was asked to be. Each flag `--some-name` has an environment variable OPERATOR_SOME_NAME. */
export interface SimulatorOptions {
  host: string;
  smppPort: number;
  httpPort: number;
  /** Folder of the journal and of the handsets' messages; undefined keeps nothing on disk. */
  dataDir: string | undefined;
  journal: boolean;
  seed: number;
  faults: FaultRates;
  /** Whether the magic numbers mean anything. */
  magic: boolean;
  /** Time until a submit is answered, and from then until its receipt. */
  latencyMs: number;
  receiptDelayMs: number;
  /** Whether receipts give back what the sender called the part (user_message_reference). */
  keepsReferences: boolean;
  /** Submits a second that are taken; above it the answer is "throttled". 0 for no limit. */
  maxPerSecond: number;
  /** Keep counters only, for load tests. */
  quietHandsets: boolean;
  /** Accept only this ESME; anybody when empty. */
  systemId: string;
  password: string;
}

/** The sentence is for the person at the console. */
export class OptionError extends Error {}

const FLAGS = {
  host: '127.0.0.1',
  'smpp-port': '2775',
  'http-port': '2780',
  data: '',
  journal: 'on',
  seed: '1',
  faults: '',
  magic: 'on',
  'latency-ms': '0',
  'receipt-delay-ms': '700',
  references: 'on',
  'max-per-second': '0',
  'quiet-handsets': 'off',
  'system-id': '',
  password: '',
} as const;

type Flag = keyof typeof FLAGS;
const NAMES = Object.keys(FLAGS) as Flag[]; // the literal's own keys
const SWITCHES: readonly Flag[] = ['quiet-handsets'];

/** @throws OptionError when a flag is unknown or its value makes no sense. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SimulatorOptions {
  const given = parseFlags(args);
  const value = (flag: Flag) =>
    given[flag] ?? env[`OPERATOR_${flag.toUpperCase().replaceAll('-', '_')}`] ?? FLAGS[flag];
  const whole = (flag: Flag, most: number) => wholeNumber(flag, value(flag), most);
  refuseProduction(env['NODE_ENV']);
  return {
    host: onThisMachine(value('host')),
    smppPort: whole('smpp-port', 65_535),
    httpPort: whole('http-port', 65_535),
    dataDir: value('data') || undefined,
    journal: onOrOff('journal', value('journal')),
    seed: whole('seed', 0xffffffff),
    faults: readFaults(value('faults')),
    magic: onOrOff('magic', value('magic')),
    latencyMs: whole('latency-ms', 600_000),
    receiptDelayMs: whole('receipt-delay-ms', 3_600_000),
    keepsReferences: onOrOff('references', value('references')),
    maxPerSecond: whole('max-per-second', 10_000_000),
    quietHandsets: onOrOff('quiet-handsets', value('quiet-handsets')),
    systemId: value('system-id'),
    password: value('password'),
  };
}

function parseFlags(args: readonly string[]): Partial<Record<Flag, string>> {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  // `--quiet-handsets` alone means on; parseArgs would take the next flag as its value.
  const spelled = args.map((arg) => (SWITCHES.some((name) => arg === `--${name}`) ? `${arg}=on` : arg));
  try {
    return parseArgs({ args: spelled, options, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionError(`${reason}\nKnown flags: ${NAMES.map((name) => `--${name}`).join(' ')}`);
  }
}

/** However it is spelled: whoever writes `Production` means it. */
function refuseProduction(mode = ''): void {
  if (!/^\s*prod/i.test(mode)) return;
  throw new OptionError(
    'this is not for production: it shows sign-in codes to everybody who opens its page. Give Peyk a real operator in SMPP_URL.',
  );
}

/** Its page asks nobody who they are, and shows every message that was sent. */
function onThisMachine(host: string): string {
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (isLoopback) return host;
  throw new OptionError(`--host is "${host}", but the handsets' page is open to who reaches it: only 127.0.0.1 or ::1`);
}

function wholeNumber(flag: Flag, text: string, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number <= most)) throw new OptionError(`--${flag} must be a whole number from 0 to ${most}, not "${text}"`);
  return number;
}

function onOrOff(flag: Flag, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new OptionError(`--${flag} is "on" or "off", not "${text}"`);
  return text === 'on';
}

/** `undelivered=0.02,lostReceipt=0.001` */
function readFaults(text: string): FaultRates {
  const rates: FaultRates = { ...NO_FAULTS };
  for (const pair of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [name, rate] = pair.split('=').map((piece) => piece.trim());
    const known = FAULT_NAMES.find((candidate) => candidate === name);
    const share = rate === undefined ? NaN : Number(rate);
    if (!known) throw new OptionError(`--faults knows no "${name ?? ''}"; it knows ${FAULT_NAMES.join(', ')}`);
    if (!(share >= 0 && share <= 1)) throw new OptionError(`--faults ${known} must be a share from 0 to 1`);
    rates[known] = share;
  }
  return rates;
}
