import { readMessages } from '@peyk/server-developers';
import { FacadeError, creditRial, lineFor } from '@peyk/server-facades-core';
import type { FacadeCall, FacadeRoute, Input } from '@peyk/server-facades-core';
import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { countInbox, readInbox, takeUnread } from '@peyk/server-inbox';
import { stopSendOf } from '@peyk/server-send';
import { UNKNOWN_STATE, inboxEntry, recordEntry, seconds, stateEntry } from './entries';

const BOTH = ['GET', 'POST'] as const;
const MOST_ASKED = 500;
const PER_RECEIVE = 100;
const MOST_COUNTED = 10_000;
const DAY_MS = 24 * 3_600_000;
/** Kavenegar has had an account expire; here none does. */
const NEVER = seconds('2099-12-31T00:00:00Z');

function idsOf(input: Input, name = 'messageid'): string[] {
  const ids = input.list(name).filter((id) => id !== '');
  if (ids.length === 0) throw new FacadeError(406);
  if (ids.length > MOST_ASKED) throw new FacadeError(414);
  return ids;
}

const numbersIn = (ids: readonly string[]) => ids.filter((id) => /^\d{1,15}$/.test(id)).map(BigInt);

/** Shown as a number where it is one. */
const shownId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

async function status(context: RequestContext, { input }: FacadeCall) {
  const ids = idsOf(input);
  const records = await readMessages(context, { ids: numbersIn(ids) });
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.map((id) => {
    const record = byId.get(id.replace(/^0+(?=\d)/, ''));
    return { messageid: shownId(id), ...(record ? stateEntry(record.state) : UNKNOWN_STATE) };
  });
}

async function statusByName(context: RequestContext, { input }: FacadeCall) {
  const names = idsOf(input, 'localid');
  // Newest first: what is set last is the first that was sent.
  const records = await readMessages(context, { localIds: names });
  const byName = new Map(records.map((record) => [record.local_id, record]));
  return names.map((localid) => {
    const record = byName.get(localid);
    const messageid = record ? Number(record.id) : 0;
    return { messageid, localid, ...(record ? stateEntry(record.state) : UNKNOWN_STATE) };
  });
}

async function select(context: RequestContext, { input }: FacadeCall) {
  return (await readMessages(context, { ids: numbersIn(idsOf(input)) })).map(recordEntry);
}

/** At most a day, as there. */
function dayOf(input: Input, context: RequestContext) {
  const start = input.whole('startdate');
  if (start === undefined) throw new FacadeError(406);
  const from = new Date(start * 1000);
  const end = input.whole('enddate');
  const to =
    end === undefined
      ? new Date(Math.min(from.getTime() + DAY_MS, context.clock.now().getTime()))
      : new Date(end * 1000);
  if (to < from || to.getTime() - from.getTime() > DAY_MS) throw new FacadeError(417);
  return { from, to };
}

const lineOf = async (context: RequestContext, written: string | undefined) =>
  written === undefined ? undefined : lineFor(context, written);

async function selectOutbox(context: RequestContext, { input }: FacadeCall) {
  const newest = { limit: MOST_ASKED, line: await lineOf(context, input.text('sender')), ...dayOf(input, context) };
  return (await readMessages(context, { newest })).map(recordEntry);
}

async function latestOutbox(context: RequestContext, { input }: FacadeCall) {
  const limit = Math.min(input.whole('pagesize') || MOST_ASKED, MOST_ASKED);
  const line = await lineOf(context, input.text('sender'));
  return (await readMessages(context, { newest: { limit, line } })).map(recordEntry);
}

/** Stops the whole send of a message: Peyk stops sends, and one that is scheduled has usually one. */
async function cancel(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const ids = idsOf(input);
  const records = await readMessages(context, { ids: numbersIn(ids) });
  for (const sendId of new Set(records.map(({ send_id: sendId }) => sendId))) {
    await stopSendOf(context, { accountId, sendId: BigInt(sendId) });
  }
  const known = new Set(records.map(({ id }) => id));
  return ids.map((id) => ({ messageid: shownId(id), ...(known.has(id) ? stateEntry('cancelled') : UNKNOWN_STATE) }));
}

async function receive(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const written = input.text('linenumber');
  const isRead = input.text('isread');
  if (written === undefined || isRead === undefined) throw new FacadeError(406);
  const wish = { accountId, line: await lineFor(context, written) };
  if (isRead !== '1') return (await takeUnread(context, { ...wish, limit: PER_RECEIVE })).map(inboxEntry);
  const read = await readInbox(context.db, { ...wish, isRead: true, offset: 0, limit: PER_RECEIVE });
  return read.map(inboxEntry);
}

async function countOfInbox(context: RequestContext, { input }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const { from, to } = dayOf(input, context);
  const isRead = input.text('isread');
  const line = await lineOf(context, input.text('linenumber'));
  const wish = { accountId, line, from, to, ...(isRead !== undefined && { isRead: isRead === '1' }) };
  const sumcount = await countInbox(context.db, wish, MOST_COUNTED);
  return [{ startdate: seconds(from), enddate: seconds(to), sumcount }];
}

async function accountInfo(context: RequestContext) {
  return {
    entries: { remaincredit: Math.floor(Number(await creditRial(context))), expiredate: NEVER, type: 'master' },
  };
}

/** The time of Tehran. */
async function getDate() {
  const now = new Date();
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: 'Asia/Tehran', hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const [hour, minute, second] = [of('hour'), of('minute'), of('second')];
  return {
    entries: {
      datetime: `${year}/${month}/${day} ${hour}:${minute}:${second}`,
      ...{ year: Number(year), month: Number(month), day: Number(day) },
      ...{ hour: Number(hour), minute: Number(minute), second: Number(second), unixtime: seconds(now) },
    },
  };
}

const at = (name: string) => ({ methods: BOTH, path: `v1/:key/${name}.json`, name });

/** What asks, and what stops. */
export const READING: readonly FacadeRoute[] = [
  { ...at('sms/status'), operation: 'getMessageStatuses', run: status },
  { ...at('sms/statuslocalmessageid'), operation: 'getMessageStatuses', run: statusByName },
  { ...at('sms/select'), operation: 'getMessageStatuses', run: select },
  { ...at('sms/selectoutbox'), operation: 'getMessageStatuses', run: selectOutbox },
  { ...at('sms/latestoutbox'), operation: 'getMessageStatuses', run: latestOutbox },
  { ...at('sms/cancel'), operation: 'cancelSend', run: cancel },
  { ...at('sms/receive'), operation: 'markInboxRead', run: receive },
  { ...at('sms/countinbox'), operation: 'listInbox', run: countOfInbox },
  { ...at('account/info'), operation: 'getCredit', run: accountInfo },
  { ...at('utils/getdate'), operation: null, run: getDate },
];
