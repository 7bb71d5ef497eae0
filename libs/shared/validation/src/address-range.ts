/** An address of the internet, or a network of them. */
export interface AddressRange {
  version: 4 | 6;
  /** The address as one number of 32 or 128 bits. */
  bits: bigint;
  /** How many bits of it, from the front, are the network: all of a single address. */
  networkBits: number;
}

const WIDTHS = { 4: 32, 6: 128 } as const;
const GROUPS = 8;
const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const V6_GROUP = /^[0-9a-f]{1,4}$/i;
/** How a socket that hears both kinds writes an IPv4 address. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
/** No zero in front, and none alone: a network of everything is no limit. */
const NETWORK_BITS = /^[1-9]\d{0,2}$/;

/** Longest text of a range: `ffff:…:ffff/128`. */
export const ADDRESS_RANGE_MAX_CHARS = 43;

function bitsOfV4(text: string): bigint | null {
  const parts = V4.exec(text)?.slice(1) ?? [];
  // A zero in front means octal to some readers.
  const isGood = parts.length > 0 && parts.every((part) => Number(part) <= 255 && String(Number(part)) === part);
  return isGood ? parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n) : null;
}

function groupsOf(text: string): string[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  return groups.every((group) => V6_GROUP.test(group)) ? groups : null;
}

function bitsOfV6(text: string): bigint | null {
  const halves = text.split('::');
  const [head = null, tail = null] = halves.map(groupsOf);
  if (halves.length > 2 || head === null || (halves.length === 2 && tail === null)) return null;
  const given = [...head, ...(tail ?? [])];
  const left = GROUPS - given.length;
  if (halves.length === 2 ? left < 1 : left !== 0) return null;
  const groups = [...head, ...new Array<string>(left).fill('0'), ...(tail ?? [])];
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}

function parseAddress(text: string): Omit<AddressRange, 'networkBits'> | null {
  const plain = text.replace(MAPPED, '');
  const v4 = bitsOfV4(plain);
  if (v4 !== null) return { version: 4, bits: v4 };
  const v6 = bitsOfV6(plain);
  return v6 === null ? null : { version: 6, bits: v6 };
}

/**
 * An IPv4 or IPv6 address (`192.0.2.7`, `2001:db8::7`) or a network (`192.0.2.0/24`), as it is allowed to call; null for any other text.
 * Of a network at least one bit is given.
 */
export function parseAddressRange(text: string): AddressRange | null {
  const [address = '', network, more] = text.split('/');
  const parsed = text.length <= ADDRESS_RANGE_MAX_CHARS && more === undefined ? parseAddress(address) : null;
  if (!parsed) return null;
  const width = WIDTHS[parsed.version];
  if (network === undefined) return { ...parsed, networkBits: width };
  const isGood = NETWORK_BITS.test(network) && Number(network) <= width;
  return isGood ? { ...parsed, networkBits: Number(network) } : null;
}

/** Whether a text is an address or a network. */
export function isAddressRange(text: string): boolean {
  return parseAddressRange(text) !== null;
}

/** Whether an address lies in a range; false where either cannot be read, or they are of two kinds. */
export function isAddressWithin(range: string, address: string): boolean {
  const within = parseAddressRange(range);
  const one = parseAddress(address.split('%', 1)[0] ?? '');
  if (!within || !one || within.version !== one.version) return false;
  const rest = BigInt(WIDTHS[within.version] - within.networkBits);
  return within.bits >> rest === one.bits >> rest;
}
