import { DomainError, addressGroup, requireRates } from '@peyk/server-http';
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
import { AUTH_ERRORS } from '../auth.errors';
import type { ProofPorts } from '../proof/proof.service';
import type { User } from '../sign-in/user.repository';
import { storeCode, swapCode } from './challenge.repository';
import type { IssuedCode } from './challenge.repository';
import { codeText, hashCode, hashSubject, mobileHint, newCode } from './code';
import { takeTurns } from './message-gap.repository';

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

/** What an operator of the installation should look at. */
export type CodeAlert =
  'registration_codes_of_prefix' | 'registration_codes_of_installation' | 'reset_codes_of_installation';

export interface CodePorts extends ProofPorts {
  /** Secret of this installation; codes are stored as hashes that nobody can try out without it. */
  pepper: string;
  sendCode: SendCode;
  /** A code is about to be made and handed over: anyone who serves large sends in this process lets it pass. */
  expectCode(): void;
  /** A budget of messages to strangers is used up. */
  alert?(kind: CodeAlert): void;
  /** How many codes of registrations may go out in an hour; without it `REGISTRATION_CODES_PER_HOUR`. */
  registrationCodesPerHour?: number;
}

/** The turn of a number: every message of ours writes it, and registrations, which need no secret at all, wait for it. */
export const numberTurn = (pepper: string, mobile: number) =>
  `number:${hashSubject(pepper, 'mobile', String(mobile)).toString('base64url')}`;

interface Lane {
  user: { userId: bigint };
  fromKnownDevice: boolean;
}

interface SignInCode extends Lane {
  user: Pick<User, 'userId' | 'mobile'>;
}

const laneOf = ({ user, fromKnownDevice }: Lane) => `${user.userId}${fromKnownDevice ? ':known' : ''}`;
const signInTurn = (lane: Lane) => `sign-in:${laneOf(lane)}`;
const signInRate = (lane: Lane) => ({ key: `sign-in-code:user:${laneOf(lane)}`, ...RATES.signInCodesOfUser });

/** Both lanes of a user: what a right code, and a new password, sets free. */
export function signInKeys(userId: bigint): { turns: string[]; rates: string[] } {
  const lanes = [false, true].map((fromKnownDevice) => ({ user: { userId }, fromKnownDevice }));
  return { turns: lanes.map(signInTurn), rates: lanes.map((lane) => signInRate(lane).key) };
}

/**
 * How often codes of signing in may go out. Only who knows the password comes here, so nobody else uses these counters up; and who
 * knows it does not use up those of the owner's known devices.
 * @throws 429-1, 429-10 before a minute has passed since a code that was not used
 */
export async function requireSignInCode(context: RequestContext, ports: CodePorts, code: SignInCode): Promise<void> {
  ports.expectCode();
  const now = context.clock.now();
  const ofAddress = { key: `sign-in-code:address:${addressGroup(context.ip)}`, now, ...RATES.signInCodesOfAddress };
  const turn = signInTurn(code);
  // All at once: a code is waited for.
  const [waits] = await Promise.all([
    takeTurns(context.db, { wanted: [turn], written: [numberTurn(ports.pepper, code.user.mobile)] }, now),
    requireRates(context.db, [{ ...signInRate(code), now }, ...(code.fromKnownDevice ? [] : [ofAddress])]),
  ]);
  const retryAfterSeconds = waits.get(turn);
  if (retryAfterSeconds !== undefined) throw new DomainError({ ...AUTH_ERRORS.resendTooEarly, retryAfterSeconds });
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
