import type { DbOrTx, Tx } from '@peyk/server-database';
import type { PatternVariable } from '@peyk/shared-sms';
import { VERSION_STATE } from '../version-state';

/** What waits for a person: who asked, since when, and what. */
export interface WaitingVersion {
  code: string;
  version: number;
  title: string;
  accountName: string;
  askedAt: Date;
}

/** Oldest first. */
export function listWaitingVersions(db: DbOrTx, limit: number): Promise<WaitingVersion[]> {
  return db
    .selectFrom('pattern_versions as waiting')
    .innerJoin('patterns', (join) =>
      join.onRef('patterns.account_id', '=', 'waiting.account_id').onRef('patterns.id', '=', 'waiting.pattern_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'waiting.account_id')
    .where('waiting.state', '=', VERSION_STATE.waiting)
    .select([
      'patterns.code',
      'waiting.version',
      'patterns.title',
      'accounts.name as accountName',
      'asked_at as askedAt',
    ])
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}

export interface ReviewedVersion {
  accountId: bigint;
  patternId: bigint;
  title: string;
  accountName: string;
  kind: string;
  text: string;
  variables: readonly PatternVariable[];
  website: string | null;
  state: number;
  askedBy: bigint | null;
  askedAt: Date;
  decidedBy: string | null;
}

export interface VersionName {
  code: string;
  version: number;
}

function reviewed(db: DbOrTx, { code, version }: VersionName) {
  return db
    .selectFrom('patterns')
    .innerJoin('pattern_versions as one', (join) =>
      join.onRef('one.account_id', '=', 'patterns.account_id').onRef('one.pattern_id', '=', 'patterns.id'),
    )
    .innerJoin('accounts', 'accounts.id', 'patterns.account_id')
    .where('patterns.code', '=', code)
    .where('one.version', '=', version)
    .select([
      'patterns.account_id as accountId',
      'patterns.id as patternId',
      'patterns.title',
      'accounts.name as accountName',
      'patterns.kind',
      'one.text',
      'one.variables',
      'one.website',
      'one.state',
      'one.asked_by as askedBy',
      'one.asked_at as askedAt',
      'one.decided_by as decidedBy',
    ]);
}

export function findVersion(db: DbOrTx, name: VersionName): Promise<ReviewedVersion | undefined> {
  return reviewed(db, name).executeTakeFirst();
}

/** Its pattern stays as it is until the transaction ends: neither its owner nor a second reviewer gets between. */
export function lockVersion(tx: Tx, name: VersionName): Promise<ReviewedVersion | undefined> {
  return reviewed(tx, name).forUpdate(['patterns', 'one']).executeTakeFirst();
}

export interface Decision {
  state: number;
  by: string;
  at: Date;
  reason: string | null;
  reasonText: string | null;
}

export async function writeDecision(
  tx: Tx,
  { accountId, patternId, version }: { accountId: bigint; patternId: bigint; version: number },
  { state, by, at, reason, reasonText }: Decision,
): Promise<void> {
  await tx
    .updateTable('pattern_versions')
    .set({ state, decided_by: by, decided_at: at, reason, reason_text: reasonText })
    .where('account_id', '=', accountId)
    .where('pattern_id', '=', patternId)
    .where('version', '=', version)
    .execute();
}
