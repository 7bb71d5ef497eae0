import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import { fail } from './fail';

/**
 * The code of a pattern by what other APIs call it: its code, else its title (which people choose, and so may be a number or a name that a
 * program already has), else its id. One that was taken over gives way to the account's own of the same title, which programs may have sent
 * for years; otherwise two with one title are not told apart by it. @throws unknownPattern
 */
export async function findPatternCode(db: DbOrTx, accountId: bigint, name: string): Promise<string> {
  const id = /^\d{1,15}$/.test(name) ? name : null;
  const { rows } = await sql<{ code: string; way: number }>`
    select code, case when code = ${name} then 0 when title <> ${name} then 3 when shared_id is null then 1 else 2 end as way
    from patterns where account_id = ${accountId} and (code = ${name} or title = ${name} or id = ${id}::bigint)
    order by way limit 3`.execute(db);
  const [first, second] = rows;
  const isByTitle = first?.way === 1 || first?.way === 2;
  if (isByTitle && second?.way === first.way) fail('unknownPattern', 'code');
  // Codes of the installation's own patterns are of all accounts; who sends one finds it by its code.
  return first?.code ?? name;
}
