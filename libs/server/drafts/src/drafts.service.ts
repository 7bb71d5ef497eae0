import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import type { Page } from '@peyk/server-http';
import { MAX_DRAFTS, MAX_DRAFT_GROUPS } from '@peyk/shared-sms';
import { requireText } from './drafts.policy';
import { countDraftRows, deleteDraftRows, insertDraft, listDraftRows, updateDraftRow } from './drafts.repository';
import type { DraftChange, DraftKey, DraftQuestion, DraftRow } from './drafts.repository';
import { fail } from './fail';
import { countGroups, selectGroup } from './groups.repository';

/** One page of an account's drafts, newest first. */
export function listDrafts(db: DbOrTx, question: DraftQuestion): Promise<Page<DraftRow>> {
  return listDraftRows(db, question);
}

export interface DraftCounts {
  groups: number;
  groupsLimit: number;
  drafts: number;
  draftsLimit: number;
}

/** How many groups and drafts an account has, and may have. */
export async function countDrafts(db: DbOrTx, accountId: bigint): Promise<DraftCounts> {
  const [groups, drafts] = await Promise.all([countGroups(db, accountId), countDraftRows(db, accountId)]);
  return { groups, groupsLimit: MAX_DRAFT_GROUPS, drafts, draftsLimit: MAX_DRAFTS };
}

export interface NewDraft {
  accountId: bigint;
  groupId: bigint;
  text: string;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy: string | null;
}

/** Keeps a text. @throws badText, unknownGroup, tooManyDrafts */
export async function createDraft({ db, clock }: ServerContext, draft: NewDraft): Promise<DraftRow> {
  const row = { ...draft, text: requireText(draft.text), at: clock.now() };
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', draft.accountId);
    await requireGroup(tx, draft);
    if ((await countDraftRows(tx, draft.accountId)) >= MAX_DRAFTS) fail('tooManyDrafts');
    return insertDraft(tx, row);
  });
}

/** Gives a draft another text or group. @throws unknownDraft, badText, unknownGroup */
export async function updateDraft(
  { db, clock }: ServerContext,
  key: DraftKey,
  { groupId, text }: DraftChange,
): Promise<DraftRow> {
  const change = { groupId, text: text === undefined ? undefined : requireText(text), at: clock.now() };
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', key.accountId);
    if (groupId !== undefined) await requireGroup(tx, { accountId: key.accountId, groupId });
    return requireOwned(updateDraftRow(tx, key, change), () => fail('unknownDraft', 'id'));
  });
}

/** Deletes drafts; ids that are not there do not matter. Answers how many. */
export async function deleteDrafts({ db }: ServerContext, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', accountId);
    return deleteDraftRows(tx, accountId, ids);
  });
}

async function requireGroup(tx: Tx, { accountId, groupId }: { accountId: bigint; groupId: bigint }): Promise<void> {
  await requireOwned(selectGroup(tx, { accountId, id: groupId }), () => fail('unknownGroup', 'group_id'));
}
