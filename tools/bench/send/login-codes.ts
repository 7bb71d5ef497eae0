import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchStack } from '../bench-stack.ts';
import { codeNumber } from '../numbers.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import { withDatabase } from './database-view.ts';
import type { SeenSubmit } from './operator-journal.ts';
import { wallClockMs } from './wall-clock.ts';

/** Each has one sign-in: the product sends a user one code a minute, however many sign-ins wait for one. */
const ACCOUNTS = 320;
const PER_NETWORK = 200;
export const CODES_PER_SECOND = 5;
/** The product sends a code again after a minute. */
const AGAIN_AFTER_MS = 60_500;
/** The product ends a sign-in after ten minutes. */
const OPEN_MS = 590_000;
/** The product sends sixty codes an hour to one number. */
const MOST_OF_ACCOUNT = 58;
const SHOWN_SLOWEST = 8;
const PASSWORD = 'bench-Peyk-1405';

/** A sign-in that awaits its code. */
export interface SignIn {
  account: number;
  token: string;
  startedAtMs: number;
  lastCodeAtMs: number;
}

/** `send_sms_otp` was called. */
export interface CodeCall {
  number: string;
  atMs: number;
  /** Until the answer was here. */
  answerMs: number;
  status: number;
}

export interface CodesResult {
  /** Calls that were answered with success. */
  count: number;
  /** Other answers by status. */
  refused: Record<string, number>;
  /** Called and answered well, but the operator never saw a code. */
  unseen: number;
  /**
   * From just before the call was written until the sender gave the submit_sm to its connection, by its log, rounded up to the next
   * millisecond: this program's own waiting is in it.
   */
  submitMs: Distribution;
  /** Until the operator had taken it, by its journal: the operator's waiting is in it too. */
  takenMs: Distribution;
  answerMs: Distribution;
  /** The slowest, the worst first. */
  slowest: SlowCode[];
}

/** A code that took long: when it was called for, since the first one, and how long it took to the answer and to the submit_sm. */
export interface SlowCode {
  afterMs: number;
  answerMs: number;
  submitMs: number;
}

/** Every account calls from an address of its own, as people do; the API believes it because we are its proxy. */
function headersOf(account: number): Record<string, string> {
  return { 'x-forwarded-for': `198.51.${100 + Math.floor(account / PER_NETWORK)}.${1 + (account % PER_NETWORK)}` };
}

const usernameOf = (account: number) => `bench-code-${account}`;

/**
 * The first account is made as anyone's is; the others are its rows again, each with a number of its own. By the command
 * each would be a process and a password's hash: eight minutes before anything is measured.
 */
async function makeAccounts({ adminWith, stack }: BenchStack): Promise<void> {
  const first = ['account', 'create', `--username=${usernameOf(1)}`, '--name=سنجش', `--mobile=${codeNumber(1)}`];
  await adminWith(PASSWORD, ...first, '--password-stdin');
  const others = Array.from({ length: ACCOUNTS - 1 }, (_, index) => index + 2);
  await withDatabase(stack.settings.dataFolder, 'peyk', (client) =>
    client.query(
      `with pattern as (select name, password_hash from users where username = $1),
            wanted as (
              select nextval(pg_get_serial_sequence('accounts', 'id')) id, username, mobile
              from unnest($2::text[], $3::int[]) given (username, mobile)),
            made as (
              insert into accounts (id, name) overriding system value select id, pattern.name from wanted, pattern),
            wallet as (insert into wallets (account_id, balance_mrial) select id, 0 from wanted)
       insert into users (account_id, username, password_hash, name, mobile)
       select id, username, password_hash, name, mobile from wanted, pattern`,
      [usernameOf(1), others.map(usernameOf), others.map((account) => Number(codeNumber(account).slice(-9)))],
    ),
  );
}

/** Accounts of their own, each with a sign-in that awaits a code. Their first codes go out here, not in the measurement. */
export async function openSignIns(bench: BenchStack): Promise<SignIn[]> {
  await makeAccounts(bench);
  const signIns: SignIn[] = [];
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const body = { username: usernameOf(account), password: PASSWORD };
    const { token } = await bench.client.call<{ token: string }>('login', { body, headers: headersOf(account) });
    signIns.push({ account, token, startedAtMs: wallClockMs(), lastCodeAtMs: wallClockMs() });
  }
  return signIns;
}

