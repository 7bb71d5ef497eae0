import { authorOf, requireAccount, sightOf } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { changeReadState, deleteMessages } from './change-inbox.service';
import { noteReply, readConversation } from './conversation.service';
import type { InboxPorts } from './export/export-job';
import { beginExport } from './export/export.service';
import type { InboxFilters } from './inbox-question';
import { presentConversation, presentMessage } from './inbox.presenter';
import { countUnread } from './inbox.repository';
import { listInbox } from './inbox.service';

type ReadOperation = 'listInbox' | 'countUnreadInbox' | 'listConversation';
type ChangeOperation = 'markInboxRead' | 'deleteInbox' | 'noteInboxReply' | 'exportInbox';

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
const idOf = (id: string | number | undefined) => (id === undefined ? undefined : BigInt(id));

/** Operators and people write a line's number with or without the country. */
const COUNTRY = /^\+98/;

function filtersOf(given: components['schemas']['InboxFilters'] = {}): InboxFilters {
  return {
    search: given.search,
    number: given.number,
    line: given.line?.replace(COUNTRY, ''),
    isRead: given.is_read,
    from: dateOf(given.from_date),
    to: dateOf(given.to_date),
    afterId: idOf(given.from_id),
  };
}

/** The operations of `openapi/paths/inbox.yaml`. */
export function createInboxHandlers(ports: InboxPorts): Handlers<ReadOperation | ChangeOperation> {
  return { ...readHandlers(), ...changeHandlers(ports) };
}

function readHandlers(): Handlers<ReadOperation> {
  return {
    listInbox: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, filters: filtersOf(body.filters), paging: pagingOf(body) };
      const { items, ...paging } = await listInbox(context.db, question);
      return { data: { items: items.map(presentMessage), paging } };
    },
    countUnreadInbox: async (context) => ({
      data: { unread_count: await countUnread(context.db, requireAccount(context).accountId) },
    }),
    listConversation: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, sender: body.sender, paging: pagingOf(body) };
      return { data: presentConversation(await readConversation(context.db, question)) };
    },
  };
}

function changeHandlers(ports: InboxPorts): Handlers<ChangeOperation> {
  return {
    markInboxRead: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { is_read: isRead = true, sender } = body;
      const chosen = { ids: body.ids?.map(BigInt), sender, filters: body.filters && filtersOf(body.filters) };
      const { changed, unread } = await changeReadState(context, { accountId, isRead, ...chosen });
      return { data: { changed_count: changed.length, changed_ids: changed.map(String), unread_count: unread } };
    },
    deleteInbox: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const chosen = { ids: body.ids?.map(BigInt), filters: body.filters && filtersOf(body.filters) };
      const wish = { accountId, expectedCount: body.expected_count, ...chosen };
      return { data: { deleted_count: await deleteMessages(context, wish) } };
    },
    noteInboxReply: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      const reply = { accountId, sender: body.sender, sendId: BigInt(body.send_id), impersonatedBy };
      await noteReply(context.db, reply);
      return { data: null };
    },
    exportInbox: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const chosen = { ids: body.ids?.map(BigInt), filters: filtersOf(body.filters) };
      const by = { ...authorOf(context), ...sightOf(context) };
      const wish = { accountId, ...by, ...chosen, format: body.format ?? 'xlsx' };
      return { data: { job_id: String(await beginExport(context, ports, wish)) } };
    },
  };
}
