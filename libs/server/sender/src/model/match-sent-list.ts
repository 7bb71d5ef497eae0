import type { RecipientKey } from '../sql/lock-recipients';
import { groupBy } from './group-by';
import { isSameLine } from './match-doubts';
import { userReferenceOf } from './user-reference';

/** A line of the operator's list: a part that it took. */
export interface SentEntry {
  operatorMessageId: string;
  /** The nine digits after 9. */
  mobile: number;
  /** As the operator writes it; empty where the list does not say. */
  line: string;
  /** What we called the part; null where the operator does not give it back. */
  userReference: number | null;
  /** When it took the part, by its clock; null where the list does not say. */
  at: Date | null;
}

/** A message that the restored database believes not to have left, or is in doubt of. */
export interface OpenMessage extends RecipientKey {
  mobile: number;
  line: string;
  parts: number;
  /** Its send was accepted then, so it left no earlier. */
  since: Date;
  /** Its number within the send was given before the restore, so what we called it then is what we would call it now. */
  isNumbered: boolean;
}

export interface ListedPart {
  part: number;
  operatorMessageId: string;
  at: Date | null;
}

export interface SentVerdict {
  message: OpenMessage;
  /** Every part is on the list; else it may be, or some parts of it are: nobody can say that it did not leave. */
  isWhole: boolean;
  parts: ListedPart[];
}

export interface MatchedList {
  verdicts: SentVerdict[];
  /** Of messages that the database does not know any more. */
  strangers: SentEntry[];
}

const SLACK_MS = 10 * 60_000;

/**
 * Which open messages the operator's list names. By our own name of a part where the list gives it back; else by number, line and
 * time, where exactly one message can be meant. What could be meant and is not certain is found too, and not whole: it
 * must not leave again. Whoever is not in the answer is on no line of the list.
 */
export function matchSentList(entries: readonly SentEntry[], messages: readonly OpenMessage[]): MatchedList {
  const toMobile = groupBy(messages, ({ mobile }) => String(mobile));
  const matched: MatchedList = { verdicts: [], strangers: [] };
  for (const [mobile, ofMobile] of groupBy(entries, (entry) => String(entry.mobile))) {
    const { verdicts, strangers } = matchMobile(ofMobile, toMobile.get(mobile) ?? []);
    matched.verdicts.push(...verdicts);
    matched.strangers.push(...strangers);
  }
  return matched;
}

function matchMobile(entries: readonly SentEntry[], messages: readonly OpenMessage[]): MatchedList {
  const named = new Map<OpenMessage, Map<number, SentEntry>>();
  const unnamed = entries.filter((entry) => !nameOne(entry, messages, named));
  const verdicts = [...named].map(([message, parts]) => verdictOf(message, parts));
  const open = messages.filter((message) => !named.has(message));
  const strangers: SentEntry[] = [];
  const suspected = new Map<OpenMessage, SentEntry[]>();
  for (const entry of unnamed) {
    const possible = open.filter((message) => mayBe(entry, message));
    if (possible.length === 0) strangers.push(entry);
    for (const message of possible) suspected.set(message, [...(suspected.get(message) ?? []), entry]);
  }
  const isAlone = suspected.size === 1;
  for (const [message, suspects] of suspected) verdicts.push(guess(message, suspects, isAlone));
  return { verdicts, strangers };
}

/** Whether the entry says by our own name which part of which message it is. */
function nameOne(
  entry: SentEntry,
  messages: readonly OpenMessage[],
  named: Map<OpenMessage, Map<number, SentEntry>>,
): boolean {
  if (entry.userReference === null) return false;
  const places = messages.filter((message) => fits(entry, message)).flatMap((message) => partsNamed(entry, message));
  const [place] = places;
  if (!place || places.length > 1) return false;
  const parts = named.get(place.message) ?? new Map<number, SentEntry>();
  named.set(place.message, parts);
  if (!parts.has(place.part)) parts.set(place.part, entry);
  return true;
}

function partsNamed(entry: SentEntry, message: OpenMessage) {
  return Array.from({ length: message.parts }, (_, part) => ({ message, part })).filter(
    ({ part }) => userReferenceOf({ ...message, part }) === entry.userReference,
  );
}

function verdictOf(message: OpenMessage, parts: ReadonlyMap<number, SentEntry>): SentVerdict {
  const listed = [...parts].map(([part, { operatorMessageId, at }]) => ({ part, operatorMessageId, at }));
  return { message, isWhole: parts.size === message.parts, parts: listed };
}

/** Without a name, a message is only known where it is the only one that can be meant and as many parts are listed as it has. */
function guess(message: OpenMessage, suspects: readonly SentEntry[], isAlone: boolean): SentVerdict {
  const isWhole =
    isAlone && suspects.length === message.parts && suspects.every(({ userReference }) => userReference === null);
  const parts = suspects.map(({ operatorMessageId, at }, part) => ({ part, operatorMessageId, at }));
  return { message, isWhole, parts: isWhole ? parts : [] };
}

/** An entry that names another part of ours cannot be a message whose name is certain. */
function mayBe(entry: SentEntry, message: OpenMessage): boolean {
  if (!fits(entry, message)) return false;
  if (entry.userReference === null || !message.isNumbered) return true;
  return partsNamed(entry, message).length > 0;
}

function fits({ mobile, line, at }: SentEntry, message: OpenMessage): boolean {
  const inTime = at === null || at.getTime() >= message.since.getTime() - SLACK_MS;
  return mobile === message.mobile && (line === '' || isSameLine(line, message.line)) && inTime;
}
