import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import type { Page } from '@peyk/server-http';
import { requireKeptSettings } from '@peyk/server-send';
import type { KeptSettings } from '@peyk/server-send';
import { MAX_DRAFTS, MAX_DRAFT_GROUPS } from '@peyk/shared-sms';
import { requireText } from './drafts.policy';
import {
  countDraftRows,
  deleteDraftRows,
  findDraft,
  insertDraft,
  listDraftRows,
  updateDraftRow,
} from './drafts.repository';
import type { DraftContent, DraftKey, DraftQuestion, WholeDraftRow } from './drafts.repository';
import { fail } from './fail';
import { countGroups, selectGroup } from './groups.repository';
import { usableDrafts } from './usable-drafts';
import type { Asker, UsableDraft } from './usable-drafts';

/** One page of an account's drafts, newest first, without their recipients. */
export async function listDrafts({ db, clock }: ServerContext, question: DraftQuestion): Promise<Page<UsableDraft>> {
  const { items, ...page } = await listDraftRows(db, question);
  return { ...page, items: await usableDrafts(db, { accountId: question.accountId, now: clock.now() }, items) };
}

/** One with its recipients, as a list: of none when the account has none with this id. */
export async function findDrafts({ db, clock }: ServerContext, key: DraftKey): Promise<UsableDraft[]> {
  const row = await findDraft(db, key);
  return row ? usableDrafts(db, { accountId: key.accountId, now: clock.now() }, [row]) : [];
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
  /** What else was chosen for a send. */
  settings?: KeptSettings | undefined;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy: string | null;
}

/** Keeps a text, perhaps with settings. @throws badText, unknownGroup, tooManyDrafts; as requireKeptSettings */
export async function createDraft({ db, clock }: ServerContext, draft: NewDraft): Promise<UsableDraft> {
  const asker = { accountId: draft.accountId, now: clock.now() };
  const row = { ...draft, text: requireText(draft.text), at: asker.now };
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', draft.accountId);
    await requireGroup(tx, draft);
    if ((await countDraftRows(tx, draft.accountId)) >= MAX_DRAFTS) fail('tooManyDrafts');
    const content = await requireContent(tx, asker, draft.settings ?? null);
    return oneUsable(tx, asker, await insertDraft(tx, { ...row, content }));
  });
}

export interface WantedChange {
  groupId?: bigint | undefined;
  text?: string | undefined;
  /** Null takes them away. */
  settings?: KeptSettings | null | undefined;
}

/** Gives a draft another text, group or settings. @throws unknownDraft, badText, unknownGroup; as requireKeptSettings */
export async function updateDraft(
  { db, clock }: ServerContext,
  key: DraftKey,
  { groupId, text, settings }: WantedChange,
): Promise<UsableDraft> {
  const asker = { accountId: key.accountId, now: clock.now() };
  const change = { groupId, text: text === undefined ? undefined : requireText(text), at: asker.now };
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', key.accountId);
    if (groupId !== undefined) await requireGroup(tx, { accountId: key.accountId, groupId });
    const content = settings === undefined ? undefined : await requireContent(tx, asker, settings);
    const row = await requireOwned(updateDraftRow(tx, key, { ...change, content }), () => fail('unknownDraft', 'id'));
    return oneUsable(tx, asker, row);
  });
}

/** Deletes drafts; ids that are not there do not matter. Answers how many. */
export async function deleteDrafts({ db }: ServerContext, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'drafts', accountId);
    return deleteDraftRows(tx, accountId, ids);
  });
}

async function requireContent(tx: Tx, asker: Asker, settings: KeptSettings | null): Promise<DraftContent> {
  return settings && requireKeptSettings(tx, asker, settings);
}

async function oneUsable(tx: Tx, asker: Asker, row: WholeDraftRow): Promise<UsableDraft> {
  const [draft] = await usableDrafts(tx, asker, [row]);
  if (!draft) throw new Error('One draft has become none.');
  return draft;
}

async function requireGroup(tx: Tx, { accountId, groupId }: { accountId: bigint; groupId: bigint }): Promise<void> {
  await requireOwned(selectGroup(tx, { accountId, id: groupId }), () => fail('unknownGroup', 'group_id'));
}
