import { readMessages, sendMessages } from '@peyk/server-developers';
import type { MessageRecord } from '@peyk/server-developers';
import { FacadeError, creditRial, lineFor, mobileOf, patternFor } from '@peyk/server-facades-core';
import type { FacadeCall, FacadeRoute } from '@peyk/server-facades-core';
import { Input } from '@peyk/server-facades-core';
import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { readInbox } from '@peyk/server-inbox';
import { listAccountLines, priceText, stopSendOf } from '@peyk/server-send';
import { mrialToRialString } from '@peyk/shared-sms';

const INVALID = 422;
const NOT_FOUND = 404;
const MOST_RECIPIENTS = 1_000;
const MOST_LISTED = 100;

const STATES: Readonly<Record<MessageRecord['state'], number>> = {
  ...{ waiting: 0, queued: 0, scheduled: 0, submitted: 0, sent: 0, in_doubt: 0, reached_telecom: 1, delivered: 2 },
  ...{ undelivered: 3, expired: 3, refused: 3, not_sent: 3, cancelled: 3, blacklisted: 4, left_out: 4 },
};

function wrong(sentence: string): never {
  throw new FacadeError(INVALID, sentence);
}

function recipientsIn(list: readonly string[]): number[] {
  if (list.length === 0) wrong('فهرست گیرنده‌ها خالی است؛ لطفاً دست‌کم یک شماره بنویسید.');
  if (list.length > MOST_RECIPIENTS) wrong('هر درخواست حداکثر ۱٬۰۰۰ گیرنده می‌پذیرد؛ لطفاً آن را در چند نوبت بفرستید.');
  const numbers = list.map((one) => mobileOf(one) ?? wrong('یکی از گیرنده‌ها شمارهٔ موبایل درستی نیست.'));
  return [...new Set(numbers)];
}

/** In UTC, as `2026-11-23 08:00:00`. */
function timeOf(input: Input): Date | null {
  const written = input.text('send_time');
  if (written === undefined) return null;
  const time = new Date(`${written.trim().replace(' ', 'T').replace(/Z?$/, 'Z')}`);
  return Number.isNaN(time.getTime()) ? wrong('زمان ارسال درست نیست؛ آن را مانند 2026-11-23 08:00:00 بنویسید.') : time;
}

/** A price may have a part of a rial, as there. */
const rialOf = (mrial: bigint) => Number(mrialToRialString(mrial));

const inner = (input: Input, name: string) => Input.of('', input.get(name));

async function send(context: RequestContext, { input }: FacadeCall) {
  const kind = input.text('sending_type');
  if (kind === 'pattern') return sendByPattern(context, input);
  if (kind !== 'webservice') wrong('این نوع ارسال از این راه انجام نمی‌شود؛ webservice یا pattern بفرستید.');
  const mobiles = recipientsIn(inner(input, 'params').list('recipients'));
  const text = input.text('message') ?? wrong('متن پیام خالی است؛ لطفاً متن را بنویسید.');
  const fromNumber = await lineFor(context, input.text('from_number'));
  const messages = mobiles.map((mobile) => ({ mobile, text, fromNumber, localId: null }));
  const sent = await sendMessages(context, { messages, sendTime: timeOf(input) });
  return { message_outbox_ids: [...new Set(sent.map(({ sendId }) => Number(sendId)))] };
}

async function sendByPattern(context: RequestContext, input: Input) {
  const pattern = input.text('code') ?? wrong('کد الگو خالی است؛ لطفاً کد را بنویسید.');
  const recipients = input.list('recipients');
  recipientsIn(recipients);
  const given = input.get('params');
  const values = Object.entries(typeof given === 'object' && given !== null ? given : {}).map(([name, value]) => ({
    name,
    value: String(value),
  }));
  const from = input.text('from_number');
  const fromNumber = from === undefined ? undefined : await lineFor(context, from);
  const { data } = await patternFor(context, { pattern, recipients, values, fromNumber });
  return { message_outbox_ids: [Number(data.send_id)] };
}

