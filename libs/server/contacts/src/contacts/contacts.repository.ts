import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { idsParameter, keysParameter } from '../parameters';

export interface ContactRow {
  id: bigint;
  mobile: number;
  name: string | null;
  createdAt: Date;
}

export interface ContactsToInsert {
  accountId: bigint;
  mobiles: Int32Array;
  /** One for each number; without it nobody gets a name. */
  names?: readonly (string | null)[];
  at: Date;
}

/** Makes contacts of numbers, each given once. A known one stays as it is, and takes the name given if it has none. */
export async function insertContacts(tx: Tx, { accountId, mobiles, names, at }: ContactsToInsert): Promise<void> {
  if (!names) return insertNumbers(tx, { accountId, mobiles, at });
  await sql`
    insert into contacts as c (account_id, mobile, name, created_at)
    select ${accountId}, m.mobile, m.name, ${at}
    from unnest(${keysParameter(mobiles)}, ${[...names]}::text[]) as m (mobile, name) order by m.mobile
    on conflict (account_id, mobile) do update set name = excluded.name
      where c.name is null and excluded.name is not null`.execute(tx);
}

/** Without names nothing of a known contact can change, so its row is not even locked. */
async function insertNumbers(tx: Tx, { accountId, mobiles, at }: ContactsToInsert): Promise<void> {
  await sql`
    insert into contacts (account_id, mobile, created_at)
    select ${accountId}, m.mobile, ${at} from unnest(${keysParameter(mobiles)}) as m (mobile) order by m.mobile
    on conflict (account_id, mobile) do nothing`.execute(tx);
}

export interface ContactKey {
  accountId: bigint;
  id: bigint;
}

export async function findContact(db: DbOrTx, { accountId, id }: ContactKey): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(['id', 'mobile', 'name', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws a unique violation when another contact has the number */
export async function changeContact(
  tx: Tx,
  { accountId, id }: ContactKey,
  { mobile, name }: { mobile: number; name: string | null },
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ mobile, name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Numbers of those of `ids` that the account has. */
export async function selectMobiles(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<Int32Array> {
  const { rows } = await sql<{ mobile: number }>`
    select mobile from contacts where account_id = ${accountId} and id = any(${idsParameter(ids)})`.execute(db);
  return Int32Array.from(rows, ({ mobile }) => mobile);
}

/** Deletes contacts, without their places in phonebooks. */
export async function deleteContactRows(tx: Tx, accountId: bigint, mobiles: Int32Array): Promise<void> {
  await sql`
    delete from contacts where account_id = ${accountId} and mobile = any(${keysParameter(mobiles)})`.execute(tx);
}
