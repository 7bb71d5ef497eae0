import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { keyToMobile } from '@peyk/shared-sms';
import { fail } from '../fail';
import { idsParameter } from '../parameters';
import { inReach } from './contact-question';

/**
 * The numbers of contacts in the stored form, each contact once, in the order given.
 * @throws unknownContact when one of them is not there, or is another account's
 */
export async function requireContactNumbers(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const mobiles = await seenMobiles(db, accountId, wanted);
  return wanted.map((id) => keyToMobile(mobiles.get(id) ?? fail('unknownContact', 'contact_ids')));
}

/** Those of `ids` that the account has and the caller's role sees, in the order given, each once. */
export async function contactsThere(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<bigint[]> {
  const mobiles = await seenMobiles(db, accountId, ids);
  return [...new Set(ids)].filter((id) => mobiles.has(id));
}

async function seenMobiles(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ id: bigint; mobile: number }>`
    select id, mobile from contacts t where account_id = ${accountId} and id = any(${idsParameter(ids)}) ${seen(accountId)}`.execute(
    db,
  );
  return new Map(rows.map(({ id, mobile }) => [id, mobile]));
}

const seen = (accountId: bigint) => sql.join([sql``, ...inReach(accountId, sql.ref('t.mobile'))], sql` and `);

/** The same of those that are there; the others are left out. */
export async function numbersOfContacts(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<string[]> {
  const { rows } = await sql<{ mobile: number }>`
    select mobile from contacts where account_id = ${accountId} and id = any(${idsParameter(ids)}) order by mobile`.execute(
    db,
  );
  return rows.map(({ mobile }) => keyToMobile(mobile));
}
