import { loadOperatorResolver } from '@peyk/server-audience';
import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { requireAccount, takeTurn } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import {
  AT_ONCE,
  NAMES_KEPT_MS,
  choiceOfMessages,
  faultsOfTexts,
  finalTextOf,
  findAccountLine,
  findMessages,
  keepMessages,
  sendAtPrice,
  senderOf,
} from '@peyk/server-send';
import type { AcceptedAtPrice } from '@peyk/server-send';
import type { OperatorCode } from '@peyk/shared-sms';
import { keyToMobile } from '@peyk/shared-sms';
import { failPrograms } from './fail-programs';
import { leftOutOf } from './left-out';
import type { LeftOut } from './left-out';

/** A message that a program wants to send. */
export interface MessageToSend {
  /** The nine digits after 9. */
  mobile: number;
  text: string;
  /** A line of the account, by its digits. */
  fromNumber: string;
  /** What the program calls it: a name that was used in the last 30 days is not sent again. */
  localId: string | null;
}

export interface SentMessage extends MessageToSend {
  id: bigint;
  sendId: bigint;
  /** Why the number gets nothing; null where it gets the message, and where an earlier call sent it. */
  leftOut: LeftOut | null;
  /** What it costs, held now; 0 where the number gets nothing. */
  priceMrial: bigint;
  /** It was sent by an earlier call, under the same name. */
  isEarlier: boolean;
}

export interface MessagesToSend {
  messages: readonly MessageToSend[];
  /** Null for now. */
  sendTime: Date | null;
}

/** Where a name may come twice, calls of an account go one after the other: so two at once are one. */
const NAMES_TURN = 'names of messages';

/**
 * Accepts messages with texts of their own, all of them or none, at a price that is held; each has an id. In the order of the
 * messages. For other ways of speaking to Peyk: rights and state were asked by who calls.
 * @throws what every send throws; textOfLine
 */
export function sendMessages(context: RequestContext, wish: MessagesToSend): Promise<SentMessage[]> {
  const { accountId } = requireAccount(context);
  return runTransaction(context.db, async (tx) => {
    const names = [...new Set(wish.messages.flatMap(({ localId }) => localId ?? []))];
    if (names.length > 0) await takeTurn(tx, NAMES_TURN, accountId);
    const earlier = await earlierOf(tx, { accountId, names, now: context.clock.now() });
    const [fresh, repeats] = apart(wish.messages, earlier);
    const sent = new Map<MessageToSend, SentMessage>();
    for (const batch of batchesOf(fresh)) {
      for (const made of await sendBatch(tx, context, { ...wish, messages: batch })) sent.set(...made);
    }
    if (context.audit && sent.size === 0) context.audit.isNothing = true;
    const byName = new Map([...sent.values()].map((message) => [message.localId, message]));
    return wish.messages.map((message) => {
      const made = sent.get(message);
      if (made) return made;
      const before = earlier.get(message.localId ?? '');
      if (before) return { ...message, ...before, leftOut: null, priceMrial: 0n, isEarlier: true };
      const first = repeats.has(message) ? byName.get(message.localId) : undefined;
      if (!first) throw new Error('a message that was neither sent nor found');
      return { ...first, isEarlier: true };
    });
  });
}

type Made = readonly [MessageToSend, SentMessage];

/** Messages of these names, the newest of each. */
async function earlierOf(tx: Tx, { accountId, names, now }: { accountId: bigint; names: string[]; now: Date }) {
  const since = new Date(now.getTime() - NAMES_KEPT_MS);
  const found = names.length === 0 ? [] : await findMessages(tx, { accountId, ids: [], localIds: names, since });
  return new Map(
    // Newest first: the last to be set is the first that was sent.
    found.map(({ id, sendId, mobile, localId }) => [localId ?? '', { id, sendId, mobile }]),
  );
}

/** Those to send, and those whose name stands in the same call before. */
function apart(messages: readonly MessageToSend[], earlier: ReadonlyMap<string, unknown>) {
  const fresh: MessageToSend[] = [];
  const repeats = new Set<MessageToSend>();
  const seen = new Set<string>();
  for (const message of messages) {
    const { localId } = message;
    if (localId !== null && earlier.has(localId)) continue;
    if (localId !== null && seen.has(localId)) repeats.add(message);
    else fresh.push(message);
    if (localId !== null) seen.add(localId);
  }
  return [fresh, repeats] as const;
}

