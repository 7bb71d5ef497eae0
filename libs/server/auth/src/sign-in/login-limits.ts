import { createHash } from 'node:crypto';
import { addressGroup, giveBackToRate, requireRate, requireRates, takeFromRate } from '@peyk/server-http';
import type { Rate, RequestContext } from '@peyk/server-http';
import { RATES } from '../auth.limits';
import { requireProof } from '../proof/proof.service';
import type { ProofPorts } from '../proof/proof.service';
import { neighbourhood } from './neighbourhood';

export interface Attempt {
  username: string;
  proof: string | undefined;
  /** What the browser keeps, when this user has signed in with it before. */
  knownDevice: string | undefined;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const nameKey = (username: string) => hash(username.toLowerCase());

function strangersRates(username: string, ip: string) {
  const name = nameKey(username);
  return [
    { key: `login:address:${addressGroup(ip)}`, ...RATES.loginOfAddress },
    { key: `login:pair:${name}:${addressGroup(ip)}`, ...RATES.loginOfPair },
    { key: `login:neighbours:${name}:${neighbourhood(ip)}`, ...RATES.loginOfNeighbours },
  ];
}

const withoutProof = (username: string) => ({ key: `login:name:${nameKey(username)}`, ...RATES.loginWithoutProof });

/** Counters that stand in the way of a user who comes from `ip`: a new password clears them. */
export function loginKeys(username: string, ip: string): string[] {
  return [...strangersRates(username, ip).slice(1), withoutProof(username)].map(({ key }) => key);
}

async function giveBack(context: RequestContext, rates: readonly Rate[]): Promise<void> {
  for (const rate of rates) await giveBackToRate(context.db, rate);
}

async function countStranger(context: RequestContext, ports: ProofPorts, { username, proof }: Attempt) {
  const now = context.clock.now();
  const rates = strangersRates(username, context.ip).map((rate) => ({ ...rate, now }));
  await requireRates(context.db, rates);
  const ofName = { ...withoutProof(username), now };
  if (!(await takeFromRate(context.db, ofName)).allowed) {
    try {
      await requireProof(context, ports, { purpose: 'login', proof });
    } catch (error) {
      // No password was looked at.
      await giveBack(context, [...rates, ofName]);
      throw error;
    }
  }
  return [...rates, ofName];
}

/**
 * Counts a try before its password is looked at: many at once must not all pass the count. A known device has a counter of its
 * own and meets no other, so that wrong passwords from elsewhere do not slow the owner.
 * @returns takes the count back, when the password was right. @throws 428-10, 428-11, 429-1
 */
export async function countLogin(
  context: RequestContext,
  ports: ProofPorts,
  attempt: Attempt,
): Promise<() => Promise<void>> {
  if (attempt.knownDevice === undefined) {
    const rates = await countStranger(context, ports, attempt);
    return () => giveBack(context, rates);
  }
  const key = `login:device:${nameKey(attempt.username)}:${hash(attempt.knownDevice)}`;
  const rate = { key, now: context.clock.now(), ...RATES.loginOfDevice };
  await requireRate(context.db, rate);
  return () => giveBack(context, [rate]);
}
