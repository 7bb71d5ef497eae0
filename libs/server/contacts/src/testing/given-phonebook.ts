import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';

let made = 0;

export interface PhonebookWishes {
  title?: string;
  /** Keys of its members. */
  mobiles?: readonly number[];
  /** Or so many members, from `first` upwards. */
  count?: number;
  first?: number;
}

/** The first of a hundred thousand keys that nobody has. */
export const FIRST_KEY = 241_000_000;

/** A phonebook with its members and their contacts, as rows. */
export async function givenPhonebook(db: Db, accountId: bigint, wishes: PhonebookWishes = {}): Promise<bigint> {
  made += 1;
  const first = wishes.first ?? FIRST_KEY;
  const mobiles = wishes.mobiles ?? Array.from({ length: wishes.count ?? 0 }, (_, i) => first + i);
  const at = new Date('2026-11-20T08:30:00Z');
  const { id } = await db
    .insertInto('phonebooks')
    .values({
      account_id: accountId,
      title: wishes.title ?? `دفترچهٔ ${made}`,
      code: null,
      members_count: mobiles.length,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keys = sql`unnest(${`{${mobiles.join(',')}}`}::int[]) as m (mobile)`;
  await sql`insert into contacts (account_id, mobile, created_at)
    select ${accountId}, m.mobile, ${at} from ${keys} on conflict do nothing`.execute(db);
  await sql`insert into phonebook_members (account_id, phonebook_id, mobile)
    select ${accountId}, ${id}, m.mobile from ${keys}`.execute(db);
  return id;
}
