import type { Db } from '@peyk/server-database';
import { authorOf, requireAccount, requireRate, withIdempotency } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { lineDigits } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import { acceptSend } from './accept-send.service';
import type { SendRequest } from './accept-send.service';
import { createControlHandlers } from './control.routes';
import { setLineLimits } from './line-limits.service';
import { lineOf } from './line-choice';
import { listAccountLines } from './lines.repository';
import { priceText } from './price.service';
import { makeQuote } from './quote.service';
import { presentLine, presentPrice, presentState, presentUpload } from './send.presenter';
import { AT_ONCE } from './send-plan';
import { choiceOf, sourceOfSend } from './source-choice';
import { findSource } from './source.service';
import type { SourceChoice } from './source.service';
import { stopSendOf } from './stop-send.service';
import { uploadNumbers } from './upload.service';

/** A quote reads up to 100,000 numbers and leaves a row: the panel asks whenever typing rests, at most 150 times a minute. */
const QUOTE_RATE = { limit: 300, windowSeconds: 60 };

/** A file or a phonebook may hold a million: reading it takes a second. */
const LARGE_QUOTE_RATE = { limit: 20, windowSeconds: 60 };

function requireQuoteRate(db: Db, question: { choice: SourceChoice; accountId: bigint; now: Date }): Promise<void> {
  const { choice, accountId, now } = question;
  return choice.kind === 'numbers'
    ? requireRate(db, { ...QUOTE_RATE, key: `quote:${accountId}`, now })
    : requireRate(db, { ...LARGE_QUOTE_RATE, key: `large-quote:${accountId}`, now });
}

/** For the audit log, whose entry is written with the same transaction. */
function noteMade({ audit }: RequestContext, sendId: bigint): void {
  if (audit) audit.object = `send:${sendId}`;
}

function requestOf(context: RequestContext, { body }: OperationInput<'createSend'>): SendRequest {
  return {
    accountId: requireAccount(context).accountId,
    ...authorOf(context),
    userIp: context.ip,
    fromNumber: lineDigits(body.from_number),
    text: body.message,
    ...sourceOfSend(body),
    charity: body.charity ?? false,
    quoteId: body.quote_id === undefined ? null : BigInt(body.quote_id),
    plan: {
      ...AT_ONCE,
      sendTime: body.send_time === undefined ? null : new Date(body.send_time),
      ratePerSecond: body.rate_per_second ?? null,
      validityMinutes: body.validity_minutes ?? null,
    },
  };
}

async function priceAnswer(context: RequestContext, { body }: OperationInput<'calculatePrice'>) {
  const { accountId } = requireAccount(context);
  const { db } = context;
  const now = context.clock.now();
  const question = { accountId, fromNumber: lineOf(body), text: body.message };
  const price = await priceText(db, question, now);
  const choice = choiceOf(body);
  if (!choice) return presentPrice(price, null);
  await requireQuoteRate(db, { choice, accountId, now });
  const source = await findSource(db, { accountId, now }, choice);
  const request = { ...question, charity: body.charity ?? false };
  return presentPrice(price, await makeQuote({ db, now, accountId }, price, { request, source }));
}

/** The operations of `openapi/paths/send.yaml`. */
export function createSendHandlers() {
  return { ...createSendingHandlers(), ...createControlHandlers() };
}

function createSendingHandlers(): Handlers<
  'listLines' | 'setLineLimits' | 'calculatePrice' | 'uploadNumbers' | 'createSend' | 'cancelSend'
> {
  return {
    listLines: async (context) => {
      const lines = await listAccountLines(context.db, requireAccount(context).accountId);
      return { data: { items: lines.map(presentLine) } };
    },
    setLineLimits: async (context, { body }) => {
      const key = { accountId: requireAccount(context).accountId, number: lineDigits(body.number) };
      const limits = {
        ...(body.permitted_hours !== undefined && { hours: body.permitted_hours }),
        ...(body.max_per_second !== undefined && { maxPerSecond: body.max_per_second }),
      };
      return {
        data: presentLine(await setLineLimits(context, key, limits)),
        message: 'ساعت و سرعت شما روی این خط ثبت شد.',
      };
    },
    calculatePrice: async (context, input) => ({ data: await priceAnswer(context, input) }),
    uploadNumbers: async (context, { file }) => {
      const { accountId } = requireAccount(context);
      const upload = await uploadNumbers(context, { accountId, ...authorOf(context), ...file });
      return { data: presentUpload(upload), message: 'فایل شماره‌ها ثبت شد.' };
    },
    createSend: async (context, input) => {
      const request = requestOf(context, input);
      const call = { operation: 'createSend', key: input.headers['Idempotency-Key'], body: input.body };
      const data = await withIdempotency(context, call, async (tx) => {
        const { sendId, state } = await acceptSend(tx, context.clock.now(), request);
        noteMade(context, sendId);
        return { send_id: String(sendId), state: presentState(state) };
      });
      // Not kept with the answer: an answer that was kept before there was this name is given again, too.
      return { data: { ...data, message_outbox_ids: [data.send_id] }, message: 'ارسال ثبت شد.' };
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
