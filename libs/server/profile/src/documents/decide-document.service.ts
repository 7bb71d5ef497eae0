import { auditChange, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { decideWaiting, mobileToTell, takeWaiting } from '@peyk/server-decisions';
import type { Reviewer } from '@peyk/server-decisions';
import { requireOwned } from '@peyk/server-http';
import { fail } from '../fail';
import { DOCUMENT_KINDS, REFUSAL_REASONS, dayInIran } from './documents.policy';
import type { DocumentKind, RefusalReason } from './documents.policy';
import { findDocument, findDocumentKey, setValidUntil } from './documents.repository';
import type { DocumentKey, DocumentRow } from './documents.repository';
import { announceDocument } from './documents.service';

type DocumentVerdict =
  | { decision: 'accepted'; validUntil: string | undefined }
  | { decision: 'refused'; reason: RefusalReason; note: string | undefined };

function sentenceOf({ kind }: DocumentRow, verdict: DocumentVerdict): string {
  const what = `مدرک «${DOCUMENT_KINDS[kind as DocumentKind] ?? kind}»`;
  if (verdict.decision === 'accepted') return `${what} حساب شما تأیید شد.`;
  const note = verdict.note === undefined ? '' : ` (${verdict.note})`;
  return `${what} حساب شما تأیید نشد: ${REFUSAL_REASONS[verdict.reason]}${note}. لطفاً آن را دوباره بارگذاری کنید.`;
}

const requireDocument = (tx: Tx, key: DocumentKey) =>
  requireOwned(findDocument(tx, key), () => fail('unknownDocument'));
const requireKey = (reviewer: Pick<Reviewer, 'db'>, id: bigint) =>
  requireOwned(findDocumentKey(reviewer.db, id), () => fail('unknownDocument'));

/**
 * Decides about a document, once; anyone who uploaded it is told.
 * @throws unknownDocument (also for one that was replaced meanwhile), dayPassed, decidedBefore, takenByOther
 */
export async function decideDocument(reviewer: Reviewer, id: bigint, verdict: DocumentVerdict): Promise<DocumentRow> {
  const { db, clock, by, tellBySms } = reviewer;
  const key = await requireKey(reviewer, id);
  const at = clock.now();
  const validUntil = verdict.decision === 'accepted' ? verdict.validUntil : undefined;
  if (validUntil !== undefined && validUntil < dayInIran(at)) fail('dayPassed');
  return runTransaction(db, async (tx) => {
    await decideWaiting(tx, { table: 'account_documents', ...key, by, at }, verdict);
    if (validUntil !== undefined) await setValidUntil(tx, key, validUntil);
    // Replaced or taken back while it was waited for: then nothing was decided.
    const document = await requireDocument(tx, key);
    auditChange({
      accountId: key.accountId,
      object: `document:${id}`,
      before: { decision: null },
      after: { decision: verdict.decision, reason: document.reason },
    });
    await announceDocument(tx, key.accountId);
    const mobile = await mobileToTell(tx, { accountId: key.accountId, askedBy: document.askedBy, about: 'documents' });
    if (mobile !== undefined) await tellBySms(tx, { mobile, text: sentenceOf(document, verdict), at });
    return document;
  });
}

/** Says that this reviewer looks at it. @throws unknownDocument, decidedBefore, takenByOther */
export async function takeDocument(reviewer: Omit<Reviewer, 'tellBySms'>, id: bigint): Promise<DocumentRow> {
  const { db, clock, by } = reviewer;
  const key = await requireKey(reviewer, id);
  return runTransaction(db, async (tx) => {
    const before = await requireDocument(tx, key);
    await takeWaiting(tx, { table: 'account_documents', ...key, by, at: clock.now() });
    auditChange({
      accountId: key.accountId,
      object: `document:${id}`,
      before: { takenBy: before.takenBy },
      after: { takenBy: by },
    });
    return requireDocument(tx, key);
  });
}
