import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { listPage, requireAllContacts, requirePhonebooksInReach, unlessTaken } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { normaliseForMatching } from '@peyk/shared-sms';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { MAX_PHONEBOOKS, MAX_TITLE_CHARS } from '../limits';
import { changePhonebook, countPhonebooks, insertPhonebook, listPhonebookRows } from './phonebooks.repository';
import type { PhonebookChange, PhonebookQuestion, PhonebookRow } from './phonebooks.repository';
import { deletePhonebookRows } from './deleted-phonebooks.repository';
import { sweepPhonebooks } from './sweep-phonebooks';

/** One page of an account's phonebooks, by title. */
export async function listPhonebooksOf(
  db: DbOrTx,
  { paging, ...question }: PhonebookQuestion & { paging: Paging },
): Promise<Page<PhonebookRow>> {
  return listPage({
    paging,
    most: MAX_PHONEBOOKS,
    rows: () => listPhonebookRows(db, question, paging),
    count: () => countPhonebooks(db, question),
  });
}

export interface NewPhonebook {
  accountId: bigint;
  title: string;
  /** What programs may call it. */
  code?: string | undefined;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
}

/** Makes an empty phonebook. @throws badTitle, titleTaken, codeTaken, tooManyPhonebooks, busy */
export async function createPhonebook(
  { db, clock }: ServerContext,
  { accountId, title, code, impersonatedBy = null }: NewPhonebook,
): Promise<PhonebookRow> {
  // The role would not see it.
  requireAllContacts();
  const row = { accountId, title: requireTitle(title), code: code ?? null, createdAt: clock.now(), impersonatedBy };
  return inTurn(db, accountId, async (tx) => {
    if ((await countPhonebooks(tx, { accountId })) >= MAX_PHONEBOOKS) fail('tooManyPhonebooks');
    return unlessNamed(insertPhonebook(tx, row));
  });
}

/** Gives a phonebook another title or code. @throws unknownPhonebook, badTitle, titleTaken, codeTaken, busy */
export async function updatePhonebook(
  { db }: ServerContext,
  key: { accountId: bigint; id: bigint },
  { title, code }: PhonebookChange,
): Promise<PhonebookRow> {
  requirePhonebooksInReach([key.id]);
  const change = { code, title: title === undefined ? undefined : requireTitle(title) };
  return inTurn(
    db,
    key.accountId,
    async (tx) => (await unlessNamed(changePhonebook(tx, key, change))) ?? fail('unknownPhonebook', 'id'),
  );
}

export interface PhonebooksToDelete {
  accountId: bigint;
  ids: readonly bigint[];
  /** Also the contacts that stand in no other phonebook. */
  withContacts: boolean;
}

/**
 * Deletes phonebooks; ids that are not there do not matter. From then on nobody sees them; the members of large ones, and their
 * contacts, are cleared away after the call. Answers how many phonebooks.
 * @throws busy, also while a send that is being prepared reads one
 */
export async function deletePhonebooks(
  { db, clock }: ServerContext,
  { accountId, ids, withContacts }: PhonebooksToDelete,
): Promise<number> {
  requirePhonebooksInReach(ids);
  return inTurn(db, accountId, async (tx) => {
    const gone = await deletePhonebookRows(tx, { accountId, ids, withContacts, at: clock.now() });
    await sweepPhonebooks(tx, gone);
    return gone.length;
  });
}

/** Titles are compared as texts are searched: one that would be compared as nothing cannot be told from another. */
function requireTitle(title: string): string {
  const trimmed = title.trim();
  if ([...trimmed].length > MAX_TITLE_CHARS || normaliseForMatching(trimmed).trim() === '') fail('badTitle', 'title');
  return trimmed;
}

const unlessNamed = <T>(writing: Promise<T>) =>
  unlessTaken(writing, {
    phonebooks_title: () => fail('titleTaken', 'title'),
    phonebooks_code: () => fail('codeTaken', 'code'),
  });
