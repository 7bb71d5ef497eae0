import type { DbOrTx, Tx } from '@peyk/server-database';
import type { DecisionWord } from '@peyk/server-decisions';
import { contains, listPage, reachNow } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { sql } from 'kysely';
import { SHOWN, WAITING, columnsOf } from './secretary-columns';
import type { SecretaryFields, SecretaryKey, SecretaryRow } from './secretary-columns';
import { MATCHES } from './secretary.tables';
import type { Match } from './secretary.tables';

export type { SecretaryFields, SecretaryKey, SecretaryRow } from './secretary-columns';

const all = (db: DbOrTx) =>
  db
    .selectFrom('secretaries')
    .innerJoin('lines as listening', 'listening.id', 'secretaries.line_id')
    .innerJoin('lines as answering', 'answering.id', 'secretaries.from_line_id');
const of = (db: DbOrTx, accountId: bigint) => all(db).where('secretaries.account_id', '=', accountId);

/** Whose role has some lines sees those that listen on them. */
function inReach() {
  const { lineIds } = reachNow();
  return lineIds === null ? sql<boolean>`true` : sql<boolean>`secretaries.line_id = any(${lineIds}::bigint[])`;
}

/** Readers and polls have pages of their own. */
export type SecretaryKind = 'plain' | 'reader' | 'poll';

/** Of which kind a row is. */
export function kindOf(match: Match): SecretaryKind {
  if (match === 'codes') return 'reader';
  return match === 'poll' ? 'poll' : 'plain';
}

const ofKind = (kind: SecretaryKind) =>
  kind === 'plain'
    ? sql<boolean>`secretaries.match not in ('codes', 'poll')`
    : sql<boolean>`secretaries.match = ${kind === 'reader' ? 'codes' : 'poll'}`;

export interface SecretaryQuestion {
  accountId: bigint;
  kind: SecretaryKind;
  /** Somewhere in it. */
  title?: string | undefined;
  /** `waiting` for no decision. */
  state?: DecisionWord | 'waiting' | undefined;
  isActive?: boolean | undefined;
  paging: Paging;
}

/** One page, newest first. */
export function listSecretaryRows(
  db: DbOrTx,
  { accountId, kind, title, state, isActive, paging }: SecretaryQuestion,
): Promise<Page<SecretaryRow>> {
  let matching = of(db, accountId).where(inReach()).where(ofKind(kind));
  const column = sql.ref('secretaries.title');
  if (title !== undefined) matching = matching.where(contains({ found: sql`null`, column }, title));
  if (state === 'waiting') matching = matching.where('secretaries.decision', 'is', null);
  else if (state !== undefined) matching = matching.where('secretaries.decision', '=', state);
  if (isActive !== undefined) matching = matching.where('secretaries.is_active', '=', isActive);
  return listPage({
    paging,
    rows: ({ offset, limit }) =>
      matching.select(SHOWN).orderBy('secretaries.id', 'desc').limit(limit).offset(offset).execute(),
    // At most a hundred of an account.
    count: async () => {
      const { count } = await matching.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
      return Number(count);
    },
  });
}

export function findSecretary(db: DbOrTx, { accountId, id }: SecretaryKey): Promise<SecretaryRow | undefined> {
  return of(db, accountId).where('secretaries.id', '=', id).where(inReach()).select(SHOWN).executeTakeFirst();
}

/** Whose it is: those who decide know no accounts. */
export function findSecretaryKey(db: DbOrTx, id: bigint): Promise<SecretaryKey | undefined> {
  return db.selectFrom('secretaries').select(['account_id as accountId', 'id']).where('id', '=', id).executeTakeFirst();
}

