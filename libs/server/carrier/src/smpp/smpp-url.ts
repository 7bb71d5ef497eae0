import { ERROR_CLASSES, readErrorClasses } from './error-classes';
import { RECEIPT_STATES, readReceiptStates } from '../incoming/receipt-states';
import type {
  ConcatenationMode,
  MessageIdForm,
  ReceiptColumn,
  ReceiptRecognition,
  SmppAddress,
  SmppProfile,
  UserReferenceMode,
} from './smpp-options';

/** An address that cannot be used. The message never holds the address itself: it may carry a password. */
export class SmppUrlError extends Error {}

const CONCATENATION: readonly ConcatenationMode[] = ['udh', 'sar', 'payload'];
const MESSAGE_IDS: readonly MessageIdForm[] = [
  'as-is',
  'hex',
  'decimal',
  'hex-in-answer-decimal-in-receipt',
  'decimal-in-answer-hex-in-receipt',
];
const RECOGNITIONS: readonly ReceiptRecognition[] = ['by-text', 'by-class'];
const COLUMNS: readonly ReceiptColumn[] = ['id', 'state', 'error', 'submitted', 'done', 'source', 'destination', '-'];
const USER_REFERENCES: readonly UserReferenceMode[] = ['sent', 'off'];
const BINDS = ['transceiver', 'separate', 'transmitter'] as const;
const DEFAULT_PORT = 2775;
const DEFAULT_TLS_PORT = 3550;

type Reader = (value: string, name: string) => Partial<SmppProfile>;

/** Every parameter an address may have, with its range. */
const PARAMETERS: Readonly<Record<string, Reader>> = {
  window: (value, name) => ({ window: whole(value, name, 1, 10_000) }),
  sessions: (value, name) => ({ sessions: whole(value, name, 1, 64) }),
  bind: (value, name) => ({ bind: oneOf(value, name, BINDS) }),
  maxPerSecond: (value, name) => ({ maxPerSecond: whole(value, name, 1, 1_000_000) }),
  systemType: (value) => ({ systemType: value }),
  concatenation: (value, name) => ({ concatenation: oneOf(value, name, CONCATENATION) }),
  messageIds: (value, name) => ({ messageIds: oneOf(value, name, MESSAGE_IDS) }),
  sourceTon: (value, name) => ({ sourceTon: whole(value, name, 0, 6) }),
  sourceNpi: (value, name) => ({ sourceNpi: whole(value, name, 0, 18) }),
  destinationTon: (value, name) => ({ destinationTon: whole(value, name, 0, 6) }),
  destinationNpi: (value, name) => ({ destinationNpi: whole(value, name, 0, 18) }),
  blacklistErrorCodes: (value) => ({ blacklistErrorCodes: value.split(',').filter((code) => code !== '') }),
  receiptOffsetMinutes: (value, name) => ({ receiptOffsetMinutes: whole(value, name, -720, 840) }),
  userReference: (value, name) => ({ userReference: oneOf(value, name, USER_REFERENCES) }),
  receipts: (value, name) => ({ receipts: oneOf(value, name, RECOGNITIONS) }),
  receiptStates: (value, name) => ({ receiptStates: receiptStates(value, name) }),
  receiptIds: (value, name) => ({ receiptIds: oneOf(value, name, ['parameter-first', 'text-first'] as const) }),
  receiptAddresses: (value, name) => ({ receiptAddresses: oneOf(value, name, ['turned', 'as-submitted'] as const) }),
  receiptDates: (value, name) => ({ receiptDates: oneOf(value, name, ['short-year', 'long-year'] as const) }),
  receiptColumns: (value, name) => ({ receiptColumns: receiptColumns(value, name) }),
  receiptsFor: (value, name) => ({ receiptsFor: oneOf(value, name, ['each-part', 'whole-message'] as const) }),
  errorClasses: (value, name) => ({ errorClasses: errorClasses(value, name) }),
};

/**
 * Reads `smpp://systemId:password@host:port?window=100&sessions=2...` (`ssmpp:` for TLS).
 *
 * @throws SmppUrlError naming the part that is wrong and what would be right.
 */
export function parseSmppUrl(address: string): SmppAddress & Partial<SmppProfile> {
  if (!URL.canParse(address))
    throw new SmppUrlError('the SMPP address must look like smpp://systemId:password@host:2775');
  const url = new URL(address);
  if (url.protocol !== 'smpp:' && url.protocol !== 'ssmpp:') {
    throw new SmppUrlError('the SMPP address must begin with smpp:// or, for TLS, ssmpp://');
  }
  if (!url.hostname) throw new SmppUrlError('the SMPP address names no host');
  if (!url.username) throw new SmppUrlError('the SMPP address names no system id (smpp://systemId:password@host)');
  const systemId = decoded(url.username, 'system id');
  const password = decoded(url.password, 'password');
  if (systemId.length > 15) throw new SmppUrlError('the system id may have at most 15 characters (SMPP 3.4)');
  if (password.length > 8) throw new SmppUrlError('the password may have at most 8 characters (SMPP 3.4)');
  const tls = url.protocol === 'ssmpp:';
  let profile: Partial<SmppProfile> = {};
  for (const [name, value] of url.searchParams) {
    const read = Object.hasOwn(PARAMETERS, name) ? PARAMETERS[name] : undefined;
    if (!read) throw new SmppUrlError(`unknown parameter "${name}"; known are ${Object.keys(PARAMETERS).join(', ')}`);
    profile = { ...profile, ...read(value, name) };
  }
  const port = url.port ? Number(url.port) : tls ? DEFAULT_TLS_PORT : DEFAULT_PORT;
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, tls, systemId, password, ...profile };
}

function decoded(text: string, what: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SmppUrlError(`the ${what} has a "%" that begins no code; write it as %25`);
  }
}

function whole(value: string, name: string, least: number, most: number): number {
  const number = /^-?\d{1,7}$/.test(value) ? Number(value) : NaN;
  if (!(number >= least && number <= most))
    throw new SmppUrlError(`${name} must be a whole number from ${least} to ${most}`);
  return number;
}

function errorClasses(value: string, name: string) {
  const classes = readErrorClasses(value);
  if (!classes)
    throw new SmppUrlError(
      `${name} must look like 0x45:refused,0x400:later; a class is one of ${ERROR_CLASSES.join(', ')}`,
    );
  return classes;
}

function receiptStates(value: string, name: string) {
  const states = readReceiptStates(value);
  if (!states)
    throw new SmppUrlError(
      `${name} must look like SENT:enroute,BARRED:blacklisted; a state is one of ${RECEIPT_STATES.join(', ')}`,
    );
  return states;
}

function receiptColumns(value: string, name: string): ReceiptColumn[] {
  const columns = value.split(',').map((column) => oneOf(column, `each of ${name}`, COLUMNS));
  const named = columns.filter((column) => column !== '-');
  if (new Set(named).size < named.length) throw new SmppUrlError(`${name} names a column twice`);
  if (!named.includes('state')) throw new SmppUrlError(`${name} names no column "state"`);
  return columns;
}

function oneOf<T extends string>(value: string, name: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new SmppUrlError(`${name} must be one of ${allowed.join(', ')}`);
  return found;
}
