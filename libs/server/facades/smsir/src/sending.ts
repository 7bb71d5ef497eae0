import { readMessages, sendMessages } from '@peyk/server-developers';
import type { SentMessage } from '@peyk/server-developers';
import { FacadeError, lineFor, mobileOf, patternFor, sendOne } from '@peyk/server-facades-core';
import type { FacadeCall, FacadeRoute, Input } from '@peyk/server-facades-core';
import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { stopSendOf } from '@peyk/server-send';
import { packIdOf, sendOfPack } from './pack-id';

const MOST = 100;
const MOST_VALUE_CHARS = 25;
const MRIAL = 1000;
/** Clients that give milliseconds give more than this. */
const MOST_SECONDS = 1e11;

const rial = (mrial: bigint) => Number(mrial) / MRIAL;

function timeOf(input: Input): Date | null {
  if (input.text('sendDateTime'.toLowerCase()) === undefined) return null;
  const at = input.whole('senddatetime');
  if (at === undefined) throw new FacadeError(109);
  return new Date(at > MOST_SECONDS ? at : at * 1000);
}

/** In place of an id, of a number that gets nothing. */
const BLACKLISTED = 0;

/** The id that a client is told; a number of the blacklist has a message, too, which `send/pack/{pack}` shows. */
const idOf = ({ id, leftOut }: Pick<SentMessage, 'id' | 'leftOut'>) =>
  leftOut === 'blacklisted' ? BLACKLISTED : Number(id);

/** Ids in the order of the mobiles; null for a number that is none, 0 for one of the blacklist. */
function packOf(sent: readonly SentMessage[], ids: readonly (number | null)[]) {
  const [first] = sent;
  if (!first) throw new FacadeError(104);
  const cost = rial(sent.reduce((sum, { priceMrial }) => sum + priceMrial, 0n));
  return { packId: packIdOf(first.sendId), messageIds: ids, cost };
}

async function bulk(context: RequestContext, { input }: FacadeCall) {
  const [mobiles, text] = [input.list('mobiles'), input.text('messagetext')];
  if (mobiles.length === 0) throw new FacadeError(107);
  if (mobiles.length > MOST) throw new FacadeError(105);
  if (text === undefined || text.trim() === '') throw new FacadeError(103);
  const fromNumber = await lineFor(context, input.text('linenumber'));
  const keys = mobiles.map(mobileOf);
  const unique = [...new Set(keys)].filter((key) => key !== undefined);
  if (unique.length === 0) throw new FacadeError(104);
  const messages = unique.map((mobile) => ({ mobile, text, fromNumber, localId: null }));
  const sent = await sendMessages(context, { messages, sendTime: timeOf(input) });
  const ids = new Map(sent.map((message) => [message.mobile, idOf(message)]));
  return packOf(
    sent,
    keys.map((key) => (key === undefined ? null : (ids.get(key) ?? null))),
  );
}

async function likeToLike(context: RequestContext, { input }: FacadeCall) {
  const [mobiles, texts] = [input.list('mobiles'), input.texts('messagetexts')];
  if (mobiles.length === 0) throw new FacadeError(107);
  if (texts.length === 0) throw new FacadeError(108);
  if (mobiles.length > MOST) throw new FacadeError(105);
  if (texts.length > MOST) throw new FacadeError(106);
  if (texts.length !== mobiles.length) throw new FacadeError(110);
  const fromNumber = await lineFor(context, input.text('linenumber'));
  const wanted = mobiles.map((written, place) => ({ mobile: mobileOf(written), text: texts[place] ?? '' }));
  if (wanted.some(({ text }) => text.trim() === '')) throw new FacadeError(103);
  const messages = wanted.flatMap(({ mobile, text }) =>
    mobile === undefined ? [] : [{ mobile, text, fromNumber, localId: null }],
  );
  if (messages.length === 0) throw new FacadeError(104);
  const sent = await sendMessages(context, { messages, sendTime: timeOf(input) });
  const rest = sent.map(idOf);
  return packOf(
    sent,
    wanted.map(({ mobile }) => (mobile === undefined ? null : (rest.shift() ?? null))),
  );
}

/** The old way, with everything in the address or a form. */
async function byAddress(context: RequestContext, { input }: FacadeCall) {
  const [written, text] = [input.text('mobile'), input.text('text')];
  if (text === undefined) throw new FacadeError(103);
  const mobile = mobileOf(written ?? '');
  if (mobile === undefined) throw new FacadeError(104);
  const fromNumber = await lineFor(context, input.text('line'));
  const sent = await sendOne(context, { mobile, text, fromNumber, localId: null });
  return { messageId: idOf(sent), cost: rial(sent.priceMrial) };
}

function valueOf(given: unknown): { name: string; value: string } {
  const { name, value } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '') throw new FacadeError(116);
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > MOST_VALUE_CHARS) throw new FacadeError(114);
  return { name, value: text };
}

async function verify(context: RequestContext, { input }: FacadeCall) {
  const [mobile, pattern] = [input.text('mobile'), input.text('templateid')];
  if (mobile === undefined || mobileOf(mobile) === undefined) throw new FacadeError(104);
  if (pattern === undefined) throw new FacadeError(113);
  const given = [input.get('parameters') ?? []].flat();
  const wish = { pattern, recipients: [mobile], values: given.map(valueOf) };
  const { data, leftOut } = await patternFor(context, wish);
  const messageId = idOf({ id: BigInt(data.messages[0]?.id ?? 0), leftOut: leftOut[0] ?? null });
  return { messageId, cost: Number(data.price) };
}

async function deleteScheduled(context: RequestContext, { path }: FacadeCall) {
  const { accountId } = requireAccount(context);
  const sendId = sendOfPack(path['pack'] ?? '');
  if (sendId === undefined) throw new FacadeError(112);
  // Before its time nobody has counted its recipients, so its messages are.
  const messages = await readMessages(context, { sendId });
  const { returnedMrial, cancelledCount } = await stopSendOf(context, { accountId, sendId });
  return { returnedCreditCount: rial(returnedMrial), smsCount: cancelledCount || messages.length };
}

/** What sends, and what stops. */
export const SENDING: readonly FacadeRoute[] = [
  { methods: ['POST'], path: 'v1/send/bulk', name: 'send/bulk', operation: 'createSend', run: bulk },
  { methods: ['POST'], path: 'v1/send/liketolike', name: 'send/liketolike', operation: 'createSend', run: likeToLike },
  { methods: ['POST'], path: 'v1/send/verify', name: 'send/verify', operation: 'sendPattern', run: verify },
  { methods: ['GET', 'POST'], path: 'v1/send', name: 'send', operation: 'createSend', run: byAddress },
  {
    ...{ methods: ['DELETE'], path: 'v1/send/scheduled/:pack', name: 'send/scheduled' },
    ...{ operation: 'cancelSend', run: deleteScheduled },
  },
];
