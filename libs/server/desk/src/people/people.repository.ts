import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Selectable } from 'kysely';
import type { DeskPeopleTable } from '../desk.tables';

const COLUMNS = [
  'id',
  'username',
  'name',
  'password_hash',
  'authenticator_sealed',
  'last_step',
  'roles',
  'disabled_at',
  'created_at',
] as const;

export type PersonRow = Selectable<DeskPeopleTable>;

export function findPerson(db: DbOrTx, username: string): Promise<PersonRow | undefined> {
  return db.selectFrom('desk_people').select(COLUMNS).where('username', '=', username).executeTakeFirst();
}

/** Anyone who signs in with it, or changes it, waits until the transaction ends. */
export function lockPerson(tx: Tx, username: string): Promise<PersonRow | undefined> {
  return tx.selectFrom('desk_people').select(COLUMNS).where('username', '=', username).forUpdate().executeTakeFirst();
}

/** All of them, by name. */
export function listPeople(db: DbOrTx): Promise<PersonRow[]> {
  return db.selectFrom('desk_people').select(COLUMNS).orderBy('username').execute();
}

export interface PersonToInsert {
  username: string;
  name: string;
  passwordHash: string;
  roles: readonly string[];
  at: Date;
}

/** Its authenticator is sealed for its id, so it is set afterwards. @returns the id */
export async function insertPerson(
  tx: Tx,
  { username, name, passwordHash, roles, at }: PersonToInsert,
): Promise<bigint> {
  const row = { username, name, password_hash: passwordHash, roles: [...roles], created_at: at };
  const { id } = await tx
    .insertInto('desk_people')
    .values({ ...row, authenticator_sealed: Buffer.alloc(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type PersonChange = Partial<
  Pick<PersonRow, 'password_hash' | 'authenticator_sealed' | 'last_step' | 'roles' | 'disabled_at'>
>;

export async function changePerson(tx: Tx, id: bigint, change: PersonChange): Promise<void> {
  await tx.updateTable('desk_people').set(change).where('id', '=', id).execute();
}