/** Holds it until the transaction ends. */
export async function lockSecretary(tx: Tx, { accountId, id }: SecretaryKey): Promise<boolean> {
  const row = await tx
    .selectFrom('secretaries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps it from being deleted until the transaction ends; what it does goes on. */
export async function holdSecretary(tx: Tx, { accountId, id }: SecretaryKey): Promise<void> {
  await tx
    .selectFrom('secretaries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function countSecretaries(tx: Tx, accountId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('secretaries')
    .where('account_id', '=', accountId)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those on a line that look for expressions, but for one. */
export async function countWithExpressions(
  tx: Tx,
  { accountId, lineId, butFor }: { accountId: bigint; lineId: bigint; butFor: bigint | undefined },
): Promise<number> {
  const { count } = await tx
    .selectFrom('secretaries')
    .where('account_id', '=', accountId)
    .where('line_id', '=', lineId)
    .where('match', '=', 'regex')
    .where(sql<boolean>`id is distinct from ${butFor ?? null}::bigint`)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface SecretaryToInsert {
  accountId: bigint;
  fields: SecretaryFields;
  askedBy: bigint | null;
  impersonatedBy: string | null;
  at: Date;
}

export async function insertSecretary(tx: Tx, row: SecretaryToInsert): Promise<bigint> {
  const { accountId, fields, askedBy, impersonatedBy, at } = row;
  const { id } = await tx
    .insertInto('secretaries')
    .values({
      account_id: accountId,
      ...columnsOf(fields),
      option_votes: fields.optionCodes.map(() => 0),
      ...WAITING,
      is_active: true,
      version: 1,
      credit_told_at: null,
      created_at: at,
      impersonated_by: impersonatedBy,
      asked_by: askedBy,
      asked_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeSecretary(
  tx: Tx,
  { accountId, id }: SecretaryKey,
  change: { fields: SecretaryFields } | { fields: SecretaryFields; askedBy: bigint | null; version: number; at: Date },
): Promise<void> {
  const asked =
    'askedBy' in change
      ? { ...WAITING, asked_by: change.askedBy, asked_at: change.at, version: change.version }
      : undefined;
  await tx
    .updateTable('secretaries')
    .set({
      ...columnsOf(change.fields),
      // Of a poll in which somebody has voted the options stay, and so do their votes.
      option_votes: sql`case when voter_count > 0 then option_votes else array_fill(0, array[${change.fields.optionCodes.length}::int]) end`,
      ...asked,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function setActive(tx: Tx, { accountId, id }: SecretaryKey, isActive: boolean): Promise<void> {
  await tx
    .updateTable('secretaries')
    .set({ is_active: isActive })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Answers how many of `ids` of this kind the account had. */
export async function deleteSecretaryRows(
  db: DbOrTx,
  { accountId, kind }: Pick<SecretaryQuestion, 'accountId' | 'kind'>,
  ids: readonly bigint[],
): Promise<number> {
  const own = db.deleteFrom('secretaries').where('account_id', '=', accountId).where(inReach()).where(ofKind(kind));
  const { numDeletedRows } = await own.where('id', 'in', [...ids]).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Those at work on lines of the account, oldest first. While an installation is upgraded there may be some of a kind that only the newer program
 * knows: this one leaves them alone.
 */
export function listListening(db: DbOrTx, accountId: bigint): Promise<SecretaryRow[]> {
  return of(db, accountId)
    .where('secretaries.is_active', '=', true)
    .where('secretaries.decision', '=', 'accepted')
    .where('secretaries.match', 'in', MATCHES)
    .select(SHOWN)
    .orderBy('secretaries.id')
    .execute();
}

/** For those who decide: of any account, with its name; oldest first. */
export type WaitingSecretary = SecretaryRow & { accountName: string };

const waiting = (db: DbOrTx) =>
  all(db)
    .innerJoin('accounts', 'accounts.id', 'secretaries.account_id')
    .where('secretaries.decision', 'is', null)
    .select([...SHOWN, 'accounts.name as accountName']);

/** Of all accounts, the longest first. */
export function listWaitingSecretaries(db: DbOrTx, limit: number, offset = 0): Promise<WaitingSecretary[]> {
  return waiting(db).orderBy('secretaries.asked_at').orderBy('secretaries.id').limit(limit).offset(offset).execute();
}

/** One of any account, while this version of it waits. */
export function findWaitingSecretary(
  db: DbOrTx,
  { id, version }: { id: bigint; version: number },
): Promise<WaitingSecretary | undefined> {
  return waiting(db).where('secretaries.id', '=', id).where('secretaries.version', '=', version).executeTakeFirst();
}
