import { authorOf, requireAccount, withIdempotency } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { lineDigits, pagingOf } from '@peyk/shared-contract';
import { presentListed, presentRecurring, presentRun } from './recurring.presenter';
import type { RecurringContent } from './recurring.repository';
import {
  createRecurring,
  deleteRecurring,
  listRecurring,
  listRuns,
  pauseRecurring,
  resumeRecurring,
  showRecurring,
  updateRecurring,
} from './recurring.service';

type ReadOperation = 'listRecurringSends' | 'showRecurringSend' | 'listRecurringRuns';
type ChangeOperation =
  'createRecurringSend' | 'updateRecurringSend' | 'pauseRecurringSend' | 'resumeRecurringSend' | 'deleteRecurringSend';

/** For the audit log too, whose entry is written with the same transaction. */
function keyOf(context: RequestContext, id: string) {
  noteRecurring(context, id);
  return { accountId: requireAccount(context).accountId, id: BigInt(id) };
}

function noteRecurring({ audit }: RequestContext, id: string): void {
  if (audit) audit.object = `recurring:${id}`;
}

function contentOf(body: OperationInput<'createRecurringSend'>['body']): RecurringContent {
  return {
    fromNumber: lineDigits(body.from_number),
    text: body.message,
    charity: body.charity ?? false,
    ratePerSecond: body.rate_per_second ?? null,
    validityMinutes: body.validity_minutes ?? null,
    rule: body.rule,
    params: body.params,
  };
}

/** The operations of `openapi/paths/recurring.yaml`. */
export function createRecurringHandlers(): Handlers<ReadOperation | ChangeOperation> {
  return { ...readHandlers(), ...changeHandlers() };
}

function readHandlers(): Handlers<ReadOperation> {
  return {
    listRecurringSends: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, state: body.filters?.state, paging: pagingOf(body) };
      const { items, ...paging } = await listRecurring(context.db, question);
      return { data: { items: items.map(presentListed), paging } };
    },
    showRecurringSend: async (context, { query }) => ({
      data: presentRecurring(await showRecurring(context.db, keyOf(context, query.id))),
    }),
    listRecurringRuns: async (context, { body }) => {
      const question = { ...keyOf(context, body.id), paging: pagingOf(body) };
      const { items, ...paging } = await listRuns(context.db, question);
      return { data: { items: items.map(presentRun), paging } };
    },
  };
}

function changeHandlers(): Handlers<ChangeOperation> {
  return {
    createRecurringSend: async (context, { body, headers }) => {
      const { accountId } = requireAccount(context);
      const wanted = { ...contentOf(body), accountId, ...authorOf(context) };
      const call = { operation: 'createRecurringSend', key: headers['Idempotency-Key'], body };
      const data = await withIdempotency(context, call, async (tx) => {
        const made = presentRecurring(await createRecurring(tx, context.clock.now(), wanted));
        noteRecurring(context, made.id);
        return made;
      });
      return { data, message: 'ارسال دوره‌ای ثبت شد.' };
    },
    updateRecurringSend: async (context, { body }) => ({
      data: presentRecurring(await updateRecurring(context, keyOf(context, body.id), contentOf(body))),
      message: 'ارسال دوره‌ای تغییر کرد.',
    }),
    pauseRecurringSend: async (context, { body }) => ({
      data: presentRecurring(await pauseRecurring(context, keyOf(context, body.id))),
      message: 'ارسال دوره‌ای نگه داشته شد.',
    }),
    resumeRecurringSend: async (context, { body }) => ({
      data: presentRecurring(await resumeRecurring(context, keyOf(context, body.id))),
      message: 'ارسال دوره‌ای ادامه می‌یابد.',
    }),
    deleteRecurringSend: async (context, { body }) => {
      await deleteRecurring(context, keyOf(context, body.id));
      return { data: null, message: 'ارسال دوره‌ای حذف شد.' };
    },
  };
}
