import { isIP } from 'node:net';
import type { Env } from './config-error';

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** A wrong one would be believed by nobody, or everybody's address would be the proxy's. */
export function readTrustProxy(env: Env, faults: string[]): string | undefined {
  const list = env['PEYK_TRUST_PROXY'] || undefined;
  for (const proxy of list?.split(',') ?? []) {
    const [address = '', bits = '0'] = proxy.trim().split('/');
    const isAddress = isIP(address) !== 0 && /^\d{1,3}$/.test(bits);
    if (isAddress || PROXY_RANGES.includes(proxy.trim())) continue;
    faults.push(
      `PEYK_TRUST_PROXY: "${proxy.trim()}" is neither an IP address or range nor ${PROXY_RANGES.join(', ')}.`,
    );
  }
  return list;
}

/** Pages of other hosts that may open the live socket. */
export function readOrigins(env: Env, faults: string[]): string[] {
  const origins = (env['PEYK_ORIGINS'] || '').split(',').map((origin) => origin.trim());
  const given = origins.filter((origin) => origin !== '');
  for (const origin of given) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin) faults.push(`PEYK_ORIGINS: "${origin}" is no origin; write it as https://panel.example.`);
  }
  return given;
}
