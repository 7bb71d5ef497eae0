import { auditChange, runTransaction } from '@peyk/server-database';
import { decideWaiting, mobileToTell, takeWaiting } from '@peyk/server-decisions';
import type { Reviewer } from '@peyk/server-decisions';
import { requireOwned } from '@peyk/server-http';
import { fail } from '../fail';
import { REFUSAL_REASONS } from '../refusal-reasons';
import type { RefusalReason } from '../refusal-reasons';
import { findSecretaryKey, lockSecretary } from '../secretary.repository';
import type { SecretaryRow } from '../secretary.repository';
import { requireSecretary } from '../secretary.service';
import { tellSecretaryChanged } from '../tell-secretary-changed';

/** Named with its version, so that nobody accepts what the owner wrote after it was read. */
export interface SecretaryVersion {
  id: bigint;
  version: number;
}

export type SecretaryVerdict =
  { decision: 'accepted' } | { decision: 'refused'; reason: RefusalReason; note: string | undefined };

function sentenceOf({ title }: SecretaryRow, verdict: SecretaryVerdict): string {
  if (verdict.decision === 'accepted') return `منشی «${title}» پذیرفته شد و از این پس به پیام‌ها رسیدگی می‌کند.`;
  const note = verdict.note === undefined ? '' : ` (${verdict.note})`;
  return `منشی «${title}» پذیرفته نشد: ${REFUSAL_REASONS[verdict.reason]}${note}. لطفاً آن را ویرایش کنید.`;
}

const requireKey = (reviewer: Pick<Reviewer, 'db'>, id: bigint) =>
  requireOwned(findSecretaryKey(reviewer.db, id), () => fail('unknownSecretary'));

/**
 * Decides about a secretary, once; who asked is told.
 * @throws unknownSecretary, changedMeanwhile, decidedBefore, takenByOther
 */
export async function decideSecretary(
  { db, clock, by, tellBySms, ...rest }: Reviewer,
  { id, version }: SecretaryVersion,
  verdict: SecretaryVerdict,
): Promise<SecretaryRow> {
  const key = await requireKey({ db, ...rest }, id);
  const { accountId } = key;
  const at = clock.now();
  return runTransaction(db, async (tx) => {
    if (!(await lockSecretary(tx, key))) fail('unknownSecretary');
    if ((await requireSecretary(tx, key)).version !== version) fail('changedMeanwhile');
    await decideWaiting(tx, { table: 'secretaries', ...key, by, at }, verdict);
    const secretary = await requireSecretary(tx, key);
    const after = { decision: verdict.decision, reason: secretary.reason, version };
    auditChange({ accountId, object: `secretary:${id}`, before: { decision: null }, after });
    await tellSecretaryChanged(tx, accountId);
    const mobile = await mobileToTell(tx, { accountId, askedBy: secretary.askedBy, about: 'patterns' });
    if (mobile !== undefined) await tellBySms(tx, { mobile, text: sentenceOf(secretary, verdict), at });
    return secretary;
  });
}

/** Says that this reviewer looks at it. @throws unknownSecretary, decidedBefore, takenByOther */
export async function takeSecretary({ db, clock, by }: Omit<Reviewer, 'tellBySms'>, id: bigint): Promise<void> {
  const key = await requireKey({ db }, id);
  await runTransaction(db, async (tx) => {
    const { takenBy } = await requireSecretary(tx, key);
    await takeWaiting(tx, { table: 'secretaries', ...key, by, at: clock.now() });
    auditChange({ accountId: key.accountId, object: `secretary:${id}`, before: { takenBy }, after: { takenBy: by } });
  });
}
