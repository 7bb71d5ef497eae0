import {
  DomainError,
  giveBackToRate,
  HTTP_ERRORS,
  requireAccount,
  takeFromRate,
  withIdempotency,
} from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import type { SendControl } from '@peyk/server-sender';
import { acceptSend } from './accept-send.service';
import { pauseSendOf, rescheduleSendOf, resumeSendOf, setSendRateOf } from './control-send.service';
import { resendFailedOf } from './resend.service';
import { presentState } from './send.presenter';
import { testRequestOf } from './test-send.service';

/** A test costs as much as any message, and nobody needs more of them. */
const TEST_RATE = { limit: 10, windowSeconds: 60 };

function keyOf(context: RequestContext, sendId: string) {
  return { accountId: requireAccount(context).accountId, sendId: BigInt(sendId) };
}

function presentControl(sendId: string, { state, sendTime, ratePerSecond }: SendControl) {
  return {
    send_id: sendId,
    state: presentState(state),
    send_time: sendTime?.toISOString() ?? null,
    rate_per_second: ratePerSecond,
  };
}

/**
 * Counted before the key is looked at, for a rate counts by itself and no transaction may wait for a second connection; judged only
 * where a test would be made, and given back where none is: a first answer is given again however often it is asked for.
 */
async function sendTest(context: RequestContext, { body, headers }: OperationInput<'testSend'>) {
  const { accountId, userId } = requireAccount(context);
  const now = context.clock.now();
  const request = await testRequestOf(context, body);
  const rate = { ...TEST_RATE, key: `test-send:${accountId}:${userId}`, now };
  const { allowed, retryAfterSeconds } = await takeFromRate(context.db, rate);
  const call = { operation: 'testSend', key: headers['Idempotency-Key'], body };
  let isFirst = false;
  try {
    return await withIdempotency(context, call, async (tx) => {
      isFirst = true;
      if (!allowed) throw new DomainError({ ...HTTP_ERRORS.tooOften, retryAfterSeconds });
      const { sendId, state } = await acceptSend(tx, now, request);
      if (context.audit) context.audit.object = `send:${sendId}`;
      return { send_id: String(sendId), state: presentState(state) };
    });
  } finally {
    // A call more or less is no reason to lose the answer.
    const warn = (error: unknown) => context.log.warn({ err: error }, 'a call could not be given back to its limit');
    if (!isFirst) await giveBackToRate(context.db, rate).catch(warn);
  }
}

/** The operations of `openapi/paths/send.yaml` that control a send, or make one from the person or a send that is there. */
export function createControlHandlers(): Handlers<
  'pauseSend' | 'resumeSend' | 'rescheduleSend' | 'setSendRate' | 'testSend' | 'resendFailed'
> {
  return {
    pauseSend: async (context, { body }) => {
      const control = await pauseSendOf(context, keyOf(context, body.send_id));
      return { data: presentControl(body.send_id, control), message: 'ارسال نگه داشته شد.' };
    },
    resumeSend: async (context, { body }) => {
      const control = await resumeSendOf(context, keyOf(context, body.send_id));
      return { data: presentControl(body.send_id, control), message: 'ارسال ادامه می‌یابد.' };
    },
    rescheduleSend: async (context, { body }) => {
      const key = keyOf(context, body.send_id);
      const control = await rescheduleSendOf(context, key, new Date(body.send_time));
      return { data: presentControl(body.send_id, control), message: 'زمان ارسال عوض شد.' };
    },
    setSendRate: async (context, { body }) => {
      const control = await setSendRateOf(context, keyOf(context, body.send_id), body.rate_per_second);
      return { data: presentControl(body.send_id, control), message: 'سرعت ارسال عوض شد.' };
    },
    resendFailed: async (context, { body, headers }) => {
      const call = { operation: 'resendFailed', key: headers['Idempotency-Key'], body };
      const data = await withIdempotency(context, call, async (tx) => {
        const { sendId, state } = await resendFailedOf(tx, context, keyOf(context, body.send_id));
        return { send_id: String(sendId), state: presentState(state) };
      });
      return { data, message: 'ارسال دوباره ثبت شد.' };
    },
    testSend: async (context, input) => ({ data: await sendTest(context, input), message: 'پیام آزمایشی ثبت شد.' }),
  };
}