/** Waits until the first of the sign-ins may ask for another code. */
export async function waitUntilAllowed(signIns: readonly SignIn[]): Promise<void> {
  const first = Math.min(...signIns.map(({ lastCodeAtMs }) => lastCodeAtMs));
  await sleep(Math.max(0, first + AGAIN_AFTER_MS - wallClockMs()));
}

/** Calls `send_sms_otp` for one sign-in. */
export async function askForCode({ client }: BenchStack, signIn: SignIn): Promise<CodeCall> {
  const { account, token } = signIn;
  const atMs = wallClockMs();
  signIn.lastCodeAtMs = atMs;
  const status = await client.status('sendSmsOtp', { body: { token }, headers: headersOf(account) });
  return { number: codeNumber(account), atMs, answerMs: wallClockMs() - atMs, status };
}

/** Calls `send_sms_otp` at a steady pace until `over`, whatever the answers take, within the product's own limits. */
export async function callForCodes(
  bench: BenchStack,
  signIns: readonly SignIn[],
  over: AbortSignal,
): Promise<CodeCall[]> {
  const calls: Promise<CodeCall>[] = [];
  const sent = new Map<number, number>();
  const waiting = [...signIns];
  const started = wallClockMs();
  for (let turn = 0; !over.aborted; turn += 1) {
    await sleep(Math.max(0, started + (turn * 1000) / CODES_PER_SECOND - wallClockMs()));
    const now = wallClockMs();
    const place = waiting.findIndex(
      ({ account, startedAtMs, lastCodeAtMs }) =>
        now - lastCodeAtMs > AGAIN_AFTER_MS &&
        now - startedAtMs < OPEN_MS &&
        1 + (sent.get(account) ?? 0) < MOST_OF_ACCOUNT,
    );
    const [signIn] = place < 0 || over.aborted ? [] : waiting.splice(place, 1);
    if (!signIn) continue;
    sent.set(signIn.account, (sent.get(signIn.account) ?? 0) + 1);
    waiting.push(signIn);
    calls.push(askForCode(bench, signIn));
  }
  return Promise.all(calls);
}

/** What became of the calls, by the log of whoever sent the codes and by the journal of the operator. */
export function judgeCodes(
  calls: readonly CodeCall[],
  { handedOver, taken }: { handedOver: readonly SeenSubmit[]; taken: readonly SeenSubmit[] },
): CodesResult {
  const good = calls.filter(({ status }) => status === 200);
  const refused: Record<string, number> = {};
  for (const { status } of calls) if (status !== 200) refused[status] = (refused[status] ?? 0) + 1;
  const [sent, arrived] = [matchCodes(good, handedOver), matchCodes(good, taken)];
  return {
    count: good.length,
    refused,
    unseen: good.length - arrived.length,
    submitMs: distributionOf(sent.map(({ submitMs }) => submitMs)),
    takenMs: distributionOf(arrived.map(({ submitMs }) => submitMs)),
    answerMs: distributionOf(good.map(({ answerMs }) => answerMs)),
    slowest: sent.sort((one, other) => other.submitMs - one.submitMs).slice(0, SHOWN_SLOWEST),
  };
}

/** Puts calls and what was seen together: of one number the first submit after a call is its code. */
function matchCodes(good: readonly CodeCall[], seen: readonly SeenSubmit[]): SlowCode[] {
  const left = new Map<string, number[]>();
  for (const { number, atMs } of seen) left.set(number, [...(left.get(number) ?? []), atMs]);
  const firstMs = Math.min(...good.map(({ atMs }) => atMs));
  return good.flatMap(({ number, atMs, answerMs }): SlowCode[] => {
    const times = left.get(number) ?? [];
    // Their milliseconds are whole and rounded down.
    const place = times.findIndex((time) => time + 1 > atMs);
    const [time] = place < 0 ? [] : times.splice(place, 1);
    return time === undefined ? [] : [{ afterMs: atMs - firstMs, answerMs, submitMs: time + 1 - atMs }];
  });
}
