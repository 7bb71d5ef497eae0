import { notify, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import { takeTurn } from '@peyk/server-http';
import { fail } from '../fail';
import { requireKept } from '../require-kept';
import { DOCUMENT_FILE, KEPT_AFTER_MS } from './document-file';
import { DOCUMENT_KINDS } from './documents.policy';
import type { DocumentKind } from './documents.policy';
import { presentDocument } from './documents.presenter';
import type { AccountDocument } from './documents.presenter';
import { insertDocument, listDocumentRows, lockDocumentOf, markRemoved } from './documents.repository';
import type { DocumentRow, DocumentToInsert } from './documents.repository';

export const DOCUMENT_CHANGED_CHANNEL = 'document_changed';

/** Asks the open panels of the account to look again. */
export const announceDocument = (tx: Tx, accountId: bigint): Promise<void> =>
  notify(tx, DOCUMENT_CHANGED_CHANNEL, JSON.stringify({ accountId: String(accountId) }));

type KeepUntil = Pick<Files, 'keepUntil'>;

/** Every kind, with what the account has of it. */
export async function listDocuments({ db, clock }: ServerContext, accountId: bigint): Promise<AccountDocument[]> {
  const rows = new Map((await listDocumentRows(db, accountId)).map((row) => [row.kind, row]));
  const now = clock.now();
  return (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).map((kind) => presentDocument(kind, rows.get(kind), now));
}

/** It counts no longer; its file is kept for a while. */
async function retire(tx: Tx, files: KeepUntil, { accountId, id, fileId }: DocumentRow, at: Date): Promise<void> {
  await markRemoved(tx, { accountId, id }, at);
  await files.keepUntil(tx, { accountId, id: fileId }, new Date(at.getTime() + KEPT_AFTER_MS));
}

/** Puts a file there as the document of its kind, in the place of the one before; it waits for a person. */
export async function addDocument(
  { db, clock }: ServerContext,
  files: KeepUntil,
  document: Omit<DocumentToInsert, 'at'> & { kind: DocumentKind },
): Promise<AccountDocument> {
  const { accountId, kind } = document;
  const at = clock.now();
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'account_documents', accountId);
    const before = await lockDocumentOf(tx, accountId, kind);
    if (before) await retire(tx, files, before, at);
    await requireKept(tx, { accountId, id: document.fileId, purpose: DOCUMENT_FILE, now: at });
    await insertDocument(tx, { ...document, at });
    await announceDocument(tx, accountId);
    return presentDocument(kind, await lockDocumentOf(tx, accountId, kind), at);
  });
}

/** Takes a document back. @throws noDocument, documentAccepted */
export async function removeDocument(
  { db, clock }: ServerContext,
  files: KeepUntil,
  { accountId, kind }: { accountId: bigint; kind: DocumentKind },
): Promise<AccountDocument> {
  const at = clock.now();
  return runTransaction(db, async (tx) => {
    const row = (await lockDocumentOf(tx, accountId, kind)) ?? fail('noDocument');
    if (row.decision === 'accepted') fail('documentAccepted');
    await retire(tx, files, row, at);
    await announceDocument(tx, accountId);
    return presentDocument(kind, undefined, at);
  });
}
