import type { DbOrTx, Tx } from '@peyk/server-database';
import type { PatternVariable } from '@peyk/shared-sms';
import { sql } from 'kysely';
import type { PatternKey } from './patterns.repository';
import type { PatternKind } from './patterns.tables';
import { VERSION_STATE } from './version-state';

/** What a version says. */
export interface VersionText {
  text: string;
  variables: readonly PatternVariable[];
  website: string | null;
}

export interface VersionRow extends VersionText {
  version: number;
  state: number;
  askedAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
  reasonText: string | null;
}

const SHOWN = [
  'version',
  'text',
  'variables',
  'website',
  'state',
  'asked_at as askedAt',
  'decided_by as decidedBy',
  'decided_at as decidedAt',
  'reason',
  'reason_text as reasonText',
] as const;

/** All versions of a pattern, newest first; at most 100. */
export function listVersions(db: DbOrTx, { accountId, id }: PatternKey): Promise<VersionRow[]> {
  const own = db.selectFrom('pattern_versions').where('account_id', '=', accountId).where('pattern_id', '=', id);
  return own.select(SHOWN).orderBy('version', 'desc').execute();
}

export interface NewVersion extends VersionText {
  version: number;
  askedBy: bigint | null;
  at: Date;
  impersonatedBy: string | null;
  /** Who has decided for it already; without, it waits. */
  acceptedBy?: string;
}

/** The new version waits unless somebody has accepted it already; one that waited gives way. */
export async function insertVersion(tx: Tx, { accountId, id }: PatternKey, made: NewVersion): Promise<void> {
  await tx
    .updateTable('pattern_versions')
    .set({ state: VERSION_STATE.replaced })
    .where('account_id', '=', accountId)
    .where('pattern_id', '=', id)
    .where('state', '=', VERSION_STATE.waiting)
    .execute();
  await tx
    .insertInto('pattern_versions')
    .values({
      account_id: accountId,
      pattern_id: id,
      version: made.version,
      text: made.text,
      variables: sql`${JSON.stringify(made.variables)}::jsonb`,
      website: made.website,
      state: made.acceptedBy === undefined ? VERSION_STATE.waiting : VERSION_STATE.accepted,
      ...(made.acceptedBy !== undefined && { decided_by: made.acceptedBy, decided_at: made.at }),
      asked_by: made.askedBy,
      asked_at: made.at,
      impersonated_by: made.impersonatedBy,
    })
    .execute();
}

/** What an account has by a code. */
export interface CodeFound {
  kind: PatternKind;
  /** Of the shared pattern that it was taken over from. */
  sharedId: bigint | null;
  accepted: (VersionText & { version: number }) | null;
}

/** What is sent by a code of the account: the version accepted last, null when there is none; undefined for another's code. */
export async function findAcceptedVersion(
  db: DbOrTx,
  { accountId, code }: { accountId: bigint; code: string },
): Promise<CodeFound | undefined> {
  const row = await db
    .selectFrom('patterns')
    .leftJoin('pattern_versions as accepted', (join) =>
      join
        .onRef('accepted.account_id', '=', 'patterns.account_id')
        .onRef('accepted.pattern_id', '=', 'patterns.id')
        .onRef('accepted.version', '=', 'patterns.accepted_version'),
    )
    .where('patterns.account_id', '=', accountId)
    .where('patterns.code', '=', code)
    .select(['patterns.kind', 'patterns.shared_id as sharedId', 'accepted.version', 'accepted.text'])
    .select(['accepted.variables', 'accepted.website'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, sharedId, version, text, variables, website } = row;
  const isThere = version !== null && text !== null && variables !== null;
  return { kind, sharedId, accepted: isThere ? { version, text, variables, website } : null };
}
