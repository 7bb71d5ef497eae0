import type { RefundRule } from '@peyk/server-database';

/** What the judge knows about one message: from the operator's own memory. */
export interface MessageTruth {
  /** Parts that the operator has taken, each once. */
  taken: number;
  parts: number;
  /** A part was refused at its submit. */
  refused: boolean;
}

const SENT = 0;
const TELECOM = 1;
const DELIVERED = 2;
const NOT_DELIVERED = 3;
const BLACKLISTED = 4;
const IN_DOUBT = 12;
const EXPIRED = 13;
const CANCELLED = 14;
const REFUSED = 15;

/** From docs/billing.md, "When held money moves": the rules in the order in which each gives back more than the last. */
const RULES: readonly RefundRule[] = ['none', 'blacklist', 'not_reached_telecom', 'not_delivered'];
const GIVEN_BACK_SINCE: Readonly<Record<number, RefundRule>> = {
  [BLACKLISTED]: 'blacklist',
  [REFUSED]: 'not_reached_telecom',
  [NOT_DELIVERED]: 'not_delivered',
  [EXPIRED]: 'not_delivered',
};

/** In thousandths of a rial, from docs/billing.md: a Persian and a Latin part, each part's charge by law. */
const PERSIAN_MRIAL = 1_330_000n;
const LATIN_MRIAL = 3_325_000n;
const STATUTORY_MRIAL = 40_000n;
/** Numbers of MCI; all others cost a tenth more. */
const MCI = /^99/;

/** What a message costs without charity; login codes are free, and only theirs is a text that nobody can read. */
export function priceOf({ text, mobile, parts }: { text: string; mobile: number; parts: number }): bigint {
  if (text === '') return 0n;
  const unit = /^[\x20-\x7e]*$/.test(text) ? LATIN_MRIAL : PERSIAN_MRIAL;
  const tiered = MCI.test(`9${mobile}`) ? unit : (unit * 11n) / 10n;
  return BigInt(parts) * (tiered + STATUTORY_MRIAL);
}

/**
 * Whether a message must have been paid for in the end; a string says that it cannot have its status at all.
 * Written from the documents, without a look at the engine.
 */
export function mustBePaid(status: number, rule: RefundRule, truth: MessageTruth): boolean | string {
  const whole = truth.taken === truth.parts;
  if (status === CANCELLED) return truth.taken === 0 ? false : 'cancelled, but the operator has taken of it';
  if (status === IN_DOUBT) return false;
  if (status === REFUSED && truth.refused) return false;
  // Its send was out of time before it was handed over.
  if (status === EXPIRED && truth.taken === 0) return false;
  if (!whole) return `has status ${status}, but the operator took ${truth.taken} of ${truth.parts} parts`;
  if (status === SENT || status === TELECOM || status === DELIVERED) return true;
  const since = GIVEN_BACK_SINCE[status];
  if (since === undefined) return `has not ended: status ${status}`;
  return RULES.indexOf(rule) < RULES.indexOf(since);
}
