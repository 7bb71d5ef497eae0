import { setImmediate as nextTurn } from 'node:timers/promises';
import { INVALID_MOBILE_KEY, asksToOptOut, parseMobileKey } from '@peyk/shared-sms';
import { firstMatch, inOrder } from '../matching';
import type { Found, Rule } from '../matching';
import type { Before } from '../messages.repository';
import { BallotBox } from '../polls/ballot-box';
import { CodeBook } from '../readers/code-book';
import type { CodeToAnswer } from '../reply-text';
import type { SecretaryRow } from '../secretary.repository';
import type { Outcome, Reading } from '../secretary.tables';
import type { QueuedMessage } from './answer-queue';

/** A message and the secretary that it is for. */
export interface Dealt {
  secretary: SecretaryRow;
  message: QueuedMessage;
  /** The nine digits after 9. */
  mobile: number;
  /** What is answered; null for nothing. */
  reply: string | null;
  /** What a reader or a poll found in it. */
  reading: Reading | null;
  /** The code, the keyword or the option that it found. */
  found: string | null;
  /** Of a correct code and of a duplicate, who sent it first. */
  code?: CodeToAnswer;
  /** Of a vote, the option that counts for its sender. */
  option?: string;
}

/** What messages may use up: codes of readers, and the votes of numbers. */
export interface Holdings {
  codes: CodeBook;
  ballots: BallotBox;
}

export const LATELY_MS = 10 * 60_000;
export const DAILY_MS = 24 * 3_600_000;

/** What is to become of a message, and why where that is not plain. */
export interface Ending {
  outcome: Outcome;
  reason: string | null;
}

const DONE: Ending = { outcome: 'done', reason: null };
const AGAIN: Ending = { outcome: 'again', reason: null };
const FULL_LATELY: Ending = { outcome: 'too_often', reason: 'سقف پاسخ این شماره در ۱۰ دقیقه پر شده بود.' };
const FULL_DAILY: Ending = { outcome: 'too_often', reason: 'سقف پاسخ این شماره در ۲۴ ساعت پر شده بود.' };

/**
 * Which secretary each message is for. Nobody's are: what does not come from a mobile number (other lines, banks), what asks to opt out,
 * and what no secretary at work listens to. The first message with a code takes it, and a vote counts, also before those behind it in the
 * batch.
 */
export async function dealtOf(
  messages: readonly QueuedMessage[],
  secretaries: readonly SecretaryRow[],
  holdings: Holdings = { codes: new CodeBook([]), ballots: new BallotBox([]) },
): Promise<Dealt[]> {
  const rules = new Map<bigint, Rule<SecretaryRow>[]>();
  for (const { lineId } of secretaries) {
    if (!rules.has(lineId)) rules.set(lineId, inOrder(secretaries.filter((one) => one.lineId === lineId)));
  }
  const dealt: Dealt[] = [];
  let work = 0;
  for (const message of messages) {
    const ofLine = rules.get(message.lineId) ?? [];
    const mobile = parseMobileKey(message.fromNumber);
    if (mobile === INVALID_MOBILE_KEY || asksToOptOut(message.text)) continue;
    const found = firstMatch(ofLine, {
      ...{ text: message.text, at: message.receivedAt },
      codeOf: (reader) => holdings.codes.codeIn(reader.id, message.text),
    });
    if (found)
      dealt.push({ secretary: found.who, message, mobile, ...readingOf(found, { message, mobile, holdings }) });
    work += 1 + expressionsOf(ofLine);
    if (work < WORK_OF_A_TURN) continue;
    work = 0;
    await nextTurn();
  }
  return dealt;
}

/**
 * Others have their turn after so many messages; an expression that is looked for counts as one, for it may take some milliseconds of a
 * long message. What a batch is told by (codes, votes) is this call's alone, and the account is held: nothing changes meanwhile.
 */
const WORK_OF_A_TURN = 20;

const expressionsOf = (rules: readonly Rule<SecretaryRow>[]): number =>
  rules.reduce((count, { finds }) => count + finds.length, 0);

interface Read {
  message: QueuedMessage;
  mobile: number;
  holdings: Holdings;
}

type Answered = Omit<Dealt, 'secretary' | 'message' | 'mobile'>;

/** What a reader or a poll found, and what it answers; of other secretaries the reply alone. */
function readingOf(found: Found<SecretaryRow>, { message, mobile, holdings: { codes, ballots } }: Read): Answered {
  const { who, look, word, code } = found;
  if (who.match === 'poll') return voteOf(found, { mobile, at: message.receivedAt, ballots });
  if (who.match !== 'codes') return { reply: who.reply, reading: null, found: null };
  if (look === 'wrong') return { reply: who.wrongReply, reading: 'wrong', found: null };
  if (code === undefined) {
    return { reply: who.keywordReplies[word] ?? null, reading: 'keyword', found: who.words[word] ?? null };
  }
  const claim = { secretaryId: who.id, code, mobile, at: message.receivedAt };
  const { isFirst, ...used } = codes.use(claim);
  const reply = isFirst ? who.reply : who.duplicateReply;
  return { reply, reading: isFirst ? 'correct' : 'duplicate', found: code, code: used };
}

/** What a poll found in an answer. A vote counts whatever becomes of the reply to it. */
function voteOf(
  { who, look, word }: Found<SecretaryRow>,
  { mobile, at, ballots }: { mobile: number; at: Date; ballots: BallotBox },
): Answered {
  if (look === 'unknown') return { reply: who.wrongReply, reading: 'unknown_answer', found: null };
  const found = who.words[word] ?? null;
  if (look === 'late') return { reply: who.endedReply, reading: 'late_vote', found };
  const { reading, counted } = ballots.cast(who, { mobile, place: word, at });
  // Where the last vote counts, another one is as good as the first.
  const again = who.duplicateReply ?? (who.repeatVotes === 'last' ? who.reply : null);
  const option = who.words[counted] ?? '';
  return { reply: reading === 'vote' ? who.reply : again, reading, found, option };
}

/** What is to become of messages, in their order: those of one batch count for those behind them. */
export function outcomesOf(dealt: readonly Dealt[], before: readonly Before[]): Ending[] {
  const keyOf = (secretaryId: bigint, mobile: number) => `${secretaryId} ${mobile}`;
  const known = new Map(before.map((one) => [keyOf(one.secretaryId, one.mobile), { ...one }]));
  return dealt.map(({ secretary, mobile, reading }) => {
    // Nobody has codes without end: those who have many may send them all.
    if (reading === 'correct') return DONE;
    const key = keyOf(secretary.id, mobile);
    const had = known.get(key) ?? { secretaryId: secretary.id, mobile, done: 0, lately: 0, daily: 0 };
    known.set(key, had);
    if (secretary.oncePerSender && had.done > 0) return AGAIN;
    if (had.lately >= secretary.mostLately) return FULL_LATELY;
    if (secretary.mostDaily !== null && had.daily >= secretary.mostDaily) return FULL_DAILY;
    had.done += 1;
    had.lately += 1;
    had.daily += 1;
    return DONE;
  });
}
