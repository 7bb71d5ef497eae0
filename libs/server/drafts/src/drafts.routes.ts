import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { presentCounts, presentDraft, presentGroup } from './drafts.presenter';
import { countDrafts, createDraft, deleteDrafts, findDrafts, listDrafts, updateDraft } from './drafts.service';
import { createGroup, deleteGroup, listGroups, updateGroup } from './groups.service';
import type { UsableDraft } from './usable-drafts';

type DraftOperation = 'listDrafts' | 'countDrafts' | 'createDraft' | 'updateDraft' | 'deleteDrafts';
type GroupOperation = 'listDraftGroups' | 'createDraftGroup' | 'updateDraftGroup' | 'deleteDraftGroup';

const idOf = (id: string | undefined) => (id === undefined ? undefined : BigInt(id));

/** The operations of `openapi/paths/drafts.yaml`. */
export function createDraftsHandlers(): Handlers<DraftOperation | GroupOperation> {
  return { ...draftHandlers(), ...groupHandlers() };
}

/** One draft or none, as a page. */
const listOf = (drafts: readonly UsableDraft[]) => ({
  items: drafts.map(presentDraft),
  paging: { page: 1, limit: 1, total: drafts.length },
});

function draftHandlers(): Handlers<DraftOperation> {
  return {
    listDrafts: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { id, group_id, text } = body.filters ?? {};
      if (id !== undefined) return { data: listOf(await findDrafts(context, { accountId, id: BigInt(id) })) };
      const question = { accountId, groupId: idOf(group_id), text, paging: pagingOf(body) };
      const { items, ...paging } = await listDrafts(context, question);
      return { data: { items: items.map(presentDraft), paging } };
    },
    countDrafts: async (context) => ({
      data: presentCounts(await countDrafts(context.db, requireAccount(context).accountId)),
    }),
    createDraft: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      const { group_id, text, settings } = body;
      const draft = { accountId, groupId: BigInt(group_id), text, settings, impersonatedBy };
      return { data: presentDraft(await createDraft(context, draft)) };
    },
    updateDraft: async (context, { body: { id, group_id, text, settings } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: presentDraft(await updateDraft(context, key, { groupId: idOf(group_id), text, settings })) };
    },
    deleteDrafts: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      return { data: { deleted_count: await deleteDrafts(context, accountId, body.ids.map(BigInt)) } };
    },
  };
}

function groupHandlers(): Handlers<GroupOperation> {
  return {
    listDraftGroups: async (context) => {
      const groups = await listGroups(context.db, requireAccount(context).accountId);
      return { data: { items: groups.map(presentGroup) } };
    },
    createDraftGroup: async (context, { body: { title } }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      return { data: presentGroup(await createGroup(context, { accountId, title, impersonatedBy })) };
    },
    updateDraftGroup: async (context, { body: { id, title } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: presentGroup(await updateGroup(context, key, title)) };
    },
    deleteDraftGroup: async (context, { body: { id, expected_count } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: { deleted_count: await deleteGroup(context, key, expected_count) } };
    },
  };
}
