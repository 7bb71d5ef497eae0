import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import { authorOf, requireAccount, sightOf } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { SecretaryExportPorts } from '../export/messages-export';
import { presentPoll } from '../secretary.presenter';
import { deleteSecretaryRows, listSecretaryRows } from '../secretary.repository';
import type { SecretaryKey } from '../secretary.repository';
import { keepSecretary, requireKind, rewriteSecretary } from '../secretary.service';
import type { GivenSecretary } from '../secretary.service';
import { votesExportJob } from './votes-export';

type PollOperation = 'listPolls' | 'getPoll' | 'createPoll' | 'updatePoll' | 'deletePolls' | 'exportPollVotes';

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function givenOf(body: OperationInput<'createPoll'>['body']): GivenSecretary {
  return {
    ...{ title: body.title, line: body.line, fromNumber: body.from_number, match: 'poll' },
    ...{ question: body.question, options: body.options, repeatVotes: body.repeat_votes },
    ...{ reply: body.reply, duplicateReply: body.repeat_reply, wrongReply: body.unknown_reply },
    ...{ mostLately: body.most_in_ten_minutes, mostDaily: body.most_in_a_day },
    ...{ endedReply: body.ended_reply, startsAt: dateOf(body.starts_at), endsAt: dateOf(body.ends_at) },
  };
}

const keyOf = (context: RequestContext, id: string): SecretaryKey => ({
  accountId: requireAccount(context).accountId,
  id: BigInt(id),
});

/** The operations of `openapi/paths/polls.yaml`. */
export function createPollHandlers(ports: SecretaryExportPorts): Handlers<PollOperation> {
  return {
    listPolls: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { title, state, is_active: isActive } = body.filters ?? {};
      const question = { accountId, kind: 'poll' as const, title, state, isActive, paging: pagingOf(body) };
      const { items, ...paging } = await listSecretaryRows(context.db, question);
      return { data: { items: items.map(presentPoll), paging } };
    },
    getPoll: async (context, { query }) => ({
      data: presentPoll(await requireKind(context.db, keyOf(context, query.id), 'poll')),
    }),
    createPoll: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { userId, impersonatedBy } = authorOf(context);
      const made = { accountId, given: givenOf(body), userId, impersonatedBy };
      return { data: presentPoll(await keepSecretary(context, made)) };
    },
    updatePoll: async (context, { body: { id, ...body } }) => {
      const change = { given: givenOf(body), userId: authorOf(context).userId };
      return { data: presentPoll(await rewriteSecretary(context, keyOf(context, id), change)) };
    },
    deletePolls: async (context, { body: { ids } }) => {
      const own = { accountId: requireAccount(context).accountId, kind: 'poll' as const };
      return { data: { deleted_count: await deleteSecretaryRows(context.db, own, ids.map(BigInt)) } };
    },
    exportPollVotes: async (context, { body }) => {
      const key = keyOf(context, body.id);
      await requireKind(context.db, key, 'poll');
      const { userId, impersonatedBy } = authorOf(context);
      const input = { exportId: randomUUID(), ...sightOf(context), secretaryId: body.id };
      const job = { accountId: key.accountId, userId, impersonatedBy, input, at: context.clock.now() };
      const { id } = await runTransaction(context.db, (tx) => beginJob(tx, votesExportJob(ports), job));
      return { data: { job_id: String(id) } };
    },
  };
}
