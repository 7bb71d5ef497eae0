import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { unlessTaken } from '@peyk/server-http';
import { searchForm } from '@peyk/shared-validation';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { MAX_TAGS } from '../limits';
import { changeTag, hideTags, insertTag, listTagRows, selectTagIds } from './tags.repository';
import type { TagKey, TagRow } from './tags.repository';

export interface NewTag {
  accountId: bigint;
  title: string;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
}

/** Makes a tag that no contact has yet. @throws badTagTitle, tagTaken, tooManyTags, busy */
export async function createTag(
  { db, clock }: ServerContext,
  { accountId, title, impersonatedBy = null }: NewTag,
): Promise<TagRow> {
  const row = { accountId, title: requireTitle(title), at: clock.now(), impersonatedBy };
  return inTurn(db, accountId, async (tx) => {
    if ((await listTagRows(tx, accountId)).length >= MAX_TAGS) fail('tooManyTags');
    return unlessNamed(insertTag(tx, row));
  });
}

/** Gives a tag another title. @throws unknownTag, badTagTitle, tagTaken, busy */
export async function updateTag({ db }: ServerContext, key: TagKey, title: string): Promise<TagRow> {
  const wanted = requireTitle(title);
  return inTurn(
    db,
    key.accountId,
    async (tx) => (await unlessNamed(changeTag(tx, key, wanted))) ?? fail('unknownTag', 'id'),
  );
}

/** Deletes tags; ids that are not there do not matter, and the contacts stay. Answers how many. @throws busy */
export async function deleteTags(
  { db, clock }: ServerContext,
  { accountId, ids }: { accountId: bigint; ids: readonly bigint[] },
): Promise<number> {
  return inTurn(db, accountId, (tx) => hideTags(tx, accountId, ids, clock.now()));
}

/** The account has all of these. @throws unknownTag */
export async function requireTags(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<void> {
  const wanted = new Set(ids);
  if ((await selectTagIds(db, accountId, [...wanted])).length < wanted.size) fail('unknownTag', 'tag_ids');
}

/** Titles are compared as texts are searched: one that would be compared as nothing cannot be told from another. */
function requireTitle(title: string): string {
  const trimmed = title.trim();
  if (searchForm(trimmed) === '') fail('badTagTitle', 'title');
  return trimmed;
}

const unlessNamed = <T>(writing: Promise<T>) => unlessTaken(writing, { tags_title: () => fail('tagTaken', 'title') });
