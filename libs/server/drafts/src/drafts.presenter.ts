import type { components } from '@peyk/shared-contract';
import type { DraftCounts } from './drafts.service';
import type { GroupRow } from './groups.repository';
import type { UsableDraft } from './usable-drafts';

type Schemas = components['schemas'];

export function presentDraft(row: UsableDraft): Schemas['Draft'] {
  return {
    id: String(row.id),
    group_id: String(row.groupId),
    text: row.text,
    settings: row.settings,
    recipients: presentRecipients(row),
    missing: row.missing,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentRecipients({ recipientsKind: kind, recipientsCount: count }: UsableDraft) {
  return kind === null || count === null ? null : { kind, count };
}

export function presentGroup(row: GroupRow): Schemas['DraftGroup'] {
  return {
    id: String(row.id),
    title: row.title,
    drafts_count: row.draftsCount,
    created_at: row.createdAt.toISOString(),
  };
}

export function presentCounts({ groups, groupsLimit, drafts, draftsLimit }: DraftCounts): Schemas['DraftCounts'] {
  return { groups_count: groups, groups_limit: groupsLimit, drafts_count: drafts, drafts_limit: draftsLimit };
}
