import type { RecipientKey } from '../sql/lock-recipients';
import { groupBy } from './group-by';
import { userReferenceOf } from './user-reference';

/** A message in doubt. */
export interface OpenDoubt extends RecipientKey {
  mobile: number;
  /** The line as the operator was told it. */
  line: string;
  parts: number;
  /** Its send began then, so it left no earlier. */
  startedAt: Date;
  /** It came in doubt then, so it left no later. */
  doubtedAt: Date;
}

/** What a parked receipt says of its message. Those of one message have one id. */
export interface ParkedWord {
  operatorMessageId: string;
  mobile: number;
  line: string;
  userReference: number | null;
  /** When the operator took the message, by its clock. */
  submittedAt: Date | null;
  /** When the receipt was made, by its clock. */
  at: Date;
}

export interface DoubtMatch {
  doubt: OpenDoubt;
  part: number;
  operatorMessageId: string;
  /** The operator named the part as we do; or nothing else can be meant. */
  by: 'reference' | 'elimination';
}

const MINUTE_MS = 60_000;
/** An operator that gives our name back is believed across a wrong time zone. */
const SLACK_BY_REFERENCE_MS = 6 * 60 * MINUTE_MS;
/** Clocks of an operator and of ours, and dates without seconds. */
const SLACK_BY_ELIMINATION_MS = 10 * MINUTE_MS;

/**
 * Which doubts the words of parked receipts end: those of which exactly one part fits, and to which exactly one id lays claim.
 * Two candidates end nothing. Without a name of ours a text of several parts is never told apart, so only one of a single
 * part is found by elimination; the text that some receipts repeat is not looked at, because it would have to be kept.
 */
export function matchDoubts(words: readonly ParkedWord[], doubts: readonly OpenDoubt[]): DoubtMatch[] {
  const matches = words.flatMap((word) => {
    const fitting = doubts.flatMap((doubt) => partsThatFit(word, doubt));
    return fitting.length === 1 ? fitting : [];
  });
  const claims = groupBy(matches, ({ doubt, part }) => `${doubt.sendId} ${doubt.n} ${part}`);
  return [...claims.values()].flatMap((claim) => {
    const [first] = claim;
    return first && claim.every(({ operatorMessageId }) => operatorMessageId === first.operatorMessageId)
      ? [first]
      : [];
  });
}

function partsThatFit(word: ParkedWord, doubt: OpenDoubt): DoubtMatch[] {
  const { operatorMessageId, userReference } = word;
  const by = userReference === null ? 'elimination' : 'reference';
  if (word.mobile !== doubt.mobile || !isSameLine(word.line, doubt.line) || !isInTime(word, doubt)) return [];
  return Array.from({ length: doubt.parts }, (_, part) => ({ doubt, part, operatorMessageId, by }) as const).filter(
    ({ part }) => userReference === null || userReferenceOf({ ...doubt, part }) === userReference,
  );
}

/** Operators write a line with the country or without. */
export function isSameLine(one: string, other: string): boolean {
  return withoutCountry(one) === withoutCountry(other);
}

const withoutCountry = (line: string) => line.replace(/^(?:\+|00)?98/, '');

/** The operator took it between the beginning of its send and the beginning of the doubt. */
function isInTime({ userReference, submittedAt, at }: ParkedWord, { startedAt, doubtedAt }: OpenDoubt): boolean {
  const slackMs = userReference === null ? SLACK_BY_ELIMINATION_MS : SLACK_BY_REFERENCE_MS;
  if (submittedAt === null) return userReference !== null && at.getTime() >= startedAt.getTime() - slackMs;
  const took = submittedAt.getTime();
  return took >= startedAt.getTime() - slackMs && took <= doubtedAt.getTime() + slackMs;
}
