import { asksToOptOut } from '@peyk/server-audience';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { firstMatch, inOrder } from '../matching';
import type { Rule } from '../matching';
import type { Before } from '../messages.repository';
import type { SecretaryRow } from '../secretary.repository';
import type { Outcome } from '../secretary.tables';
import type { QueuedMessage } from './answer-queue';

/** A message and the secretary that it is for. */
export interface Dealt {
  secretary: SecretaryRow;
  message: QueuedMessage;
  /** The nine digits after 9. */
  mobile: number;
}

/** Answers to one number: a machine at the other end would answer for ever. */
const MOST_LATELY = 5;
export const LATELY_MS = 10 * 60_000;

/**
 * Which secretary each message is for. Nobody's are: what does not come from a mobile number (other lines, banks), what asks to opt out,
 * and what no secretary at work listens to.
 */
export function dealtOf(messages: readonly QueuedMessage[], secretaries: readonly SecretaryRow[]): Dealt[] {
  const rules = new Map<bigint, Rule<SecretaryRow>[]>();
  for (const { lineId } of secretaries) {
    if (!rules.has(lineId)) rules.set(lineId, inOrder(secretaries.filter((one) => one.lineId === lineId)));
  }
  return messages.flatMap((message) => {
    const mobile = parseMobileKey(message.fromNumber);
    if (mobile === INVALID_MOBILE_KEY || asksToOptOut(message.text)) return [];
    const secretary = firstMatch(rules.get(message.lineId) ?? [], { text: message.text, at: message.receivedAt });
    return secretary ? [{ secretary, message, mobile }] : [];
  });
}

/** What is to become of messages, in their order: those of one batch count for those behind them. */
export function outcomesOf(dealt: readonly Dealt[], before: readonly Before[]): Outcome[] {
  const keyOf = (secretaryId: bigint, mobile: number) => `${secretaryId} ${mobile}`;
  const known = new Map(before.map((one) => [keyOf(one.secretaryId, one.mobile), { ...one }]));
  return dealt.map(({ secretary, mobile }) => {
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
