import { BlockList, isIP } from 'node:net';

/** What no address of a stranger lives in: this machine, private and shared networks, documentation, multicast, reserved. */
const NETWORKS_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
] as const;
/** The tunnels (64:ff9b, 2002, Teredo in 2001::/23) hold an IPv4 address that nobody would have looked at. */
const NETWORKS_V6 = [
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
  ...['5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
] as const;

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const V4 = listOf(NETWORKS_V4, 'ipv4');
const V6 = listOf(NETWORKS_V6, 'ipv6');
/** ::ffff:0:0/96, whose last 32 bits are an IPv4 address. `URL` writes them in hexadecimal, `dns` with dots. */
const MAPPED = /^(?:0*:)*:?ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i;

function mappedV4(address: string): string | undefined {
  const [, dotted, high, low] = MAPPED.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  if (high === undefined || low === undefined) return undefined;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/**
 * Whether nothing may be sent to an IP address, because it is not one of the public Internet. What is no IP address is forbidden.
 * The networks are those of the IANA registries of special-purpose addresses.
 */
export function isForbiddenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return V4.check(address, 'ipv4');
  if (family !== 6) return true;
  // A zone names a link of this machine.
  if (address.includes('%')) return true;
  const mapped = mappedV4(address);
  return mapped === undefined ? V6.check(address, 'ipv6') : isForbiddenAddress(mapped);
}
