import { readMessages, sendMessages } from '@peyk/server-developers';
import type { MessageRecord } from '@peyk/server-developers';
import { FacadeError, creditRial, lineFor, mobileOf, patternFor } from '@peyk/server-facades-core';
import type { FacadeCall, FacadeRoute, Input } from '@peyk/server-facades-core';
import { DomainError, requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { readInbox } from '@peyk/server-inbox';
import { listAccountLines } from '@peyk/server-send';
import { analyseText, hasAddress } from '@peyk/shared-sms';
import { messageOfRecId, recIdOf } from './rec-id';

const MOST = 100;
const UNKNOWN = 100;
const RECEIVED = '1';
const WRONG_VALUE = '422-635';
/** These clients tell a link in a value from one that does not fit. */
const ADDRESS_IN_VALUE = -10;

const STATES: Readonly<Record<MessageRecord['state'], number>> = {
  ...{ waiting: 400, queued: 400, scheduled: 400, submitted: 200, sent: 0, in_doubt: UNKNOWN },
  ...{ reached_telecom: 8, delivered: 1, undelivered: 2, expired: 16, refused: 3 },
  ...{ not_sent: 5, cancelled: 5, blacklisted: 35, left_out: 35 },
};

function mobilesIn(input: Input): number[] {
  const written = input.list('to').filter((one) => one !== '');
  if (written.length === 0) throw new FacadeError(16);
  if (written.length > MOST) throw new FacadeError(4);
  return written.map((one) => mobileOf(one) ?? wrongNumber());
}

function wrongNumber(): never {
  throw new FacadeError(18);
}

const idsOf = (sent: readonly { id: bigint }[]) => sent.map(({ id }) => recIdOf(id)).join(',');

async function sendSms(context: RequestContext, { input }: FacadeCall) {
  const mobiles = new Set(mobilesIn(input));
  const text = input.text('text');
  if (text === undefined) throw new FacadeError(17);
  const fromNumber = await lineFor(context, input.text('from'));
  const messages = [...mobiles].map((mobile) => ({ mobile, text, fromNumber, localId: null }));
  return idsOf(await sendMessages(context, { messages, sendTime: null }));
}

async function sendMultiple(context: RequestContext, { input }: FacadeCall) {
  const mobiles = mobilesIn(input);
  const texts = input.texts('text');
  if (texts.length !== mobiles.length) throw new FacadeError(17);
  const fromNumber = await lineFor(context, input.text('from'));
  const messages = mobiles.map((mobile, place) => ({ mobile, text: texts[place] ?? '', fromNumber, localId: null }));
  return idsOf(await sendMessages(context, { messages, sendTime: null }));
}

/** Values with semicolons between, in the order of the variables. */
async function sendPatternOf(context: RequestContext, { input }: FacadeCall) {
  const [to, pattern] = [input.text('to'), input.text('bodyid')];
  if (to === undefined) throw new FacadeError(16);
  if (to.includes(',')) throw new FacadeError(-2);
  if (mobileOf(to) === undefined) wrongNumber();
  if (pattern === undefined) throw new FacadeError(-4);
  const values = input.texts('text').flatMap((text) => text.split(';'));
  const named = values.map((value) => ({ name: null, value }));
  const { data } = await patternFor(context, { pattern, recipients: [to], values: named }).catch((error: unknown) => {
    const isValue = error instanceof DomainError && error.code === WRONG_VALUE;
    throw isValue && values.some(hasAddress) ? new FacadeError(ADDRESS_IN_VALUE, error.message) : error;
  });
  return recIdOf(data.messages[0]?.id ?? '0');
}

async function deliveries(context: RequestContext, { input }: FacadeCall) {
  const ids = input.list('recid').map(messageOfRecId);
  const records = await readMessages(context, { ids: ids.filter((id) => id !== undefined) });
  const byId = new Map(records.map((record) => [record.id, STATES[record.state]]));
  return ids.map((id) => byId.get(String(id)) ?? UNKNOWN).join(',') || String(UNKNOWN);
}

/** What came in, or what went out; index from 0. */
async function messagesOf(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const limit = Math.min(input.whole('count') || MOST, MOST);
  const page = { limit, offset: input.whole('index') ?? 0 };
  const from = input.text('from');
  const line = from === undefined ? undefined : await lineFor(context, from);
  if ((input.text('location') ?? RECEIVED) === RECEIVED) {
    const received = await readInbox(context.db, { accountId, line, ...page });
    return received.map(({ id, text, sender, line: to, receivedAt }) =>
      shown(1, { id: Number(id), text, from: sender, to, at: receivedAt.toISOString(), state: undefined }),
    );
  }
  const sent = await readMessages(context, { newest: { ...page, line } });
  return sent.map(({ id, text, fromNumber, number, sendAt, state }) =>
    shown(2, { id: Number(id), text, from: fromNumber, to: number, at: sendAt, state }),
  );
}

interface Listed {
  id: number;
  text: string;
  from: string;
  to: string;
  at: string;
  state: MessageRecord['state'] | undefined;
}

const FAILED: readonly unknown[] = [
  'undelivered',
  'expired',
  'refused',
  'not_sent',
  'cancelled',
  'blacklisted',
  'left_out',
];

function shown(location: 1 | 2, { id, text, from, to, at, state }: Listed) {
  const { parts, encoding } = analyseText(text);
  const local = (number: string) => number.replace(/^98(?=9\d{9}$)/, '0');
  return {
    ...{ MsgID: id, Body: text, SendDate: at.slice(0, 19), Sender: local(from), Receiver: local(to) },
    ...{ FirstLocation: location, CurrentLocation: location, Parts: parts, RecCount: location === 2 ? 1 : 0 },
    ...{ RecFailed: Number(FAILED.includes(state)), RecSuccess: Number(state === 'delivered') },
    IsUnicode: encoding === 'ucs2',
  };
}

const numbers = async (context: RequestContext) =>
  (await listAccountLines(context.db, requireAccount(context).accountId)).map(({ number }) => ({ Number: number }));

const at = (name: string) => ({ methods: ['POST'] as const, path: `api/SendSMS/${name}`, name });

/** What of this API Peyk does. */
export const METHODS: readonly FacadeRoute[] = [
  { ...at('SendSMS'), operation: 'createSend', run: sendSms },
  { ...at('SendMultipleSMS'), operation: 'createSend', run: sendMultiple },
  { ...at('BaseServiceNumber'), operation: 'sendPattern', run: sendPatternOf },
  { ...at('GetDeliveries2'), operation: 'getMessageStatuses', run: deliveries },
  { ...at('GetMessages'), operation: 'listInbox', run: messagesOf },
  { ...at('GetCredit'), operation: 'getCredit', run: creditRial },
  { ...at('GetUserNumbers'), operation: 'listLines', run: numbers },
];
