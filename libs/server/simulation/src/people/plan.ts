import type { RefundRule } from '@peyk/server-database';
import type { CarrierSize } from '../operator/model-carrier';
import type { OperatorManners } from '../operator/model-operator';
import { NO_FAULTS } from '../world/faults';
import type { FaultRates } from '../world/faults';
import type { Random } from '../world/random';
import { HOURS } from './hours';
import type { Hours } from './hours';
import { NO_LIMITS, planLimits } from './line-limits';
import type { Limits, PlannedLimits } from './line-limits';

export interface PlannedSend {
  atMs: number;
  account: number;
  text: string;
  /** As the customer types them: some twice, some wrong. */
  numbers: string[];
  /** Those of them that are different and good. */
  good: string[];
  source: 'list' | 'file' | 'phonebooks';
  charity: boolean;
  stopAtMs: number | undefined;
  pauseAtMs: number | undefined;
  pausedForMs: number;
  /** Asks for a quote first, so that its total is held at once. */
  quoted: boolean;
  scheduledInMs: number | undefined;
  /** Asks for another time, so far ahead of then. */
  reschedule: { atMs: number; toMs: number } | undefined;
  /** Wants the failed of it to be tried again: while everybody is busy, and when everything rests. */
  resendAtMs: number | undefined;
  resendsAtRest: number;
  ratePerSecond: number | undefined;
  validityMinutes: number | undefined;
}

export interface PlannedAccount {
  balanceMrial: bigint;
  refundRule: RefundRule;
  maxPerSecond: number | undefined;
  /** Messages that this account will never send to, by its own list. */
  suppressed: string[];
  /** Hours of the day in Tehran in which its line may send. */
  hours: Hours | undefined;
  /** Its own on the line, from the beginning. */
  limits: Limits;
  changes: PlannedLimits[];
  /** The mobile of its person, to which tests go. */
  ownNumber: string;
  /** Those that its line names; null where it says nothing. */
  operators: readonly string[] | null;
}

/** A message to the own mobile, to see how it looks. */
export interface PlannedTest {
  atMs: number;
  account: number;
  text: string;
}

/** An admin blocks an account, and opens it again. */
export interface PlannedBlock {
  atMs: number;
  forMs: number;
  account: number;
}

/** Everything about a seed that is decided before its first moment. */
export interface Plan {
  accounts: PlannedAccount[];
  sends: PlannedSend[];
  tests: PlannedTest[];
  codes: { atMs: number; number: string }[];
  blocks: PlannedBlock[];
  senders: number;
  hasSecondOperator: boolean;
  size: CarrierSize;
  leaseMs: number;
  deploysAtMs: number[];
  busyMs: number;
  /** All machines sleep at that time, for so long. */
  sleep: { atMs: number; forMs: number } | undefined;
  faults: FaultRates;
  manners: OperatorManners;
}

const MINUTE_MS = 60_000;

const RULES: readonly RefundRule[] = ['none', 'blacklist', 'not_reached_telecom', 'not_delivered'];
export const PREFIXES = [
  ['09952', 6],
  ['09041', 6],
  ['0924', 7],
] as const;

/** Different for every place of a seed. */
function numberOf(place: number, random: Random): string {
  const [prefix, digits] = random.pick(PREFIXES);
  return prefix + String(place).padStart(digits, '0');
}

function numbersOf(random: Random, from: number): { numbers: string[]; good: string[] } {
  const count = random.chance(0.15) ? random.int(1, 2) : random.int(3, 28);
  const good = Array.from({ length: count }, (_, i) => numberOf(from + i, random));
  const numbers = good.flatMap((number) => (random.chance(0.05) ? [number, number] : [number]));
  if (random.chance(0.3)) numbers.push('12345');
  return { numbers, good };
}

/** One to three parts; says which send it is, so that a doubled send is seen. */
function textOf(random: Random, send: number): string {
  const parts = random.chance(0.6) ? 1 : random.int(2, 3);
  const words = random.chance(0.7) ? 'سلام ' : 'hello ';
  const unit = words.startsWith('h') ? 160 : 70;
  return `#${send} ${words.repeat(Math.floor((unit * (parts - 1) * 0.95) / words.length) + 1)}`;
}

function planSends(random: Random, accounts: number, busyMs: number): PlannedSend[] {
  const sends: PlannedSend[] = [];
  const count = random.int(1, 4);
  for (let i = 0; i < count; i += 1) {
    const atMs = random.int(0, busyMs / 2);
    const soon = (probability: number) => (random.chance(probability) ? atMs + random.int(20, 4_000) : undefined);
    const isScheduled = random.chance(0.12);
    const rescheduledAtMs = isScheduled ? soon(0.6) : undefined;
    sends.push({
      atMs,
      account: random.int(0, accounts - 1),
      text: textOf(random, i),
      ...numbersOf(random, (i + 1) * 1_000),
      source: random.weighted({ list: 6, file: 2, phonebooks: 2 }),
      charity: random.chance(0.3),
      stopAtMs: soon(0.3),
      pauseAtMs: soon(0.2),
      pausedForMs: random.int(10, 3_000),
      quoted: random.chance(0.4),
      scheduledInMs: isScheduled ? random.int(61_000, 90_000) : undefined,
      reschedule:
        rescheduledAtMs === undefined
          ? undefined
          : { atMs: rescheduledAtMs, toMs: random.int(61_000, 110 * MINUTE_MS) },
      resendAtMs: random.chance(0.25) ? atMs + random.int(1_000, 4_000) : undefined,
      resendsAtRest: random.chance(0.25) ? random.int(1, 2) : 0,
      ratePerSecond: random.chance(0.15) ? random.int(5, 40) : undefined,
      validityMinutes: random.chance(0.15) ? random.int(5, 60) : undefined,
    });
  }
  return sends;
}

