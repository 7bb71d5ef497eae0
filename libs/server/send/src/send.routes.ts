import { requireAccount, requireRate, withIdempotency } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { mrialToRialString } from '@peyk/shared-sms';
import { acceptSend } from './accept-send.service';
import type { SendRequest } from './accept-send.service';
import { listAccountLines } from './lines.repository';
import { priceText } from './price.service';
import { makeQuote } from './quote.service';
import { presentLine, presentPrice, presentState } from './send.presenter';
import { stopSendOf } from './stop-send.service';

/** A quote reads up to 100,000 numbers and leaves a row: the panel asks whenever typing rests, at most 150 times a minute. */
const QUOTE_RATE = { limit: 300, windowSeconds: 60 };

function requestOf(context: RequestContext, { body }: OperationInput<'createSend'>): SendRequest {
  const { accountId, userId } = requireAccount(context);
  return {
    accountId,
    userId,
    userIp: context.ip,
    type: body.sending_type === 'quick' ? 'normal' : 'webservice',
    fromNumber: body.from_number,
    text: body.message,
    numbers: body.params.recipients,
    charity: body.charity ?? false,
    quoteId: body.quote_id === undefined ? null : BigInt(body.quote_id),
  };
}

async function priceAnswer(context: RequestContext, { body }: OperationInput<'calculatePrice'>) {
  const { accountId } = requireAccount(context);
  const { db } = context;
  const now = context.clock.now();
  const question = { accountId, fromNumber: body.from_number, text: body.message };
  const price = await priceText(db, question, now);
  if (body.recipients === undefined) return presentPrice(price, null);
  await requireRate(db, { ...QUOTE_RATE, key: `quote:${accountId}`, now });
  const request = { ...question, numbers: body.recipients, charity: body.charity ?? false };
  return presentPrice(price, await makeQuote({ db, now, accountId }, price, request));
}

/** The operations of `openapi/paths/send.yaml`. */
export function createSendHandlers(): Handlers<'listLines' | 'calculatePrice' | 'createSend' | 'cancelSend'> {
  return {
    listLines: async (context) => {
      const lines = await listAccountLines(context.db, requireAccount(context).accountId);
      return { data: { items: lines.map(presentLine) } };
    },
    calculatePrice: async (context, input) => ({ data: await priceAnswer(context, input) }),
    createSend: async (context, input) => {
      const request = requestOf(context, input);
      const call = { operation: 'createSend', key: input.headers['Idempotency-Key'], body: input.body };
      const data = await withIdempotency(context, call, async (tx) => {
        const { sendId, state } = await acceptSend(tx, context.clock.now(), request);
        return { send_id: String(sendId), state: presentState(state) };
      });
      return { data, message: 'ارسال ثبت شد.' };
    },
    cancelSend: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const stopped = await stopSendOf(context, { accountId, sendId: BigInt(body.send_id) });
      return {
        data: {
          send_id: body.send_id,
          state: presentState(stopped.state),
          cancelled_count: stopped.cancelledCount,
          returned: mrialToRialString(stopped.returnedMrial),
        },
        message: 'ارسال متوقف شد.',
      };
    },
  };
}
