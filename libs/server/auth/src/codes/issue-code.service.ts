import { createHmac } from 'node:crypto';
import { requireRates } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import type { Tx } from '@peyk/server-database';
import {
  AUTHENTICATOR_DIGITS,
  CODE_DIGITS,
  CODE_LIFETIME_SECONDS,
  RATES,
  RESEND_AFTER_SECONDS,
  SIGN_IN_SECONDS,
} from '../auth.limits';
import { addressGroup } from '../sign-in/address-group';
import type { User } from '../sign-in/user.repository';
import { storeCode, swapCode } from './challenge.repository';
import type { IssuedCode } from './challenge.repository';
import { codeText, hashCode, mobileHint, newCode } from './code';

/** A message from us to a user. The sender takes it over in the same transaction. */
export interface CodeMessage {
  /** The nine digits after 9. */
  mobile: number;
  text: string;
  at: Date;
  /** It says nothing any more after so long. */
  validSeconds?: number;
}

export type SendCode = (tx: Tx, message: CodeMessage) => Promise<unknown>;

export interface CodePorts {
  /** Secret of this installation; codes are stored as hashes that nobody can try out without it. */
  pepper: string;
  sendCode: SendCode;
  /** A code is about to be made and handed over: whoever serves large sends in this process lets it pass. */
  expectCode(): void;
}

/** How often codes may go out. Counted before anything is done, and whatever comes of it. @throws 429-1 */
export async function requireCodeRates(context: RequestContext, ports: CodePorts, mobile: number): Promise<void> {
  ports.expectCode();
  const now = context.clock.now();
  // The table of rates is no list of our users' numbers.
  const number = createHmac('sha256', ports.pepper).update(String(mobile)).digest('base64url');
  // Both at once: a code is waited for.
  await requireRates(context.db, [
    { key: `code:number:${number}`, now, ...RATES.codesToNumber },
    { key: `code:address:${addressGroup(context.ip)}`, now, ...RATES.codesOfAddress },
  ]);
}

interface CodeOfSignIn {
  tokenHash: Buffer;
  now: Date;
}

function makeCode(pepper: string, { tokenHash, now }: CodeOfSignIn): { code: string; issued: IssuedCode } {
  const code = newCode();
  const codeExpiresAt = new Date(now.getTime() + CODE_LIFETIME_SECONDS * 1000);
  return { code, issued: { codeHash: hashCode(pepper, tokenHash, code), codeExpiresAt, sentAt: now } };
}

function messageOf(code: string, user: User, at: Date): CodeMessage {
  return { mobile: user.mobile, text: codeText(code), at, validSeconds: CODE_LIFETIME_SECONDS };
}

/** Makes a new code for a sign-in without telling anybody. @returns the code. */
export async function issueCode(tx: Tx, pepper: string, signIn: CodeOfSignIn): Promise<string> {
  const { code, issued } = makeCode(pepper, signIn);
  await storeCode(tx, signIn.tokenHash, issued);
  return code;
}

/** Makes a new code and hands it to the sender. */
export async function sendNewCode(tx: Tx, ports: CodePorts, signIn: CodeOfSignIn & { user: User }): Promise<void> {
  const code = await issueCode(tx, ports.pepper, signIn);
  await ports.sendCode(tx, messageOf(code, signIn.user, signIn.now));
}

/** The same, unless another code was sent since `sentBefore`: then nothing happens, and the answer is false. */
export async function sendCodeAgain(
  tx: Tx,
  ports: CodePorts,
  { user, sentBefore, ...signIn }: CodeOfSignIn & { user: User; sentBefore: Date | null },
): Promise<boolean> {
  const { code, issued } = makeCode(ports.pepper, signIn);
  const isSwapped = await swapCode(tx, signIn.tokenHash, sentBefore, issued);
  if (isSwapped) await ports.sendCode(tx, messageOf(code, user, signIn.now));
  return isSwapped;
}

/** What the login page is told about the code it has to ask for. */
export function describeChallenge(token: string, user: User) {
  const isByApp = user.hasAuthenticator;
  return {
    method: isByApp ? ('authenticator' as const) : ('sms' as const),
    token,
    mobile_hint: mobileHint(user.mobile),
    code_length: isByApp ? AUTHENTICATOR_DIGITS : CODE_DIGITS,
    expires_in_seconds: isByApp ? SIGN_IN_SECONDS : CODE_LIFETIME_SECONDS,
    resend_after_seconds: isByApp ? 0 : RESEND_AFTER_SECONDS,
  };
}
