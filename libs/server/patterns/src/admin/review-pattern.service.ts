import { mobileToTell } from '@peyk/server-decisions';
import type { Reviewer } from '@peyk/server-decisions';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { fail } from '../fail';
import { changePattern } from '../patterns.repository';
import { REFUSAL_REASONS, refusalSentence } from '../refusal-reasons';
import type { RefusalReason } from '../refusal-reasons';
import { tellPatternChanged } from '../tell-pattern-changed';
import { VERSION_STATE } from '../version-state';
import { findVersion, listWaitingVersions, lockVersion, writeDecision } from './review.repository';
import type { ReviewedVersion, VersionName, WaitingVersion } from './review.repository';

const LISTED = 100;
export const MAX_REASON_CHARS = 300;

/** What waits for a reader, oldest first; at most 100. */
export function listPatternsToReview(db: Db): Promise<WaitingVersion[]> {
  return listWaitingVersions(db, LISTED);
}

/** @throws unknownVersion */
export async function showPatternVersion(db: Db, name: VersionName): Promise<ReviewedVersion> {
  return (await findVersion(db, name)) ?? fail('unknownVersion');
}

/** What a reader decided. */
export type PatternVerdict =
  | { verdict: 'accept' }
  /** The owner reads the sentence of the reason, and the text behind it. */
  | { verdict: 'refuse'; reason: string; reasonText: string | null };

export interface PatternReview extends VersionName {
  decision: PatternVerdict;
}

/**
 * Decides about one version, once: of two readers the second is told. Who asked for it is told by SMS, the account's owner in
 * their place when they have gone or support asked, and every open panel of the account.
 * The version is named, so that nobody accepts what the owner wrote after it was read.
 * @throws unknownVersion, also when the owner deleted the pattern; alreadyDecided, replacedVersion, badReason
 */
export async function reviewPattern(
  { db, clock, by, tellBySms }: Omit<Reviewer, 'log'>,
  { decision, ...name }: PatternReview,
): Promise<void> {
  const { reason, reasonText } = decision.verdict === 'accept' ? NO_REASON : requireReason(decision);
  const state = decision.verdict === 'accept' ? VERSION_STATE.accepted : VERSION_STATE.refused;
  await runTransaction(db, async (tx) => {
    const found = (await lockVersion(tx, name)) ?? fail('unknownVersion');
    if (found.state === VERSION_STATE.replaced) fail('replacedVersion');
    if (found.state !== VERSION_STATE.waiting) fail('alreadyDecided', { message: decidedBefore(found) });
    const { accountId, patternId } = found;
    const at = clock.now();
    await writeDecision(tx, { accountId, patternId, version: name.version }, { state, by, at, reason, reasonText });
    if (state === VERSION_STATE.accepted) {
      await changePattern(tx, { accountId, id: patternId }, { accepted_version: name.version });
    }
    const object = `pattern:${patternId}`;
    auditChange({ accountId, object, before: { state: found.state }, after: { state, version: name.version } });
    await tellPatternChanged(tx, accountId);
    const mobile = await mobileToTell(tx, { ...found, about: 'patterns' });
    if (mobile !== undefined) await tellBySms(tx, { mobile, text: smsOf(found, { reason, reasonText }), at });
  });
}

const NO_REASON = { reason: null, reasonText: null };

function requireReason({ reason, reasonText }: { reason: string; reasonText: string | null }) {
  const said = reasonText?.trim() || null;
  const isKnown = Object.hasOwn(REFUSAL_REASONS, reason);
  if (!isKnown || (reason === 'other' && said === null) || (said?.length ?? 0) > MAX_REASON_CHARS) fail('badReason');
  return { reason: reason as RefusalReason, reasonText: said };
}

function decidedBefore({ state, decidedBy }: ReviewedVersion): string {
  const verb = state === VERSION_STATE.accepted ? 'پذیرفته' : 'رد کرده';
  return `این نسخه را پیش از شما «${decidedBy ?? ''}» ${verb} است.`;
}

function smsOf({ title }: ReviewedVersion, refusal: { reason: string | null; reasonText: string | null }): string {
  const sentence = refusalSentence(refusal);
  if (sentence === null) return `الگوی «${title}» پذیرفته شد و آمادهٔ ارسال است.`;
  return `الگوی «${title}» پذیرفته نشد: ${sentence}`;
}
