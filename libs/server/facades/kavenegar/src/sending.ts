import { readMessages, sendMessages } from '@peyk/server-developers';
import type { MessageToSend, SentMessage } from '@peyk/server-developers';
import { FacadeError, lineFor, mobileOf, patternFor, rialUp } from '@peyk/server-facades-core';
import type { FacadeCall, FacadeRoute, Input } from '@peyk/server-facades-core';
import type { RequestContext } from '@peyk/server-http';
import { keyToMobile, rialStringToMrial } from '@peyk/shared-sms';
import { local, recordEntry, seconds, stateEntry } from './entries';

const BOTH = ['GET', 'POST'] as const;
const MOST_RECEPTORS = 200;
const MOST_CHARS = 900;
const MOST_NAME_CHARS = 64;
/** Names of tokens in the order in which they fill variables that are called otherwise. */
const TOKENS = ['token', 'token2', 'token3', 'token10', 'token20'] as const;
/** Tokens of these names may hold spaces, so many at most. */
const SPACES: Readonly<Record<(typeof TOKENS)[number], number>> = {
  ...{ token: 0, token2: 0, token3: 0 },
  ...{ token10: 5, token20: 8 },
};
const MOST_TOKEN_CHARS = 100;

function requireMobile(written: string): number {
  const mobile = mobileOf(written);
  if (mobile === undefined) throw new FacadeError(411);
  return mobile;
}

function requireText(text: string | undefined): string {
  if (text === undefined) throw new FacadeError(406);
  if (text.trim() === '' || text.length > MOST_CHARS) throw new FacadeError(413);
  return text;
}

/** Unix seconds; 0 and what has passed is now, as there. */
function timeOf(input: Input, { clock }: RequestContext): Date | null {
  const written = input.text('date');
  if (written === undefined) return null;
  const at = input.whole('date');
  if (at === undefined) throw new FacadeError(417);
  const time = new Date(at * 1000);
  return time <= clock.now() ? null : time;
}

function namesOf(names: readonly string[], count: number): (string | null)[] {
  if (names.length > 0 && names.length !== count) throw new FacadeError(419);
  if (names.some((name) => name.length > MOST_NAME_CHARS)) throw new FacadeError(400);
  return Array.from({ length: count }, (_, place) => names[place] || null);
}

/** What was sent before is shown as it stands now; the rest as it was just accepted. */
async function entriesOf(context: RequestContext, sent: readonly SentMessage[], sendTime: Date | null) {
  const earlier = sent.filter(({ isEarlier }) => isEarlier).map(({ id }) => id);
  const records = earlier.length === 0 ? [] : await readMessages(context, { ids: earlier });
  const byId = new Map(records.map((record) => [record.id, record]));
  return sent.map((message) => {
    const record = byId.get(String(message.id));
    if (record) return recordEntry(record);
    return {
      ...{ messageid: Number(message.id), message: message.text },
      ...stateEntry(sendTime ? 'scheduled' : 'queued'),
      ...{ sender: message.fromNumber, receptor: local(keyToMobile(message.mobile)) },
      ...{ date: seconds(sendTime ?? context.clock.now()), cost: rialUp(message.priceMrial) },
    };
  });
}

async function send(context: RequestContext, { input }: FacadeCall) {
  const text = requireText(input.text('message'));
  const receptors = input.list('receptor').filter((one) => one !== '');
  if (receptors.length === 0) throw new FacadeError(406);
  if (receptors.length > MOST_RECEPTORS) throw new FacadeError(414);
  const names = namesOf(input.list('localid'), receptors.length);
  const fromNumber = await lineFor(context, input.text('sender'));
  const messages = receptors.map((one, place) => {
    return { mobile: requireMobile(one), text, fromNumber, localId: names[place] ?? null };
  });
  // The same text to the same number twice in one call is a slip.
  const seen = new Set<number>();
  const unique = messages.filter(({ mobile }) => !seen.has(mobile) && seen.add(mobile));
  const sendTime = timeOf(input, context);
  return entriesOf(context, await sendMessages(context, { messages: unique, sendTime }), sendTime);
}

async function sendArray(context: RequestContext, { input }: FacadeCall) {
  const [receptors, senders, texts] = [input.list('receptor'), input.list('sender'), input.texts('message')];
  if (receptors.length === 0 || texts.length === 0) throw new FacadeError(406);
  if (receptors.length > MOST_RECEPTORS) throw new FacadeError(414);
  const isEven = [senders, texts].every(({ length }) => length === receptors.length);
  if (!isEven) throw new FacadeError(419);
  const names = namesOf([...input.list('localmessageids'), ...input.list('localmessageid')], receptors.length);
  const lines = new Map<string, string>();
  for (const sender of new Set(senders)) lines.set(sender, await lineFor(context, sender || undefined));
  const messages: MessageToSend[] = receptors.map((one, place) => ({
    ...{ mobile: requireMobile(one), text: requireText(texts[place]) },
    ...{ fromNumber: lines.get(senders[place] ?? '') ?? '', localId: names[place] ?? null },
  }));
  const sendTime = timeOf(input, context);
  return entriesOf(context, await sendMessages(context, { messages, sendTime }), sendTime);
}

function tokenOf(input: Input, name: (typeof TOKENS)[number]) {
  const value = input.text(name)?.trim();
  if (value === undefined || value === '') return [];
  const isGood = value.length <= MOST_TOKEN_CHARS && (value.match(/\s/g)?.length ?? 0) <= SPACES[name];
  if (!isGood) throw new FacadeError(431);
  return [value];
}

async function lookup(context: RequestContext, { input }: FacadeCall) {
  const [receptor, template] = [input.text('receptor'), input.text('template')];
  if (receptor === undefined || template === undefined || input.text('token') === undefined) throw new FacadeError(406);
  if (input.text('type')?.toLowerCase() === 'call') throw new FacadeError(428, 'پیک تماس صوتی نمی‌گیرد.');
  requireMobile(receptor);
  const values = TOKENS.flatMap((name) => tokenOf(input, name).map((value) => ({ name, value, isLoose: true })));
  const { data, text } = await patternFor(context, { pattern: template, recipients: [receptor], values });
  return data.messages.map(({ id, number }) => ({
    ...{ messageid: Number(id), message: text, ...stateEntry('sent'), sender: data.from_number },
    ...{ receptor: local(number), date: seconds(context.clock.now()), cost: rialUp(rialStringToMrial(data.price)) },
  }));
}

/** What sends. */
export const SENDING: readonly FacadeRoute[] = [
  { methods: BOTH, path: 'v1/:key/sms/send.json', name: 'sms/send', operation: 'createSend', run: send },
  {
    methods: ['POST'],
    path: 'v1/:key/sms/sendarray.json',
    name: 'sms/sendarray',
    operation: 'createSend',
    run: sendArray,
  },
  { methods: BOTH, path: 'v1/:key/verify/lookup.json', name: 'verify/lookup', operation: 'sendPattern', run: lookup },
];
