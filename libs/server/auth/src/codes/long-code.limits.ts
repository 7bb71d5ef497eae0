import { DomainError, requireRate, takeFromRate } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { AUTH_ERRORS } from '../auth.errors';
import { RATES, REGISTRATION_CODES_PER_HOUR } from '../auth.limits';
import { hashSubject } from './code';
import type { CodeChallenge } from './code-challenge.repository';
import { numberTurn } from './issue-code.service';
import type { CodeAlert, CodePorts } from './issue-code.service';
import { takeTurns } from './message-gap.repository';

type Recipient = Pick<CodeChallenge, 'purpose' | 'userId' | 'mobile' | 'subject'>;

const HOUR_SECONDS = 3600;
/** An alert is repeated as long as it holds, but nobody reads one a second. */
const ALERT = { limit: 1, windowSeconds: 600 } as const;
const PREFIX_DIGITS = 3;

const hashedMobile = (pepper: string, mobile: number) =>
  hashSubject(pepper, 'mobile', String(mobile)).toString('base64url');

/** `241` of 0924 1…: the first five digits as people write the number. */
export const prefixOf = (mobile: number) => String(mobile).padStart(9, '0').slice(0, PREFIX_DIGITS);

async function tellOperator({ db, clock, log }: RequestContext, ports: CodePorts, kind: CodeAlert): Promise<void> {
  ports.alert?.(kind);
  const { allowed } = await takeFromRate(db, { key: `alert:${kind}`, now: clock.now(), ...ALERT });
  if (allowed)
    log.error({ budget: kind }, 'codes for strangers are used up: somebody floods, or the budget is too small');
}

/** The budgets that all strangers share. @throws 429-14 */
async function requireRegistrationBudget(context: RequestContext, ports: CodePorts, mobile: number): Promise<void> {
  const now = context.clock.now();
  const limit = ports.registrationCodesPerHour ?? REGISTRATION_CODES_PER_HOUR;
  const budgets = [
    {
      kind: 'registration_codes_of_prefix',
      rate: { key: `registration-code:prefix:${prefixOf(mobile)}`, ...RATES.registrationCodesOfPrefix },
    },
    {
      kind: 'registration_codes_of_installation',
      rate: { key: 'registration-code:installation', limit, windowSeconds: HOUR_SECONDS },
    },
  ] as const;
  for (const { kind, rate } of budgets) {
    const { allowed, retryAfterSeconds } = await takeFromRate(context.db, { ...rate, now });
    if (allowed) continue;
    await tellOperator(context, ports, kind);
    throw new DomainError({ ...AUTH_ERRORS.registrationsBusy, retryAfterSeconds });
  }
}

async function mayRegister(context: RequestContext, ports: CodePorts, mobile: number): Promise<boolean> {
  const now = context.clock.now();
  const turn = `registration:${hashedMobile(ports.pepper, mobile)}`;
  const own = (await takeTurns(context.db, { wanted: [turn] }, now)).get(turn);
  if (own !== undefined) throw new DomainError({ ...AUTH_ERRORS.resendTooEarly, retryAfterSeconds: own });
  const key = `registration-code:number:${hashedMobile(ports.pepper, mobile)}`;
  await requireRate(context.db, { key, now, ...RATES.registrationCodesToNumber });
  await requireRegistrationBudget(context, ports, mobile);
  // Not told: who registers a number must not learn that its holder is signing in just now.
  const waits = await takeTurns(context.db, { wanted: [numberTurn(ports.pepper, mobile)] }, now);
  return waits.size === 0;
}

/** The same work, and the same answers, whether someone is there to be sent to or not: only what is really sent counts. */
async function mayReset(context: RequestContext, ports: CodePorts, recipient: Recipient): Promise<boolean> {
  const { userId, mobile, subject } = recipient;
  const now = context.clock.now();
  const pair = subject.toString('base64url');
  await requireRate(context.db, { key: `reset-code:pair:${pair}`, now, ...RATES.resetCodesOfPair });
  const isReal = userId !== null;
  const budget = { key: isReal ? 'reset-code:installation' : `reset-code:nobody:${pair}`, now };
  const { allowed } = await takeFromRate(context.db, { ...budget, ...RATES.resetCodesOfInstallation });
  if (isReal && !allowed) await tellOperator(context, ports, 'reset_codes_of_installation');
  const gaps = isReal
    ? { wanted: [`reset:${hashedMobile(ports.pepper, mobile)}`], written: [numberTurn(ports.pepper, mobile)] }
    : { wanted: [`nobody:${pair}`], written: [`nobody:number:${pair}`] };
  const waits = await takeTurns(context.db, gaps, now);
  return isReal && allowed && waits.size === 0;
}

/**
 * How often codes may go to a number before anybody is known. A reset is never delayed by what strangers do with its number, and
 * neither of them touches the counters of signing in.
 * @returns whether the message goes out; when not, that is not told. @throws 429-1, 429-10, 429-14
 */
export function requireLongCode(context: RequestContext, ports: CodePorts, recipient: Recipient): Promise<boolean> {
  ports.expectCode();
  if (recipient.purpose === 'registration') return mayRegister(context, ports, recipient.mobile);
  return recipient.purpose === 'password_reset'
    ? mayReset(context, ports, recipient)
    : maySendToUser(context, ports, recipient);
}

/** Of a user who is signed in: what a number gets is counted by the user and by the number. */
async function maySendToUser(context: RequestContext, ports: CodePorts, recipient: Recipient): Promise<boolean> {
  const { subject, mobile } = recipient;
  const now = context.clock.now();
  const user = subject.toString('base64url');
  const number = hashedMobile(ports.pepper, mobile);
  await requireRate(context.db, { key: `mobile-code:user:${user}`, now, ...RATES.mobileCodesOfUser });
  await requireRate(context.db, { key: `mobile-code:number:${number}`, now, ...RATES.mobileCodesToNumber });
  const turn = `mobile:${number}`;
  const gaps = { wanted: [turn], written: [numberTurn(ports.pepper, mobile)] };
  const wait = (await takeTurns(context.db, gaps, now)).get(turn);
  if (wait !== undefined) throw new DomainError({ ...AUTH_ERRORS.resendTooEarly, retryAfterSeconds: wait });
  return true;
}

/** Codes of users who are signed in share a turn: they go to the same people. */
const TURNS: Readonly<Record<CodeChallenge['purpose'], string>> = {
  registration: 'registration',
  password_reset: 'reset',
  present_mobile: 'mobile',
  new_mobile: 'mobile',
  api_key: 'mobile',
};

/** The turns that a right code sets free: its reader may have another message at once. */
export function turnsOf(pepper: string, { purpose, mobile }: Pick<Recipient, 'purpose' | 'mobile'>): string[] {
  return [numberTurn(pepper, mobile), `${TURNS[purpose]}:${hashedMobile(pepper, mobile)}`];
}
