import { readMessages, readSendsOfPrograms } from '@peyk/server-developers';
import type { MessageRecord } from '@peyk/server-developers';
import { FacadeError, creditRial } from '@peyk/server-facades-core';
import type { FacadeCall, FacadeRoute, Input } from '@peyk/server-facades-core';
import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { readInbox, takeUnread } from '@peyk/server-inbox';
import type { TakenMessage } from '@peyk/server-inbox';
import { listAccountLines } from '@peyk/server-send';
import { packIdOf, sendOfPack } from './pack-id';

const MOST = 100;
const DAY_MS = 24 * 3_600_000;

const STATES: Readonly<Record<MessageRecord['state'], number>> = {
  ...{ delivered: 1, undelivered: 2 },
  ...{ waiting: 3, queued: 3, scheduled: 3, submitted: 3, sent: 3, in_doubt: 3 },
  ...{ reached_telecom: 5, expired: 6, refused: 6, not_sent: 6, cancelled: 6, blacklisted: 7, left_out: 7 },
};

const seconds = (instant: string | Date) => Math.floor(new Date(instant).getTime() / 1000);
const numberOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : text);

function shown(record: MessageRecord) {
  return {
    ...{ messageId: Number(record.id), mobile: Number(record.number), messageText: record.text },
    ...{ sendDateTime: seconds(record.sendAt), lineNumber: numberOf(record.fromNumber) },
    ...{ cost: Number(record.price ?? 0), deliveryState: STATES[record.state] },
    deliveryDateTime: record.receipt_at === null ? null : seconds(record.receipt_at),
  };
}

const received = ({ id, text, line, sender, receivedAt }: TakenMessage) => ({
  ...{ receiveReturnId: Number(id), messageText: text, number: numberOf(line), mobile: numberOf(sender) },
  receivedDateTime: seconds(receivedAt),
});

function pageOf(input: Input) {
  const limit = Math.min(input.whole('pagesize') || MOST, MOST);
  return { limit, offset: (Math.max(input.whole('pagenumber') ?? 1, 1) - 1) * limit };
}

/** What is before today is the archive there; here it is one list. */
function timeOf(input: Input, { clock }: RequestContext) {
  const [from, to] = [input.whole('fromdate'), input.whole('todate')];
  return {
    from: from === undefined ? new Date(clock.now().getTime() - 30 * DAY_MS) : new Date(from * 1000),
    to: to === undefined ? clock.now() : new Date(to * 1000),
  };
}

const today = ({ clock }: RequestContext) => ({ from: new Date(clock.now().getTime() - DAY_MS) });

async function one(context: RequestContext, { path: { id = '' } }: FacadeCall) {
  const ids = /^\d{1,15}$/.test(id) ? [BigInt(id)] : [];
  const [record] = await readMessages(context, { ids });
  if (!record) throw new FacadeError(111);
  return shown(record);
}

async function pack(context: RequestContext, { path }: FacadeCall) {
  const sendId = sendOfPack(path['pack'] ?? '');
  const records = sendId === undefined ? [] : await readMessages(context, { sendId });
  if (records.length === 0) throw new FacadeError(111);
  return records.map(shown).reverse();
}

/** The packs of the last day, as the messages of `send/live`. */
async function packs(context: RequestContext, { input }: FacadeCall) {
  const sends = await readSendsOfPrograms(context, { ...pageOf(input), ...today(context) });
  return sends.map(({ sendId, messagesCount, createdAt }) => ({
    ...{ packId: packIdOf(sendId), recipientCount: messagesCount, creationDateTime: seconds(createdAt) },
  }));
}

const live = async (context: RequestContext, { input }: FacadeCall) =>
  (await readMessages(context, { newest: { ...pageOf(input), ...today(context) } })).map(shown);
const archive = async (context: RequestContext, { input }: FacadeCall) =>
  (await readMessages(context, { newest: { ...pageOf(input), ...timeOf(input, context) } })).map(shown);

async function latestReceived(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const limit = Math.min(input.whole('count') || MOST, MOST);
  return (await takeUnread(context, { accountId, limit })).map(received);
}

async function receivedOf(context: RequestContext, input: Input, time: { from: Date; to?: Date }) {
  const { accountId } = requireAccount(context);
  return (await readInbox(context.db, { accountId, ...time, ...pageOf(input) })).map(received);
}

const lines = async (context: RequestContext) =>
  (await listAccountLines(context.db, requireAccount(context).accountId)).map(({ number }) => numberOf(number));

const get = (name: string) => ({ methods: ['GET'] as const, path: `v1/${name}`, name: name.replace(/\/:\w+$/, '/id') });

/** What asks; names before ids. */
export const READING: readonly FacadeRoute[] = [
  { ...get('send/live'), operation: 'getMessageStatuses', run: live },
  { ...get('send/archive'), operation: 'getMessageStatuses', run: archive },
  { ...get('send/pack'), operation: 'getMessageStatuses', run: packs },
  { ...get('send/pack/:pack'), operation: 'getMessageStatuses', run: pack },
  { ...get('send/:id'), operation: 'getMessageStatuses', run: one },
  { ...get('receive/latest'), operation: 'markInboxRead', run: latestReceived },
  {
    ...{ ...get('receive/live'), operation: 'listInbox' },
    run: (context, { input }) => receivedOf(context, input, today(context)),
  },
  {
    ...{ ...get('receive/archive'), operation: 'listInbox' },
    run: (context, { input }) => receivedOf(context, input, timeOf(input, context)),
  },
  { ...get('credit'), operation: 'getCredit', run: async (context) => Number(await creditRial(context)) },
  { ...get('line'), operation: 'listLines', run: lines },
];
