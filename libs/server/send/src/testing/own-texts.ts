import type { Db } from '@peyk/server-database';
import { parseMobileKey } from '@peyk/shared-sms';

interface Person {
  number: string;
  name: string | null;
  gender?: number;
  birthDate?: string;
}

/** A phonebook of contacts of whom something is known; its id. */
export async function givenContacts(db: Db, accountId: bigint, people: readonly Person[]): Promise<bigint> {
  const at = new Date();
  const { id } = await db
    .insertInto('phonebooks')
    .values({
      account_id: accountId,
      title: 'مشتریان',
      code: null,
      members_count: people.length,
      created_at: at,
      impersonated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { number, name, gender, birthDate } of people) {
    const mobile = parseMobileKey(number);
    await db
      .insertInto('contacts')
      .values({
        account_id: accountId,
        mobile,
        name,
        gender: gender ?? null,
        birth_date: birthDate ? new Date(`${birthDate}T00:00:00Z`) : null,
        created_at: at,
        impersonated_by: null,
      })
      .execute();
    await db
      .insertInto('phonebook_members')
      .values({ account_id: accountId, phonebook_id: id, mobile, impersonated_by: null })
      .execute();
  }
  return id;
}
