import { requireAccount, withIdempotency } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import type { SendControl } from '@peyk/server-sender';
import { acceptSend } from './accept-send.service';
import { asTest } from './as-test';
import { pauseSendOf, rescheduleSendOf, resumeSendOf, setSendRateOf } from './control-send.service';
import { resendFailedOf } from './resend.service';
import { requireSendInReach } from './send-in-reach';
import { presentState } from './send.presenter';
import { testRequestOf } from './test-send.service';

/** @throws unknownSend */
async function keyOf(context: RequestContext, sendId: string) {
  const key = { accountId: requireAccount(context).accountId, sendId: BigInt(sendId) };
  await requireSendInReach(context.db, key);
  return key;
}

function presentControl(sendId: string, { state, sendTime, ratePerSecond }: SendControl) {
  return {
    send_id: sendId,
    state: presentState(state),
    send_time: sendTime?.toISOString() ?? null,
    rate_per_second: ratePerSecond,
  };
}

async function sendTest(context: RequestContext, { body, headers }: OperationInput<'testSend'>) {
  const request = await testRequestOf(context, body);
  return asTest(context, { operation: 'testSend', key: headers['Idempotency-Key'], body }, async (tx, now) => {
    const { sendId, state } = await acceptSend(tx, now, request);
    return { send_id: String(sendId), state: presentState(state) };
  });
}

/** The operations of `openapi/paths/send.yaml` that control a send, or make one from the person or a send that is there. */
export function createControlHandlers(): Handlers<
  'pauseSend' | 'resumeSend' | 'rescheduleSend' | 'setSendRate' | 'testSend' | 'resendFailed'
> {
  return {
    pauseSend: async (context, { body }) => {
      const control = await pauseSendOf(context, await keyOf(context, body.send_id));
      return { data: presentControl(body.send_id, control), message: 'ارسال نگه داشته شد.' };
    },
    resumeSend: async (context, { body }) => {
      const control = await resumeSendOf(context, await keyOf(context, body.send_id));
      return { data: presentControl(body.send_id, control), message: 'ارسال ادامه می‌یابد.' };
    },
    rescheduleSend: async (context, { body }) => {
      const key = await keyOf(context, body.send_id);
      const control = await rescheduleSendOf(context, key, new Date(body.send_time));
      return { data: presentControl(body.send_id, control), message: 'زمان ارسال عوض شد.' };
    },
    setSendRate: async (context, { body }) => {
      const control = await setSendRateOf(context, await keyOf(context, body.send_id), body.rate_per_second);
      return { data: presentControl(body.send_id, control), message: 'سرعت ارسال عوض شد.' };
    },
    resendFailed: async (context, { body, headers }) => {
      const call = { operation: 'resendFailed', key: headers['Idempotency-Key'], body };
      const data = await withIdempotency(context, call, async (tx) => {
        const { sendId, state } = await resendFailedOf(tx, context, await keyOf(context, body.send_id));
        return { send_id: String(sendId), state: presentState(state) };
      });
      return { data, message: 'ارسال دوباره ثبت شد.' };
    },
    testSend: async (context, input) => ({ data: await sendTest(context, input), message: 'پیام آزمایشی ثبت شد.' }),
  };
}
