import { asksToOptOut } from '@peyk/server-audience';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { firstMatch, inOrder } from '../matching';
import type { Found, Rule } from '../matching';
import type { Before } from '../messages.repository';
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
  /** What a reader found in it. */
  reading: Reading | null;
  /** The code or the keyword that it found. */
  found: string | null;
  /** Of a correct code and of a duplicate, who sent it first. */
  code?: CodeToAnswer;
}

/** Answers to one number: a machine at the other end would answer for ever. */
const MOST_LATELY = 5;
export const LATELY_MS = 10 * 60_000;

/**
 * Which secretary each message is for. Nobody's are: what does not come from a mobile number (other lines, banks), what asks to opt out,
 * and what no secretary at work listens to. The first message with a code takes it, also before those behind it in the batch.
 */
export function dealtOf(
  messages: readonly QueuedMessage[],
  secretaries: readonly SecretaryRow[],
  codes: CodeBook = new CodeBook([]),
): Dealt[] {
  const rules = new Map<bigint, Rule<SecretaryRow>[]>();
  for (const { lineId } of secretaries) {
    if (!rules.has(lineId)) rules.set(lineId, inOrder(secretaries.filter((one) => one.lineId === lineId)));
  }
  return messages.flatMap((message) => {
    const mobile = parseMobileKey(message.fromNumber);
    if (mobile === INVALID_MOBILE_KEY || asksToOptOut(message.text)) return [];
    const found = firstMatch(rules.get(message.lineId) ?? [], {
      ...{ text: message.text, at: message.receivedAt },
      codeOf: (reader) => codes.codeIn(reader.id, message.text),
    });
    return found ? [{ secretary: found.who, message, mobile, ...readingOf(found, { message, mobile, codes }) }] : [];
  });
}

interface Read {
  message: QueuedMessage;
  mobile: number;
  codes: CodeBook;
}

/** What a reader found, and what it answers; of other secretaries the reply alone. */
function readingOf(
  { who, look, word, code }: Found<SecretaryRow>,
  { message, mobile, codes }: Read,
): Omit<Dealt, 'secretary' | 'message' | 'mobile'> {
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

/** What is to become of messages, in their order: those of one batch count for those behind them. */
export function outcomesOf(dealt: readonly Dealt[], before: readonly Before[]): Outcome[] {
  const keyOf = (secretaryId: bigint, mobile: number) => `${secretaryId} ${mobile}`;
  const known = new Map(before.map((one) => [keyOf(one.secretaryId, one.mobile), { ...one }]));
  return dealt.map(({ secretary, mobile, reading }) => {
    // Nobody has codes without end: those who have many may send them all.
    if (reading === 'correct') return 'done';
    const key = keyOf(secretary.id, mobile);
    const had = known.get(key) ?? { secretaryId: secretary.id, mobile, done: 0, lately: 0 };
    known.set(key, had);
    if (secretary.oncePerSender && had.done > 0) return 'again';
    if (had.lately >= MOST_LATELY) return 'too_often';
    had.done += 1;
    had.lately += 1;
    return 'done';
  });
}
