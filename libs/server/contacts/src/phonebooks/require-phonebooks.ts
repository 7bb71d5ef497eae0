import type { DbOrTx } from '@peyk/server-database';
import { reachNow, requirePhonebooksInReach } from '@peyk/server-http';
import { fail } from '../fail';
import { selectPhonebooks } from './phonebooks.repository';

/** A phonebook as others need to know it. */
export interface KnownPhonebook {
  id: bigint;
  title: string;
  /** Numbers in it, each once. */
  membersCount: number;
}

/**
 * The account's phonebooks with these ids, in the order given, each once.
 * @throws unknownPhonebook (404-80) when one of them is not there, or is another account's; 403-534 when the caller's role has others
 */
export async function requirePhonebooks(
  db: DbOrTx,
  accountId: bigint,
  ids: readonly bigint[],
): Promise<KnownPhonebook[]> {
  requirePhonebooksInReach(ids);
  const wanted = [...new Set(ids)];
  const rows = await selectPhonebooks(db, accountId, wanted);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.map((id) => byId.get(id) ?? fail('unknownPhonebook'));
}

/** Those of `ids` that the account has and the caller's role sees, in the order given, each once. */
export async function phonebooksThere(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<bigint[]> {
  const { phonebookIds } = reachNow();
  const seen = [...new Set(ids)].filter((id) => phonebookIds === null || phonebookIds.includes(id));
  const there = new Set((await selectPhonebooks(db, accountId, seen)).map(({ id }) => id));
  return seen.filter((id) => there.has(id));
}