/** What a text costs one recipient of MCI, and of anybody else, in rial; nothing is kept and nothing leaves. */
async function price(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const text = input.text('message') ?? wrong('متن پیام خالی است؛ لطفاً متن را بنویسید.');
  const fromNumber = await lineFor(context, input.text('number') ?? input.text('from_number'));
  const { mciMrial, otherMrial, final } = await priceText(
    context.db,
    { accountId, fromNumber, text },
    context.clock.now(),
  );
  return { mci_price: rialOf(mciMrial), other_price: rialOf(otherMrial), parts: final.parts };
}

function sendIdIn(input: Input, name: string): bigint {
  const id = input.whole(name);
  if (id === undefined) throw new FacadeError(NOT_FOUND, 'ارسالی با این شناسه نیست.');
  return BigInt(id);
}

async function cancel(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  await stopSendOf(context, { accountId, sendId: sendIdIn(input, 'message_outbox_id') });
  return null;
}

async function recipients(context: RequestContext, { input }: FacadeCall) {
  const records = await readMessages(context, { sendId: sendIdIn(input, 'bulk_id') });
  if (records.length === 0) throw new FacadeError(NOT_FOUND, 'ارسالی با این شناسه نیست.');
  return records.map((record) => ({
    ...{ id: Number(record.id), recipient: `+${record.number}`, number: `+${record.number}` },
    ...{ status: STATES[record.state], cost: Number(record.price ?? 0), time: record.sendAt },
  }));
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** After which message a program asks. A filter that is not known is refused: without it the answer would be another than was asked for. */
function afterIdOf(input: Input): bigint | undefined {
  const filters = input.get('filters');
  if (typeof filters !== 'object' && isGiven(filters))
    wrong('فیلترها درست نیستند؛ آن‌ها را مانند {"from_id": 125} بنویسید.');
  const given = Object.entries(filters ?? {}).filter(([, value]) => isGiven(value));
  if (given.some(([name]) => name.toLowerCase() !== 'from_id')) {
    wrong('پیام‌های دریافتی از این راه تنها با from_id فیلتر می‌شوند؛ لطفاً فیلترهای دیگر را بردارید.');
  }
  if (given.length === 0) return undefined;
  return BigInt(
    inner(input, 'filters').whole('from_id') ?? wrong('from_id درست نیست؛ شناسهٔ آخرین پیامی را که گرفته‌اید بنویسید.'),
  );
}

async function inbox(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const limit = Math.min(input.whole('per_page') ?? input.whole('limit') ?? MOST_LISTED, MOST_LISTED) || MOST_LISTED;
  const page = Math.max(input.whole('page') ?? 1, 1);
  const rows = await readInbox(context.db, { accountId, afterId: afterIdOf(input), limit, offset: (page - 1) * limit });
  return rows.map(({ id, sender, line, text, receivedAt, isRead }) => ({
    ...{ messages_inbox_id: Number(id), from: `+${sender}`, number: line, message: text, type: 'normal' },
    ...{ time: receivedAt.toISOString(), seen: isRead ? '1' : '0' },
  }));
}

const numbers = async (context: RequestContext) =>
  (await listAccountLines(context.db, requireAccount(context).accountId)).map(({ id, number, title, alias }) => ({
    ...{ id: Number(id), number: `+98${number}`, title, alias },
  }));

const at = (method: 'GET' | 'POST', name: string) => ({ methods: [method], path: `v1/api/${name}`, name }) as const;

/** What of IPPanel Edge Peyk does. */
export const METHODS: readonly FacadeRoute[] = [
  { ...at('POST', 'send'), operation: 'createSend', run: send },
  { ...at('POST', 'send/cancel'), operation: 'cancelSend', run: cancel },
  { ...at('POST', 'send/calculate-price'), operation: 'calculatePrice', run: price },
  { ...at('GET', 'report/recipients'), operation: 'getMessageStatuses', run: recipients },
  { ...at('POST', 'report/messages-inbox'), operation: 'listInbox', run: inbox },
  {
    ...{ ...at('GET', 'payment/credit/mine'), operation: 'getCredit' },
    run: async (context) => ({ credit: Number(await creditRial(context)) }),
  },
  { ...at('GET', 'number/numbers'), operation: 'listLines', run: numbers },
];
