import { OptionError, onThisMachine, readFlags, refuseProduction, wholeNumber } from '@peyk/server-simulators';
import type { FaultRates } from './smsc/random-faults';
import type { Dialect } from './smsc/dialect';
import { readDialect } from './smsc/dialect';
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
  /** How it answers and writes its receipts. */
  dialect: Dialect;
  /** Submits a second that are taken; above it the answer is "throttled". 0 for no limit. */
  maxPerSecond: number;
  /** Keep counters only, for load tests. */
  quietHandsets: boolean;
  /** Accept only this ESME; anybody when empty. */
  systemId: string;
  password: string;
}

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
  dialect: '',
  'max-per-second': '0',
  'quiet-handsets': 'off',
  'system-id': '',
  password: '',
} as const;

type Flag = keyof typeof FLAGS;

const CODES_ARE_SHOWN =
  'it shows sign-in codes to everybody who opens its page. Give Peyk a real operator in SMPP_URL.';

/** @throws OptionError when a flag is unknown or its value makes no sense. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SimulatorOptions {
  const value = readFlags(args, env, { defaults: FLAGS, prefix: 'OPERATOR', switches: ['quiet-handsets'] });
  const whole = (flag: Flag, most: number) => wholeNumber(flag, value(flag), most);
  refuseProduction(env['NODE_ENV'], CODES_ARE_SHOWN);
  return {
    host: onThisMachine(value('host'), "the handsets' page is open to who reaches it"),
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
    dialect: readDialect(value('dialect')),
    maxPerSecond: whole('max-per-second', 10_000_000),
    quietHandsets: onOrOff('quiet-handsets', value('quiet-handsets')),
    systemId: value('system-id'),
    password: value('password'),
  };
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
