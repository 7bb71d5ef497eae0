import { DomainError, authorOf, requireAccount, withIdempotency } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import type { Tx } from '@peyk/server-database';
import { TYPE_OF_PATTERN, patternToSend, wrongValues } from '@peyk/server-patterns';
import type { PatternToSend } from '@peyk/server-patterns';
import { choiceOfMessages, faultsOfTexts, keepMessages, lineToSendFrom, sendAtPrice } from '@peyk/server-send';
import { fillPattern, keyToMobile, mrialToRialString, parseMobileKey } from '@peyk/shared-sms';
import type { components } from '@peyk/shared-contract';
import { PROGRAMS_ERRORS } from './programs.errors';

const MOST_ERRORS = 100;
const SENTENCES = {
  twice: 'این شماره پیش از این در فهرست آمده است؛ لطفاً هر شماره را یک بار بنویسید.',
  valueTwice: 'این متغیر دو بار مقدار گرفته است؛ لطفاً یکی را بردارید.',
} as const;

type Recipient = OperationInput<'sendPattern'>['body']['recipients'][number];

interface Filled {
  mobile: number;
  text: string;
  localId: string | null;
}

/** What is wrong, by the contract's name of its place. */
class Faults {
  private readonly found = new Map<string, string>();

  add(place: number, field: string, sentence: string): void {
    if (this.found.size < MOST_ERRORS) this.found.set(`recipients.${place}.${field}`, sentence);
  }

  /** @throws badRecipients when anything is wrong */
  end(): void {
    if (this.found.size === 0) return;
    throw new DomainError({ ...PROGRAMS_ERRORS.badRecipients, errors: Object.fromEntries(this.found) });
  }
}

/** Every recipient with its text. @throws badRecipients */
function fillAll({ accepted }: PatternToSend, recipients: readonly Recipient[]): Filled[] {
  const faults = new Faults();
  const seen = new Set<number>();
  const filled = recipients.map(({ number, params, local_id }, place) => {
    const mobile = parseMobileKey(number);
    if (mobile < 0) faults.add(place, 'number', PROGRAMS_ERRORS.badMobile.message);
    else if (seen.has(mobile)) faults.add(place, 'number', SENTENCES.twice);
    seen.add(mobile);
    const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    const names = params.map(({ name }) => name);
    for (const name of names.filter((one, n) => names.indexOf(one) !== n)) {
      faults.add(place, `params.${name}`, SENTENCES.valueTwice);
    }
    const wrong = wrongValues(accepted, values);
    for (const [name, sentence] of wrong) faults.add(place, `params.${name}`, sentence);
    return { mobile, localId: local_id ?? null, text: wrong.size > 0 ? '' : fillPattern(accepted.text, values) };
  });
  faults.end();
  return filled;
}

/**
 * Sends a pattern to people with values of their own, all of it or nothing, once for its idempotency key.
 * @throws 422-635 with what is wrong by places, 404-460, 409-460, and what every send throws
 */
export async function sendPattern(
  context: RequestContext,
  { body, headers }: OperationInput<'sendPattern'>,
): Promise<OperationData<'sendPattern'>> {
  const call = { operation: 'sendPattern', key: headers['Idempotency-Key'], body };
  return withIdempotency(context, call, async (tx) => {
    const { accountId } = requireAccount(context);
    const pattern = await patternToSend(tx, { accountId, code: body.pattern_code }, 'pattern_code');
    const filled = fillAll(pattern, body.recipients);
    const fromNumber = await lineToSendFrom(tx, accountId, body.from_number);
    await requireTexts(tx, { accountId, fromNumber }, filled);
    const now = context.clock.now();
    const sent = await sendAtPrice(tx, now, {
      ...{ accountId, ...authorOf(context), userIp: context.ip, fromNumber, charity: false },
      type: TYPE_OF_PATTERN[pattern.kind],
      ...choiceOfMessages(filled.map(({ mobile, text }) => ({ recipients: [keyToMobile(mobile)], message: text }))),
    });
    const { sendId, quote } = sent;
    if (context.audit) context.audit.object = `send:${sendId}`;
    const ids = await keepMessages(tx, { accountId, sendId, at: now }, filled);
    return {
      ...{ send_id: String(sendId), state: sent.state as components['schemas']['SendState'] },
      ...{ version: pattern.accepted.version, from_number: fromNumber, price: mrialToRialString(quote.totalMrial) },
      ...{ recipient_count: quote.reachableCount, left_out_count: filled.length - quote.reachableCount },
      messages: filled.map(({ mobile, localId }, place) => ({
        ...{ id: String(ids[place]), number: keyToMobile(mobile), local_id: localId },
      })),
    };
  });
}

/** No text is left out silently. @throws badRecipients */
async function requireTexts(
  tx: Tx,
  question: { accountId: bigint; fromNumber: string },
  filled: readonly Filled[],
): Promise<void> {
  const faults = new Faults();
  const texts = filled.map(({ text }) => text);
  for (const [place, sentence] of await faultsOfTexts(tx, question, texts)) faults.add(place, 'params', sentence);
  faults.end();
}
