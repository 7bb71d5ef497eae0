import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { takeTurn, unlessTaken } from '@peyk/server-http';
import { MAX_DRAFT_GROUPS } from '@peyk/shared-sms';
import { requireTitle } from './drafts.policy';
import { deleteDraftsOfGroup } from './drafts.repository';
import { fail } from './fail';
import {
  countGroups,
  deleteGroupRow,
  insertGroup,
  listGroupRows,
  selectGroup,
  updateGroupRow,
} from './groups.repository';
import type { GroupKey, GroupRow } from './groups.repository';

export interface NewGroup {
  accountId: bigint;
  title: string;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy: string | null;
}

/** Makes an empty group. @throws badTitle, titleTaken, tooManyGroups */
export async function createGroup(
  { db, clock }: ServerContext,
  { accountId, title, impersonatedBy }: NewGroup,
): Promise<GroupRow> {
  const row = { accountId, title: requireTitle(title), createdAt: clock.now(), impersonatedBy };
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', accountId);
    if ((await countGroups(tx, accountId)) >= MAX_DRAFT_GROUPS) fail('tooManyGroups');
    return unlessNamed(insertGroup(tx, row));
  });
}

/** Gives a group another title. @throws unknownGroup, badTitle, titleTaken */
export async function updateGroup({ db }: ServerContext, key: GroupKey, given: string): Promise<GroupRow> {
  const title = requireTitle(given);
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', key.accountId);
    await unlessNamed(updateGroupRow(tx, key, title));
    return requireGroup(tx, key);
  });
}

/**
 * Deletes a group with its drafts and answers how many those were; one that is not there does not matter.
 * @param expected how many the person was shown @throws otherCount
 */
export async function deleteGroup({ db }: ServerContext, key: GroupKey, expected: number | undefined): Promise<number> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', key.accountId);
    if (!(await selectGroup(tx, key))) return 0;
    const count = await deleteDraftsOfGroup(tx, { accountId: key.accountId, groupId: key.id });
    if (expected !== undefined && count !== expected) fail('otherCount', 'expected_count');
    await deleteGroupRow(tx, key);
    return count;
  });
}

async function requireGroup(tx: Tx, { accountId, id }: GroupKey): Promise<GroupRow> {
  return (await listGroups(tx, accountId)).find((row) => row.id === id) ?? fail('unknownGroup', 'id');
}

/** All groups of an account. */
export function listGroups(db: DbOrTx, accountId: bigint): Promise<GroupRow[]> {
  return listGroupRows(db, accountId);
}

const unlessNamed = <T>(writing: Promise<T>) =>
  unlessTaken(writing, { draft_groups_title: () => fail('titleTaken', 'title') });
