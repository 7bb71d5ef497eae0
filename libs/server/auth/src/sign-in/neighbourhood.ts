import { addressGroup } from '@peyk/server-http';

const V4_PARTS = 3;
const V6_GROUPS = 3;

/** The addresses that one customer of a provider can easily have: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function neighbourhood(ip: string): string {
  const group = addressGroup(ip);
  return group.includes(':')
    ? `${group.split(':').slice(0, V6_GROUPS).join(':')}::/48`
    : `${group.split('.').slice(0, V4_PARTS).join('.')}.0/24`;
}
