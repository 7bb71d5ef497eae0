import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import { authorOf, requireAccount, sightOf } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { parseMobileKey } from '@peyk/shared-sms';
import { secretaryExportJob } from './export/messages-export';
import type { SecretaryExportPorts } from './export/messages-export';
import { listReceiverRows } from './lines.repository';
import { listMessageRows } from './messages.repository';
import type { MessageFilters } from './messages.repository';
import { presentMessage, presentSecretary } from './secretary.presenter';
import { deleteSecretaryRows, listSecretaryRows } from './secretary.repository';
import type { SecretaryKey } from './secretary.repository';
import { activateSecretary, keepSecretary, requireKind, requireSecretary, rewriteSecretary } from './secretary.service';
import type { GivenSecretary } from './secretary.service';

type SecretaryOperation =
  | 'listReceiverLines'
  | 'listSecretaries'
  | 'getSecretary'
  | 'createSecretary'
  | 'updateSecretary'
  | 'setSecretaryActive'
  | 'deleteSecretaries'
  | 'listSecretaryMessages'
  | 'exportSecretaryMessages';

const idOf = (id: string | undefined) => (id === undefined ? undefined : BigInt(id));
const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function givenOf(body: OperationInput<'createSecretary'>['body']): GivenSecretary {
  return {
    ...{ title: body.title, line: body.line, fromNumber: body.from_number, match: body.match, words: body.words },
    ...{ reply: body.reply, forwardTo: body.forward_to, optsOut: body.opts_out, oncePerSender: body.once_per_sender },
    ...{ mostLately: body.most_in_ten_minutes, mostDaily: body.most_in_a_day },
    forwardToWebhookId: idOf(body.forward_to_webhook_id),
    addToPhonebookId: idOf(body.add_to_phonebook_id),
    removeFromPhonebookId: idOf(body.remove_from_phonebook_id),
    ...{
      startsAt: dateOf(body.starts_at),
      endsAt: dateOf(body.ends_at),
      fromHour: body.from_hour,
      toHour: body.to_hour,
    },
  };
}

const keyOf = (context: RequestContext, id: string): SecretaryKey => ({
  accountId: requireAccount(context).accountId,
  id: BigInt(id),
});

/** A number that is none finds nothing. */
function filtersOf({
  outcome,
  reading,
  number,
}: components['schemas']['SecretaryMessageFilters'] = {}): MessageFilters {
  return { outcome, reading, mobile: number === undefined ? undefined : parseMobileKey(number) };
}

function messageHandlers(ports: SecretaryExportPorts): Handlers<'listSecretaryMessages' | 'exportSecretaryMessages'> {
  return {
    listSecretaryMessages: async (context, { body }) => {
      const key = keyOf(context, body.id);
      await requireSecretary(context.db, key);
      const question = { key, ...filtersOf(body.filters), paging: pagingOf(body) };
      const { items, ...paging } = await listMessageRows(context.db, question);
      return { data: { items: items.map(presentMessage), paging } };
    },
    exportSecretaryMessages: async (context, { body }) => {
      const key = keyOf(context, body.id);
      await requireSecretary(context.db, key);
      const { userId, impersonatedBy } = authorOf(context);
      const input = { exportId: randomUUID(), ...sightOf(context), secretaryId: body.id, ...filtersOf(body.filters) };
      const job = { accountId: key.accountId, userId, impersonatedBy, input, at: context.clock.now() };
      const { id } = await runTransaction(context.db, (tx) => beginJob(tx, secretaryExportJob(ports), job));
      return { data: { job_id: String(id) } };
    },
  };
}

/** The operations of `openapi/paths/secretary.yaml`. */
export function createSecretaryHandlers(ports: SecretaryExportPorts): Handlers<SecretaryOperation> {
  return {
    ...messageHandlers(ports),
    listReceiverLines: async (context) => {
      const rows = await listReceiverRows(context.db, requireAccount(context).accountId);
      return { data: { items: rows.map(({ number, title }) => ({ number, title })) } };
    },
    listSecretaries: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { title, state, is_active: isActive } = body.filters ?? {};
      const question = { accountId, kind: 'plain' as const, title, state, isActive, paging: pagingOf(body) };
      const { items, ...paging } = await listSecretaryRows(context.db, question);
      return { data: { items: items.map(presentSecretary), paging } };
    },
    getSecretary: async (context, { query }) => ({
      data: presentSecretary(await requireKind(context.db, keyOf(context, query.id), 'plain')),
    }),
    createSecretary: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { userId, impersonatedBy } = authorOf(context);
      const made = { accountId, given: givenOf(body), userId, impersonatedBy };
      return { data: presentSecretary(await keepSecretary(context, made)) };
    },
    updateSecretary: async (context, { body: { id, ...body } }) => {
      const change = { given: givenOf(body), userId: authorOf(context).userId };
      return { data: presentSecretary(await rewriteSecretary(context, keyOf(context, id), change)) };
    },
    setSecretaryActive: async (context, { body: { id, is_active } }) => {
      await activateSecretary(context, keyOf(context, id), is_active);
      return { data: { id, is_active } };
    },
    deleteSecretaries: async (context, { body: { ids } }) => {
      const own = { accountId: requireAccount(context).accountId, kind: 'plain' as const };
      return { data: { deleted_count: await deleteSecretaryRows(context.db, own, ids.map(BigInt)) } };
    },
  };
}
