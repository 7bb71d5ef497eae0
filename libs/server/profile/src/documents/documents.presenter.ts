import { refusalSentence } from '@peyk/server-decisions';
import type { components } from '@peyk/shared-contract';
import { REFUSAL_REASONS, stateOf } from './documents.policy';
import type { DocumentKind } from './documents.policy';
import type { DocumentRow } from './documents.repository';

export type AccountDocument = components['schemas']['AccountDocument'];

/** A kind and what the account has of it; undefined for nothing. */
export function presentDocument(kind: DocumentKind, row: DocumentRow | undefined, now: Date): AccountDocument {
  return {
    kind,
    state: stateOf(row, now),
    file_id: row?.fileId ?? null,
    uploaded_at: row?.askedAt.toISOString() ?? null,
    decided_at: row?.decidedAt?.toISOString() ?? null,
    valid_until: row?.validUntil ?? null,
    refusal: row ? refusalSentence(row, REFUSAL_REASONS) : null,
  };
}
