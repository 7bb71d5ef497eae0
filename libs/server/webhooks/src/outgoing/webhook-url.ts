import { isIP } from 'node:net';
import { isForbiddenAddress } from './forbidden-address';

/** What an installation allows; in production neither. */
export interface OutgoingRules {
  /** Addresses without encryption. */
  http: boolean;
  /** This machine and private networks: for development and tests. */
  privateNetworks: boolean;
}

export const STRICT: OutgoingRules = { http: false, privateNetworks: false };

export type UrlFault = 'not_an_address' | 'not_https' | 'forbidden_host' | 'forbidden_port';

/** Above 1024, and yet not of web servers: databases, queues, caches, consoles, and what browsers refuse. */
const KNOWN_SERVICES: ReadonlySet<number> = new Set([
  ...[1080, 1099, 1433, 1434, 1521, 1719, 1720, 1723, 1883, 2049, 2181, 2375, 2376, 2379, 2380, 2775, 3128, 3260, 3306],
  ...[3389, 3659, 4045, 4190, 4369, 5060, 5061, 5432, 5433, 5555, 5671, 5672, 5900, 5901, 5984, 6000, 6379, 6380, 6432],
  ...[6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 7000, 7001, 7199, 8086, 8125, 8500, 8883, 9042, 9092, 9093],
  ...[9100, 9160, 9200, 9300, 9418, 10080, 10250, 10255, 11211, 11434, 15672, 25565, 26379, 27017, 27018, 27019, 50000],
]);
const LAST_WELL_KNOWN_PORT = 1024;

function isForbiddenPort(url: URL): boolean {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port === 80 || port === 443) return false;
  return port <= LAST_WELL_KNOWN_PORT || KNOWN_SERVICES.has(port);
}

/** Without the brackets of IPv6; `URL` has already turned every spelling of an IPv4 address (decimal, octal) into the usual one. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** This machine by name, and names that end inside a network. */
const INNER_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)\.?$/i;

/** What keeps an address from being sent to; undefined for nothing. Names are looked at again when they are resolved. */
export function faultOfUrl(text: string, rules: OutgoingRules): UrlFault | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '' || url.hostname === '') {
    return 'not_an_address';
  }
  if (url.protocol !== 'https:' && !(rules.http && url.protocol === 'http:')) return 'not_https';
  if (isForbiddenPort(url)) return 'forbidden_port';
  if (rules.privateNetworks) return undefined;
  const host = hostOf(url);
  const isForbidden = isIP(host) ? isForbiddenAddress(host) : INNER_NAME.test(host);
  return isForbidden ? 'forbidden_host' : undefined;
}