function planAccount(random: Random, place: number): PlannedAccount {
  return {
    // Enough for most of what is sent, and not for all of it.
    balanceMrial: 1_370_000n * BigInt(random.chance(0.7) ? 2_000 : random.int(10, 60)),
    refundRule: random.pick(RULES),
    maxPerSecond: random.chance(0.25) ? random.int(5, 40) : undefined,
    suppressed: [],
    hours: random.chance(0.25) ? random.pick(HOURS) : undefined,
    limits: NO_LIMITS,
    changes: [],
    ownNumber: numberOf(800_000 + place, random),
    operators: null,
  };
}

function planFaults(random: Random): FaultRates {
  // Some seeds are quiet in most respects, so that what remains goes far.
  const rate = (most: number) => (random.chance(0.45) ? 0 : most * random.next());
  return {
    ...NO_FAULTS,
    cut: rate(0.006),
    kill: rate(0.004),
    freeze: rate(0.008),
    clockJump: rate(0.012),
    lineCut: rate(0.012),
    strangerReceipt: rate(0.004),
  };
}

function planManners(random: Random, apart: Random): OperatorManners {
  const share = (most: number) => (random.chance(0.4) ? 0 : most * random.next());
  return {
    refuses: share(0.15),
    throttles: share(0.25),
    takesWithoutAnswer: share(0.1),
    loses: share(0.1),
    doublesReceipts: share(0.6),
    neverReceipts: share(0.3),
    comesDaysLate: share(0.3),
    slowestAnswerMs: random.pick([5, 50, 50, 400, 3_000]),
    keepsReferences: apart.chance(0.6),
    answersLate: apart.chance(0.5),
  };
}

/** One after the other for each account, so that the second does not end the first. */
function planBlocks(apart: Random, accounts: number, busyMs: number): PlannedBlock[] {
  return Array.from({ length: accounts }, (_, account) => account).flatMap((account) => {
    if (!apart.chance(0.35)) return [];
    const first = { account, atMs: apart.int(0, busyMs), forMs: apart.int(5, 4_000) };
    const second = { account, atMs: first.atMs + first.forMs + apart.int(5, 1_500), forMs: apart.int(5, 4_000) };
    return apart.chance(0.3) ? [first, second] : [first];
  });
}

export const FIRST_OPERATOR = 'model';
export const SECOND_OPERATOR = 'second';
const OF_A_LINE = [
  null,
  [FIRST_OPERATOR, SECOND_OPERATOR],
  [SECOND_OPERATOR, FIRST_OPERATOR],
  [FIRST_OPERATOR],
  [SECOND_OPERATOR],
] as const;

/** Whether there is a second operator; then lines may name theirs. */
function planOperators(apart: Random, accounts: readonly PlannedAccount[]): boolean {
  if (!apart.chance(0.4)) return false;
  for (const account of accounts) account.operators = apart.pick(OF_A_LINE);
  return true;
}

/** @param apart for what was added to a life later: what it draws must not change everything else of each seed. */
export function planOf(random: Random, apart: Random): Plan {
  const busyMs = random.int(3_000, 7_000);
  const accounts = Array.from({ length: random.int(1, 2) }, (_, place) => planAccount(random, place));
  const sends = planSends(random, accounts.length, busyMs);
  for (const account of accounts) Object.assign(account, planLimits(apart, account.hours, busyMs));
  const blocks = planBlocks(apart, accounts.length, busyMs);
  for (const send of sends) {
    const [first] = send.good;
    if (first && random.chance(0.2)) accounts[send.account]?.suppressed.push(first);
  }
  const codes = Array.from({ length: random.int(0, 3) }, (_, i) => ({
    atMs: random.int(0, busyMs),
    number: numberOf(900_000 + i, random),
  }));
  // One for each person at most: the operator could not tell two of them apart.
  const tests = accounts.flatMap((_, account) =>
    random.chance(0.2) ? [{ atMs: random.int(0, busyMs), account, text: `#t${account} سلام` }] : [],
  );
  const sleeps = random.chance(0.3);
  const plan = {
    accounts,
    sends,
    tests,
    codes,
    blocks,
    senders: random.int(1, 2),
    size: { sessions: random.int(1, 2), window: random.int(3, 12) },
    leaseMs: random.pick([2_000, 4_000]),
    deploysAtMs: Array.from({ length: random.int(0, 2) }, () => random.int(300, busyMs)),
    busyMs,
    sleep: sleeps ? { atMs: random.int(500, busyMs), forMs: random.int(1, 90) * MINUTE_MS } : undefined,
    faults: planFaults(random),
    manners: planManners(random, apart),
  };
  return { ...plan, hasSecondOperator: planOperators(apart, accounts) };
}
