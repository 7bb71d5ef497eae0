import { authorOf, requesterOf, requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { fail } from '../fail';
import { beginBulk, listBulksOf, titleOf, undoBulk, undoUntil } from './bulks.service';
import type { BulkAuthor, BulkWish } from './bulks.service';
import { BULK_STATE } from './bulks.repository';
import type { BulkRow } from './bulks.repository';

type BulkOperation =
  'changeContactsInBulk' | 'deleteContactsInBulk' | 'blacklistContactsInBulk' | 'undoContactBulk' | 'listContactBulks';

const STATES = ['running', 'done', 'undoing', 'undone', 'stopped'] as const;
const ACTION_OF_KIND = { send: 'blacklist', receive: 'receive_blacklist' } as const;

function presentBulk(row: BulkRow & { title: string | null }): components['schemas']['ContactBulk'] {
  const canBeUndone = row.state === BULK_STATE.done || row.state === BULK_STATE.stopped;
  return {
    id: String(row.id),
    action: row.action,
    title: row.title,
    state: STATES[row.state] ?? 'stopped',
    total_count: row.totalCount,
    done_count: row.doneCount,
    changed_count: row.changedCount,
    created_at: row.createdAt.toISOString(),
    undo_until: canBeUndone ? undoUntil(row.createdAt).toISOString() : null,
  };
}

function authorIn(context: RequestContext, by = authorOf(context)): BulkAuthor {
  const { accountId } = requireAccount(context);
  const { rights } = context;
  if (!rights) throw new Error('an account without rights');
  const mayDo: BulkAuthor['mayDo'] = (permission) => rights.isOwner || rights.permissions.has(permission);
  return { accountId, ...by, mayDo };
}

async function begin(context: RequestContext, wish: BulkWish) {
  const bulk = await beginBulk(context, authorIn(context), wish);
  return { data: presentBulk({ ...bulk, title: await titleOf(context.db, bulk) }) };
}

export function bulkHandlers(): Handlers<BulkOperation> {
  return {
    changeContactsInBulk: async (context, { body: { action, selection, phonebook_id, tag_id } }) => {
      const ofTag = action === 'add_tag' || action === 'remove_tag';
      const target = ofTag ? tag_id : phonebook_id;
      if (target === undefined) fail(ofTag ? 'unknownTag' : 'unknownPhonebook', ofTag ? 'tag_id' : 'phonebook_id');
      return begin(context, { action, selection, targetId: BigInt(target) });
    },
    deleteContactsInBulk: (context, { body: { selection } }) => begin(context, { action: 'delete', selection }),
    blacklistContactsInBulk: (context, { body: { kind, selection } }) =>
      begin(context, { action: ACTION_OF_KIND[kind], selection }),
    undoContactBulk: async (context, { body }) => {
      const bulk = await undoBulk(context, authorIn(context), BigInt(body.id));
      return { data: presentBulk({ ...bulk, title: await titleOf(context.db, bulk) }) };
    },
    listContactBulks: async (context) => {
      const rows = await listBulksOf(context, authorIn(context, requesterOf(context)));
      return { data: { items: rows.map(presentBulk) } };
    },
  };
}
