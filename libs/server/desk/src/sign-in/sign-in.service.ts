import { createHash } from 'node:crypto';
import { AUTHENTICATOR_WINDOW, NOBODYS_HASH, stepOfCode, totpOf, verifyPassword } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { addressGroup, giveBackToRate, hashToken, newToken, requireRates } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { fail } from '../fail';
import { openSecret } from '../people/authenticator';
import { changePerson, findPerson, lockPerson } from '../people/people.repository';
import { insertSession } from './desk-sessions.repository';

const WINDOW_SECONDS = 15 * 60;
const TRIES = { pair: 10, address: 30, name: 100 };

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

function ratesOf(context: RequestContext, username: string) {
  const [name, address] = [hash(username), addressGroup(context.ip)];
  const rate = (key: string, limit: number) => ({
    ...{ key: `desk:${key}`, limit, windowSeconds: WINDOW_SECONDS, now: context.clock.now() },
  });
  return [
    rate(`pair:${name}:${address}`, TRIES.pair),
    rate(`address:${address}`, TRIES.address),
    rate(`name:${name}`, TRIES.name),
  ];
}

export interface SignIn {
  username: string;
  password: string;
  code: string;
}

/**
 * Opens a session for who knows the password and has the authenticator; which of the two was wrong is not told.
 * @returns the token @throws wrongSignIn, 429-1 after too many wrong ones
 */
export async function signIn(context: RequestContext, seal: Seal, given: SignIn): Promise<string> {
  const username = given.username.toLowerCase();
  if (context.audit) context.audit.object = `desk-person:${username}`;
  const rates = ratesOf(context, username);
  await requireRates(context.db, rates);
  const known = await findPerson(context.db, username);
  const lane = { group: addressGroup(context.ip) };
  const isRight = await verifyPassword(given.password, known?.password_hash ?? NOBODYS_HASH, lane);
  if (!known || !isRight) fail('wrongSignIn');
  const token = newToken();
  const at = context.clock.now();
  await runTransaction(context.db, async (tx) => {
    const person = (await lockPerson(tx, username)) ?? fail('wrongSignIn');
    if (person.disabled_at !== null || person.password_hash !== known.password_hash) fail('wrongSignIn');
    const step = stepOfCode(openSecret(seal, person.id, person.authenticator_sealed), given.code, at);
    // Used up, and every earlier one with it.
    if (step === undefined || (person.last_step !== null && step <= person.last_step)) fail('wrongSignIn');
    await changePerson(tx, person.id, { last_step: step });
    await insertSession(tx, { tokenHash: hashToken(token), personId: person.id, at });
    if (context.audit) context.audit.adminName = username;
  });
  for (const rate of rates) await giveBackToRate(context.db, rate);
  return token;
}

/**
 * The code that signs in next: what the authenticator shows now, or the one after it when that was used; undefined while that is used, too.
 * Only for the demo.
 */
export async function presentCode(
  { db, clock }: ServerContext,
  seal: Seal,
  username: string,
): Promise<string | undefined> {
  const person = await findPerson(db, username);
  if (!person) return undefined;
  const totp = totpOf(openSecret(seal, person.id, person.authenticator_sealed));
  const now = clock.now().getTime();
  const counter = totp.counter({ timestamp: now });
  const next = Math.max(counter, Number(person.last_step ?? -1n) + 1);
  if (next > counter + AUTHENTICATOR_WINDOW) return undefined;
  return totp.generate({ timestamp: now + (next - counter) * totp.period * 1000 });
}
