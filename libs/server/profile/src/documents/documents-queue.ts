import { acceptVerdict, countWaiting, refuseVerdict } from '@peyk/server-decisions';
import type { WaitingQueue } from '@peyk/server-module';
import { sql } from 'kysely';
import { fail } from '../fail';
import { decideDocument, takeDocument } from './decide-document.service';
import { DOCUMENT_KINDS, REFUSAL_REASONS } from './documents.policy';
import type { DocumentKind, RefusalReason } from './documents.policy';
import { findWaitingDocument, listWaitingDocuments } from './documents.repository';

const KEY = /^\d{1,18}$/;
const idOf = (key: string) => (KEY.test(key) ? BigInt(key) : undefined);
const requireId = (key: string) => idOf(key) ?? fail('unknownDocument');
const titleOf = ({ kind }: { kind: string }) => DOCUMENT_KINDS[kind as DocumentKind] ?? kind;

/** Documents that accounts have uploaded. */
export const documentsQueue: WaitingQueue = {
  queue: 'documents',
  role: 'identity',
  verdicts: [acceptVerdict({ takes_day: true }), refuseVerdict(REFUSAL_REASONS)],
  count: (db) =>
    countWaiting(db, {
      table: 'account_documents',
      since: 'asked_at',
      where: sql`decision is null and removed_at is null`,
    }),
  list: async (db, { offset, limit }) => {
    const rows = await listWaitingDocuments(db, limit, offset);
    return rows.map((row) => ({ ...row, key: String(row.id), title: titleOf(row) }));
  },
  show: async (db, key) => {
    const id = idOf(key);
    const row = id === undefined ? undefined : await findWaitingDocument(db, id);
    if (!row) return undefined;
    const { accountId, accountName, askedAt, fileId } = row;
    return {
      ...{ key, accountId, accountName, askedAt, title: titleOf(row) },
      facts: [{ title: 'مدرک', value: titleOf(row), kind: 'text' }],
      ...{ texts: [], textsTotal: 0, fileIds: [fileId] },
    };
  },
  take: (reviewer, key) => takeDocument(reviewer, requireId(key)).then(() => undefined),
  decide: (reviewer, key, { verdict, reason, text: note, day: validUntil }) =>
    decideDocument(
      reviewer,
      requireId(key),
      verdict === 'accept'
        ? { decision: 'accepted', validUntil }
        : { decision: 'refused', reason: reason as RefusalReason, note },
    ),
};
