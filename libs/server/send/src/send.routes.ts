import { authorOf, isTestCall, requireAccount, withIdempotency } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { lineDigits } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { RehearsedRequest } from './sandbox/rehearse.service';
import { createAgreementHandlers } from './agreements/agreements.routes';
import { createApprovalHandlers } from './approvals/approvals.routes';
import { createControlHandlers } from './control.routes';
import { createTariffHandlers } from './tariffs/tariff.routes';
import { createRecurringHandlers } from './recurring/recurring.routes';
import { namedMessageOf } from './programs/named-message';
import { keepMessages } from './programs/program-messages.repository';
import { createTestSend } from './sandbox/create-test-send.service';
import { setLineDefaults } from './line-defaults.service';
import { setLineLimits } from './line-limits.service';
import { listAccountLines } from './lines.repository';
import { excludedAnswer, previewAnswer, priceAnswer, requireRightTo, weekOf } from './price.routes';
import { presentLine, presentBegun, presentState, presentUpload } from './send.presenter';
import { AT_ONCE } from './send-plan';
import { acceptInTime } from './programs/accept-in-time';
import { sourceOfSend } from './source-choice';
import { NO_SHORT_LINKS, linksOf } from './short-links.policy';
import type { SendDependencies } from './short-links.policy';
import { senderOf } from './spender';
import { requireSendInReach } from './send-in-reach';
import { stopSendOf } from './stop-send.service';
import { beginUpload, completeUpload, uploadNumbers, uploadPart } from './upload.service';

/** For the audit log, whose entry is written with the same transaction. */
function noteMade({ audit }: RequestContext, sendId: bigint): void {
  if (audit) audit.object = `send:${sendId}`;
}

/** What is asked for, whoever asks. */
function requestOf(
  context: RequestContext,
  { body }: OperationInput<'createSend'>,
  dependencies: SendDependencies,
): RehearsedRequest {
  return {
    accountId: requireAccount(context).accountId,
    fromNumber: lineDigits(body.from_number),
    ...sourceOfSend(body),
    charity: body.charity ?? false,
    ...weekOf(body),
    ...linksOf(body, dependencies),
    quoteId: body.quote_id === undefined ? null : BigInt(body.quote_id),
    plan: {
      ...AT_ONCE,
      sendTime: body.send_time === undefined ? null : new Date(body.send_time),
      ratePerSecond: body.rate_per_second ?? null,
      validityMinutes: body.validity_minutes ?? null,
    },
  };
}

/** The operations of `openapi/paths/send.yaml` and `recurring.yaml`. */
export function createSendHandlers(dependencies: SendDependencies = NO_SHORT_LINKS) {
  return {
    ...createSendingHandlers(dependencies),
    ...createUploadHandlers(),
    ...createAgreementHandlers(),
    ...createControlHandlers(),
    ...createApprovalHandlers(),
    ...createRecurringHandlers(),
    ...createTariffHandlers(),
  };
}

function createSendWith(dependencies: SendDependencies): Handlers<'createSend'>['createSend'] {
  return async (context, input) => {
    const asked = requestOf(context, input, dependencies);
    await requireRightTo(context, asked.choice);
    if (isTestCall(context)) {
      return {
        data: await createTestSend(context, input, asked),
        message: 'ارسال آزمایشی ثبت شد؛ پیامی فرستاده نشد.',
      };
    }
    const request = { ...asked, ...senderOf(context), userIp: context.ip };
    const localId = input.body.local_id;
    const named = localId === undefined ? undefined : namedMessageOf(request.choice, localId);
    const call = { operation: 'createSend', key: input.headers['Idempotency-Key'], body: input.body };
    const data = await withIdempotency(context, call, async (tx) => {
      const at = context.clock.now();
      const { sendId, state } = await acceptInTime(tx, context, request);
      noteMade(context, sendId);
      const [id] = named ? await keepMessages(tx, { accountId: request.accountId, sendId, at }, [named]) : [];
      return {
        send_id: String(sendId),
        state: presentState(state),
        ...(id !== undefined && { message_id: String(id) }),
      };
    });
    // Not kept with the answer: an answer that was kept before there was this name is given again, too.
    return { data: { ...data, message_outbox_ids: [data.send_id] }, message: 'ارسال ثبت شد.' };
  };
}

function createSendingHandlers(
  dependencies: SendDependencies,
): Handlers<
  | 'listLines'
  | 'setLineLimits'
  | 'setLineDefaults'
  | 'calculatePrice'
  | 'previewTexts'
  | 'downloadQuoteExcluded'
  | 'createSend'
  | 'cancelSend'
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
    setLineDefaults: async (context, { body: { number, alias, is_default: isDefault } }) => {
      const key = { accountId: requireAccount(context).accountId, number: lineDigits(number) };
      const line = await setLineDefaults(context, key, { alias, isDefault });
      return { data: presentLine(line), message: 'نام و پیش‌فرض خط ثبت شد.' };
    },
    calculatePrice: async (context, input) => ({ data: await priceAnswer(context, input, dependencies) }),
    previewTexts: previewAnswer,
    downloadQuoteExcluded: (context, input) => excludedAnswer(context, input, dependencies),
    createSend: createSendWith(dependencies),
    cancelSend: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const key = { accountId, sendId: BigInt(body.send_id) };
      await requireSendInReach(context.db, key);
      const stopped = await stopSendOf(context, key);
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

function createUploadHandlers(): Handlers<'uploadNumbers' | 'beginUpload' | 'uploadPart' | 'completeUpload'> {
  const keyOf = (context: RequestContext, uploadId: string) => ({
    accountId: requireAccount(context).accountId,
    uploadId: BigInt(uploadId),
  });
  return {
    uploadNumbers: async (context, { file }) => {
      const { accountId } = requireAccount(context);
      const upload = await uploadNumbers(context, { accountId, ...authorOf(context), ...file });
      return { data: presentUpload(upload), message: 'فایل شماره‌ها ثبت شد.' };
    },
    beginUpload: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { name, record_count: recordCount, fingerprint, columns = null } = body;
      const list = { accountId, ...authorOf(context), name, recordCount, fingerprint, columns };
      return { data: presentBegun(await beginUpload(context, list)) };
    },
    uploadPart: async (context, { body: { upload_id, ...part } }) => {
      await uploadPart(context, keyOf(context, upload_id), part);
      return { data: { part: part.part } };
    },
    completeUpload: async (context, { body }) => {
      const upload = await completeUpload(context, keyOf(context, body.upload_id));
      return { data: presentUpload(upload), message: 'فایل شماره‌ها ثبت شد.' };
    },
  };
}
