import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';
import { addressGroup } from '../rate/address-group';
import { takeFromRate } from '../rate/take-from-rate';

/** Unknown keys of one address, for all processes together; as many as wrong passwords. */
export const KEY_GUESSES_OF_ADDRESS = { limit: 100, windowSeconds: 900 } as const;
/** What is remembered of addresses and of keys; beyond it what came first is forgotten. */
const MOST_REMEMBERED = 10_000;

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest);
}

/** A caller that brings a key. */
export interface KeyCaller {
  ip: string;
  /** SHA-256 of what it brings. */
  secretHash: Buffer;
}

/**
 * Slows who tries out keys. An address that has brought too many unknown ones is shut until the window ends, but for keys that were good
 * there before: so nobody who shares an address with a program (a shared host, an office) shuts it out. What is shut is counted in
 * the database and remembered in this process, so that a good call asks nothing more.
 */
export function createKeyGuesses({ db, clock }: Pick<ServerContext, 'db' | 'clock'>) {
  const shutUntil = new Map<string, number>();
  const known = new Map<string, true>();
  const nameOf = ({ ip, secretHash }: KeyCaller) => `${addressGroup(ip)} ${secretHash.toString('base64url')}`;
  return {
    /** @throws 429-1 */
    requireOpen(caller: KeyCaller): void {
      const leftMs = (shutUntil.get(addressGroup(caller.ip)) ?? 0) - clock.now().getTime();
      if (leftMs <= 0 || known.has(nameOf(caller))) return;
      throw new DomainError({ ...HTTP_ERRORS.tooOften, retryAfterSeconds: Math.ceil(leftMs / 1000) });
    },
    noteGood(caller: KeyCaller): void {
      remember(known, nameOf(caller), true);
    },
    /** Counts an unknown key. */
    async noteUnknown({ ip }: KeyCaller): Promise<void> {
      const now = clock.now();
      const address = addressGroup(ip);
      const rate = { key: `api-key:address:${address}`, now, ...KEY_GUESSES_OF_ADDRESS };
      const { allowed, retryAfterSeconds } = await takeFromRate(db, rate);
      if (!allowed) remember(shutUntil, address, now.getTime() + retryAfterSeconds * 1000);
    },
  };
}

export type KeyGuesses = ReturnType<typeof createKeyGuesses>;
