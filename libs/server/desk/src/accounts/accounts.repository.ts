import type { DbOrTx } from '@peyk/server-database';
import { contains } from '@peyk/server-http';
import { normaliseDigits } from '@peyk/shared-validation';
import { sql } from 'kysely';

export interface FoundAccount {
  id: bigint;
  name: string;
  /** Of its owner. */
  username: string;
  mobile: number;
  blockedReason: string | null;
  activation: 'active' | 'checking' | 'inactive';
  balanceMrial: bigint;
  heldMrial: bigint;
  isReviewRequired: boolean;
  createdAt: Date;
}

const DIGITS = /^\d{3,12}$/;

const accounts = (db: DbOrTx) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('users as u', (join) => join.onRef('u.account_id', '=', 'a.id').on('u.is_owner', '=', true))
    .innerJoin('wallets as w', 'w.account_id', 'a.id')
    .where('a.kind', '=', 'customer');

const SHOWN = [
  'a.id',
  'a.name',
  'u.username',
  'u.mobile',
  'a.blocked_reason as blockedReason',
  'a.activation',
  'w.balance_mrial as balanceMrial',
  'w.held_mrial as heldMrial',
  'a.review_required as isReviewRequired',
  'a.created_at as createdAt',
] as const;

/** Those with this somewhere in name, username or mobile number; all without it. */
function matching(db: DbOrTx, search: string | undefined) {
  if (search === undefined) return accounts(db);
  const digits = normaliseDigits(search).replace(/^(98|0)?9/, '');
  return accounts(db).where((eb) =>
    eb.or([
      contains({ found: sql`null`, column: sql.ref('a.name') }, search),
      sql<boolean>`strpos(lower(u.username), ${search.trim().toLowerCase()}) > 0`,
      ...(DIGITS.test(digits) ? [sql<boolean>`strpos(lpad(u.mobile::text, 9, '0'), ${digits}) > 0`] : []),
    ]),
  );
}

/** One page, newest first. */
export async function listAccounts(
  db: DbOrTx,
  { search, offset, limit }: { search: string | undefined; offset: number; limit: number },
): Promise<{ total: number; items: FoundAccount[] }> {
  const found = matching(db, search);
  const { total } = await found.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const items = await found.select(SHOWN).orderBy('a.id', 'desc').offset(offset).limit(limit).execute();
  return { total: Number(total), items };
}

export function findAccount(db: DbOrTx, id: bigint): Promise<FoundAccount | undefined> {
  return accounts(db).select(SHOWN).where('a.id', '=', id).executeTakeFirst();
}

/** Everybody of an account who was not deactivated, the owner first. */
export function listAccountPeople(db: DbOrTx, accountId: bigint) {
  return db
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) => join.onRef('r.account_id', '=', 'u.account_id').onRef('r.id', '=', 'u.role_id'))
    .select(['u.username', 'u.name', 'r.title as role', 'u.is_owner as isOwner'])
    .where('u.account_id', '=', accountId)
    .where('u.state', '<>', 'deactivated')
    .orderBy('u.is_owner', 'desc')
    .orderBy('u.id')
    .limit(100)
    .execute();
}

export async function listAccountLines(db: DbOrTx, accountId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('account_lines as al')
    .innerJoin('lines as l', 'l.id', 'al.line_id')
    .select('l.number')
    .where('al.account_id', '=', accountId)
    .orderBy('l.number')
    .limit(100)
    .execute();
  return rows.map(({ number }) => number);
}

export async function countSendsSince(db: DbOrTx, accountId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sends')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
