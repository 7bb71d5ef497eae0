import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import { authorOf, requireAccount, sightOf } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import type { SecretaryExportPorts } from '../export/messages-export';
import { variablesOf } from '../reply-text';
import { presentCode, presentDraw, presentReader } from '../secretary.presenter';
import { deleteSecretaryRows, listSecretaryRows } from '../secretary.repository';
import type { SecretaryKey } from '../secretary.repository';
import { keepSecretary, requireKind, rewriteSecretary } from '../secretary.service';
import type { GivenSecretary } from '../secretary.service';
import { codeForm } from './code-form';
import { codesExportJob } from './codes-export';
import { listDrawRows } from './draws.repository';
import { drawReader } from './draw.service';
import { listCodeRows } from './reader-codes.repository';
import type { CodesKey } from './reader-codes.repository';
import { addCodes, addCodesOfFile, generateCodes, removeCodes } from './reader-codes.service';
import type { AddedCodes } from './reader-codes.service';

type ReaderOperation = 'listReaders' | 'getReader' | 'createReader' | 'updateReader' | 'deleteReaders';
type CodeOperation =
  | 'listReaderVariables'
  | 'listReaderCodes'
  | 'addReaderCodes'
  | 'generateReaderCodes'
  | 'uploadReaderCodes'
  | 'deleteReaderCodes'
  | 'exportReaderCodes'
  | 'drawReaderWinners'
  | 'listReaderDraws';

const idOf = (id: string | undefined) => (id === undefined ? undefined : BigInt(id));
const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function givenOf(body: OperationInput<'createReader'>['body']): GivenSecretary {
  const keywords = body.keywords ?? [];
  return {
    ...{ title: body.title, line: body.line, fromNumber: body.from_number, match: 'codes', reply: body.reply },
    ...{ duplicateReply: body.duplicate_reply, wrongReply: body.wrong_reply },
    ...{ words: keywords.map(({ word }) => word), keywordReplies: keywords.map(({ reply }) => reply) },
    ...{ mostLately: body.most_in_ten_minutes, mostDaily: body.most_in_a_day },
    addToPhonebookId: idOf(body.add_to_phonebook_id),
    ...{ startsAt: dateOf(body.starts_at), endsAt: dateOf(body.ends_at) },
  };
}

const keyOf = (context: RequestContext, id: string): SecretaryKey => ({
  accountId: requireAccount(context).accountId,
  id: BigInt(id),
});

const codesKeyOf = (context: RequestContext, id: string): CodesKey => ({
  ...keyOf(context, id),
  impersonatedBy: authorOf(context).impersonatedBy,
});

function readerHandlers(): Handlers<ReaderOperation> {
  return {
    listReaders: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { title, state, is_active: isActive } = body.filters ?? {};
      const question = { accountId, kind: 'reader' as const, title, state, isActive, paging: pagingOf(body) };
      const { items, ...paging } = await listSecretaryRows(context.db, question);
      return { data: { items: items.map(presentReader), paging } };
    },
    getReader: async (context, { query }) => ({
      data: presentReader(await requireKind(context.db, keyOf(context, query.id), 'reader')),
    }),
    createReader: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { userId, impersonatedBy } = authorOf(context);
      const made = { accountId, given: givenOf(body), userId, impersonatedBy };
      return { data: presentReader(await keepSecretary(context, made)) };
    },
    updateReader: async (context, { body: { id, ...body } }) => {
      const change = { given: givenOf(body), userId: authorOf(context).userId };
      return { data: presentReader(await rewriteSecretary(context, keyOf(context, id), change)) };
    },
    deleteReaders: async (context, { body: { ids } }) => {
      const own = { accountId: requireAccount(context).accountId, kind: 'reader' as const };
      return { data: { deleted_count: await deleteSecretaryRows(context.db, own, ids.map(BigInt)) } };
    },
  };
}

const presentAdded = ({ added, known, invalid, elsewhere }: AddedCodes): components['schemas']['AddedReaderCodes'] => ({
  ...{ added_count: added, known_count: known, invalid_count: invalid, elsewhere_count: elsewhere },
});

function codeHandlers(ports: SecretaryExportPorts): Handlers<CodeOperation> {
  return {
    listReaderVariables: () => Promise.resolve({ data: { items: variablesOf('code') } }),
    listReaderCodes: async (context, { body }) => {
      const key = keyOf(context, body.id);
      await requireKind(context.db, key, 'reader');
      const { is_used: isUsed, code } = body.filters ?? {};
      const begins = code === undefined ? undefined : codeForm(code) || undefined;
      const question = { key, isUsed, code: begins, paging: pagingOf(body) };
      const { items, ...paging } = await listCodeRows(context.db, question);
      return { data: { items: items.map(presentCode), paging } };
    },
    addReaderCodes: async (context, { body: { id, codes } }) => ({
      data: presentAdded(await addCodes(context, codesKeyOf(context, id), codes)),
    }),
    generateReaderCodes: async (context, { body: { id, ...wanted } }) => ({
      data: presentAdded(await generateCodes(context, codesKeyOf(context, id), wanted)),
    }),
    uploadReaderCodes: async (context, { query, file }) => ({
      data: presentAdded(await addCodesOfFile(context, codesKeyOf(context, query.id), file.bytes)),
    }),
    deleteReaderCodes: async (context, { body: { id, codes } }) => ({
      data: { deleted_count: await removeCodes(context, keyOf(context, id), codes ?? 'all') },
    }),
    exportReaderCodes: async (context, { body }) => {
      const key = keyOf(context, body.id);
      await requireKind(context.db, key, 'reader');
      const { userId, impersonatedBy } = authorOf(context);
      const wanted = body.is_used === undefined ? {} : { isUsed: body.is_used };
      const input = { exportId: randomUUID(), ...sightOf(context), secretaryId: body.id, ...wanted };
      const job = { accountId: key.accountId, userId, impersonatedBy, input, at: context.clock.now() };
      const { id } = await runTransaction(context.db, (tx) => beginJob(tx, codesExportJob(ports), job));
      return { data: { job_id: String(id) } };
    },
    drawReaderWinners: async (context, { body: { id, count, seed } }) => ({
      data: presentDraw(await drawReader(context, keyOf(context, id), { ...authorOf(context), count, seed })),
    }),
    listReaderDraws: async (context, { body }) => {
      const key = keyOf(context, body.id);
      await requireKind(context.db, key, 'reader');
      const { items, ...paging } = await listDrawRows(context.db, key, pagingOf(body));
      return { data: { items: items.map(presentDraw), paging } };
    },
  };
}

/** The operations of `openapi/paths/readers.yaml`. */
export function createReaderHandlers(ports: SecretaryExportPorts): Handlers<ReaderOperation | CodeOperation> {
  return { ...readerHandlers(), ...codeHandlers(ports) };
}