/** A send has one line, and a number once. */
function batchesOf(messages: readonly MessageToSend[]): MessageToSend[][] {
  const batches = new Map<string, MessageToSend[]>();
  const times = new Map<string, number>();
  for (const message of messages) {
    const number = `${message.fromNumber} ${message.mobile}`;
    const time = times.get(number) ?? 0;
    times.set(number, time + 1);
    const name = `${message.fromNumber} ${time}`;
    batches.set(name, [...(batches.get(name) ?? []), message]);
  }
  return [...batches.values()];
}

async function sendBatch(tx: Tx, context: RequestContext, { messages, sendTime }: MessagesToSend): Promise<Made[]> {
  const { accountId } = requireAccount(context);
  const [{ fromNumber } = { fromNumber: '' }] = messages;
  const choice = choiceOf(messages);
  // What a line leaves out of many texts it would leave out silently.
  if (choice.choice.kind === 'own') await requireTexts(tx, { accountId, fromNumber }, messages);
  const now = context.clock.now();
  const sent = await sendAtPrice(tx, now, {
    ...{ accountId, ...senderOf(context), userIp: context.ip, fromNumber, charity: false },
    ...{ type: 'webservice', ...choice, plan: { ...AT_ONCE, sendTime } },
  });
  if (context.audit) context.audit.object = `send:${sent.sendId}`;
  const ids = await keepMessages(tx, { accountId, sendId: sent.sendId, at: now }, messages);
  const priceOf = await pricesOf(tx, { accountId, fromNumber }, sent);
  const mobiles = messages.map(({ mobile }) => mobile);
  const without = await leftOutOf(tx, sent, { accountId, fromNumber, mobiles });
  return messages.map((message, place) => {
    const leftOut = without.get(message.mobile) ?? null;
    const priceMrial = leftOut === null ? priceOf(message) : 0n;
    return [message, { ...message, id: ids[place] ?? 0n, sendId: sent.sendId, leftOut, priceMrial, isEarlier: false }];
  });
}

function choiceOf(messages: readonly MessageToSend[]) {
  const texts = new Set(messages.map(({ text }) => text));
  const [text = ''] = texts;
  const numbers = messages.map(({ mobile }) => keyToMobile(mobile));
  if (texts.size === 1) return { text, choice: { kind: 'numbers', numbers } } as const;
  return choiceOfMessages(messages.map((one) => ({ recipients: [keyToMobile(one.mobile)], message: one.text })));
}

async function requireTexts(
  tx: Tx,
  question: { accountId: bigint; fromNumber: string },
  messages: readonly MessageToSend[],
): Promise<void> {
  const faults = await faultsOfTexts(
    tx,
    question,
    messages.map(({ text }) => text),
  );
  const [[, sentence] = []] = [...faults];
  if (sentence !== undefined) failPrograms('textOfLine', { message: sentence });
}

/** What each costs, by what its quote says for its operator and text. */
async function pricesOf(
  tx: Tx,
  { accountId, fromNumber }: { accountId: bigint; fromNumber: string },
  { quote }: AcceptedAtPrice,
): Promise<(message: MessageToSend) => bigint> {
  const [operatorOf, line] = [await loadOperatorResolver(tx), await findAccountLine(tx, accountId, fromNumber)];
  const nameOf = (operator: OperatorCode, parts?: number, language?: string) => `${operator} ${parts} ${language}`;
  const prices = new Map(
    quote.byOperator.map(({ operator, parts, language, unitPriceMrial }) => [
      nameOf(operator, parts, language),
      unitPriceMrial,
    ]),
  );
  return ({ mobile, text }) => {
    const operator = operatorOf(mobile);
    const ofAll = prices.get(nameOf(operator));
    if (ofAll !== undefined || !line) return ofAll ?? 0n;
    const { parts, language } = finalTextOf(text, line);
    return prices.get(nameOf(operator, parts, language)) ?? 0n;
  };
}
