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

/** Pages of other hosts that may call the API and open the live socket. */
export function readOrigins(env: Env, faults: string[]): string[] {
  const origins = (env['PEYK_ORIGINS'] || '').split(',').map((origin) => origin.trim());
  const given = origins.filter((origin) => origin !== '');
  for (const origin of given) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin) faults.push(`PEYK_ORIGINS: "${origin}" is no origin; write it as https://panel.example.`);
  }
  return given;
}

/** It is written into a page and its policy: a URL's host may hold quotes and semicolons, which mean something there. */
const PLAIN_HOST = /^[a-z]+:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/;

/** Where the panel finds the server when that is another host than the page's own. A socket that is not named is where the API is. */
export function readPanelAddresses(
  env: Env,
  faults: string[],
): { api?: string | undefined; live?: string | undefined } {
  const origin = (name: string, schemes: RegExp, example: string) => {
    const given = env[name]?.trim() || undefined;
    const isOrigin =
      given === undefined ||
      (schemes.test(given) && PLAIN_HOST.test(given) && URL.canParse(given) && new URL(given).origin === given);
    if (!isOrigin) faults.push(`${name} is "${given}": give an origin alone, such as ${example}.`);
    return given;
  };
  const api = origin('PEYK_API_URL', /^https?:/, 'https://api.example');
  const live = origin('PEYK_LIVE_URL', /^wss?:/, 'wss://live.example');
  return { api, live: live ?? api?.replace(/^http/, 'ws') };
}
