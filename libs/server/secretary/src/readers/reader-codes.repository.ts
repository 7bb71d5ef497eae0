import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { SecretaryKey } from '../secretary.repository';

/** A code of a reader. */
export interface CodeRow {
  code: string;
  written: string;
  /** The nine digits after 9 of who sent it first. */
  mobile: number | null;
  usedAt: Date | null;
}

const SHOWN = ['code', 'written', 'mobile', 'used_at as usedAt'] as const;

/** A code that some messages name, of one of several readers. */
export interface KnownCode extends CodeRow {
  secretaryId: bigint;
}

/** Those of `codes` that the readers know, held until the transaction ends. */
export async function lockKnownCodes(
  tx: Tx,
  { accountId, readers, codes }: { accountId: bigint; readers: readonly bigint[]; codes: readonly string[] },
): Promise<KnownCode[]> {
  const { rows } = await sql<KnownCode>`${PREPARED}
    select secretary_id as "secretaryId", code, written, mobile, used_at as "usedAt" from reader_codes
    where account_id = ${accountId} and secretary_id = any(${[...readers]}::bigint[]) and code = any(${[...codes]}::text[])
    for update`.execute(tx);
  return rows;
}

/** A code and who sent it first. */
export interface Claim {
  secretaryId: bigint;
  code: string;
  mobile: number;
  at: Date;
}

/** Writes down who sent codes first; none of them was used. */
export async function claimCodes(tx: Tx, accountId: bigint, claims: readonly Claim[]): Promise<void> {
  if (claims.length === 0) return;
  const { numAffectedRows } = await sql`
    update reader_codes c set mobile = g.mobile, used_at = g.at
    from unnest(${claims.map((one) => one.secretaryId)}::bigint[], ${claims.map((one) => one.code)}::text[],
      ${claims.map((one) => one.mobile)}::int[], ${claims.map((one) => one.at)}::timestamptz[]) as g (id, code, mobile, at)
    where c.account_id = ${accountId} and c.secretary_id = g.id and c.code = g.code and c.used_at is null`.execute(tx);
  if (Number(numAffectedRows) !== claims.length) throw new Error('a code was used twice');
  const counts = new Map<bigint, number>();
  for (const { secretaryId } of claims) counts.set(secretaryId, (counts.get(secretaryId) ?? 0) + 1);
  await sql`
    update secretaries s set used_count = s.used_count + c.count
    from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::int[]) as c (id, count)
    where s.account_id = ${accountId} and s.id = c.id`.execute(tx);
}

/** Codes to keep: each form once, as it was written. */
export type CodesToInsert = ReadonlyMap<string, string>;

/** Whose codes, and the admin who gives them on behalf of the account. */
export interface CodesKey extends SecretaryKey {
  impersonatedBy: string | null;
}

/** Keeps those that the reader does not have; answers how many. */
export async function insertCodes(
  tx: Tx,
  { accountId, id, impersonatedBy }: CodesKey,
  codes: CodesToInsert,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into reader_codes (account_id, secretary_id, impersonated_by, code, written)
    select ${accountId}, ${id}, ${impersonatedBy}, * from unnest(${[...codes.keys()]}::text[], ${[...codes.values()]}::text[])
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** How many of these codes other readers on the same line have: who is older gets the message. */
export async function countElsewhere(tx: Tx, { accountId, id }: SecretaryKey, codes: CodesToInsert): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(distinct c.code) as count from reader_codes c
    where c.account_id = ${accountId} and c.code = any(${[...codes.keys()]}::text[]) and c.secretary_id in (
      select o.id from secretaries o join secretaries s on s.account_id = o.account_id and s.line_id = o.line_id
      where s.account_id = ${accountId} and s.id = ${id} and o.id <> s.id and o.match = 'codes')`.execute(tx);
  return Number(rows[0]?.count ?? 0n);
}

/** Changes the kept count of codes. */
export async function addToCodeCount(tx: Tx, { accountId, id }: SecretaryKey, count: number): Promise<void> {
  await tx
    .updateTable('secretaries')
    .set({ code_count: sql`code_count + ${count}` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Takes out codes that nobody has sent: those named, or all of them. Answers how many. */
export async function deleteUnused(
  tx: Tx,
  { accountId, id }: SecretaryKey,
  codes: readonly string[] | 'all',
): Promise<number> {
  let unused = tx
    .deleteFrom('reader_codes')
    .where('account_id', '=', accountId)
    .where('secretary_id', '=', id)
    .where('used_at', 'is', null);
  if (codes !== 'all') unused = unused.where(sql<boolean>`code = any(${[...codes]}::text[])`);
  const { numDeletedRows } = await unused.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export interface CodeQuestion {
  key: SecretaryKey;
  isUsed?: boolean | undefined;
  /** The form that it begins with. */
  code?: string | undefined;
}

function codesOf(db: DbOrTx, { key, isUsed, code }: CodeQuestion) {
  let own = db.selectFrom('reader_codes').where('account_id', '=', key.accountId).where('secretary_id', '=', key.id);
  if (isUsed !== undefined) own = own.where('used_at', isUsed ? 'is not' : 'is', null);
  // A form has letters and digits alone, so nothing in it means anything to `like`; a range needs no index of its own.
  if (code !== undefined) own = own.where('code', '>=', code).where('code', '<', `${code}\u{10ffff}`);
  return own;
}

/** One page by the order of the codes; counted to 10,000. */
export function listCodeRows(
  db: DbOrTx,
  { paging, ...question }: CodeQuestion & { paging: Paging },
): Promise<Page<CodeRow>> {
  return listRows(db, {
    matching: codesOf(db, question),
    shown: (query) => query.select(SHOWN).orderBy('code'),
    paging,
    most: 10_000,
  });
}

/** The next codes after one. */
export function listCodesAfter(
  db: DbOrTx,
  question: CodeQuestion,
  { after, limit }: { after: string; limit: number },
): Promise<CodeRow[]> {
  return codesOf(db, question).where('code', '>', after).select(SHOWN).orderBy('code').limit(limit).execute();
}
