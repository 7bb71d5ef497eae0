import { isIP } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** Anyone who has one IPv6 address has at least 2^64 of them: these groups are what tells customers apart. */
const NETWORK_GROUPS = 4;

/** What is counted as one address: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function addressGroup(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = new Array<number>(Math.max(0, GROUPS - first.length - last.length)).fill(0);
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));
}
