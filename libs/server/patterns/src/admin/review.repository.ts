import { sql } from 'kysely';
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

/** Oldest first. Only those of the page are joined, however many come before them. */
export function listWaitingVersions(db: DbOrTx, limit: number, offset = 0): Promise<WaitingVersion[]> {
  const page = db
    .selectFrom('pattern_versions')
    .select(['account_id', 'pattern_id', 'version', 'asked_at'])
    // Written out, so that the index of what waits is found.
    .where('state', '=', sql<number>`${sql.lit(VERSION_STATE.waiting)}`)
    .orderBy('asked_at')
    .orderBy('account_id')
    .orderBy('pattern_id')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(page.as('waiting'))
    .innerJoin('patterns', (join) =>
      join.onRef('patterns.account_id', '=', 'waiting.account_id').onRef('patterns.id', '=', 'waiting.pattern_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'waiting.account_id')
    .select([
      'patterns.code',
      'waiting.version',
      'patterns.title',
      'accounts.name as accountName',
      'waiting.asked_at as askedAt',
    ])
    .orderBy('waiting.asked_at')
    .orderBy('waiting.account_id')
    .orderBy('waiting.pattern_id')
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

/** What is sent until another version is accepted. */
export async function findAcceptedText(
  db: DbOrTx,
  { accountId, patternId }: Pick<ReviewedVersion, 'accountId' | 'patternId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('patterns')
    .innerJoin('pattern_versions as accepted', (join) =>
      join
        .onRef('accepted.account_id', '=', 'patterns.account_id')
        .onRef('accepted.pattern_id', '=', 'patterns.id')
        .onRef('accepted.version', '=', 'patterns.accepted_version'),
    )
    .where('patterns.account_id', '=', accountId)
    .where('patterns.id', '=', patternId)
    .select('accepted.text')
    .executeTakeFirst();
  return row?.text;
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
