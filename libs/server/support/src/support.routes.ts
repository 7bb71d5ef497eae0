import type { Files } from '@peyk/server-files';
import { authorOf, requireAccount, withIdempotency } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { Permission, operations } from '@peyk/shared-contract';
import { moveTicket } from './move-ticket';
import { presentCategory, presentDetails, presentTicket } from './support.presenter';
import { TICKET_CATEGORIES } from './ticket-categories';
import { TICKET_FILE } from './ticket-file';
import { closeTicket, markRead, openTicket, rateInteraction, rateTicket, readTicket } from './tickets.service';
import { listTicketRows } from './tickets.repository';
import type { TicketQuestion } from './tickets.repository';

type TicketFilters = operations['listTickets']['requestBody']['content']['application/json']['filters'];
type Reading = 'listTicketCategories' | 'listTickets' | 'getTicket';
type Writing =
  | 'uploadTicketFile'
  | 'openTicket'
  | 'addTicketInteraction'
  | 'rateTicket'
  | 'rateTicketInteraction'
  | 'closeTicket'
  | 'markTicketRead';

/** Where attachments are kept. */
export interface SupportPorts {
  files: Pick<Files, 'save'>;
}

const keyOf = (context: RequestContext, id: string) => ({
  accountId: requireAccount(context).accountId,
  id: BigInt(id),
});

const mayOf = ({ rights }: RequestContext, permission: Permission) =>
  rights !== undefined && (rights.isOwner || rights.permissions.has(permission));

/** The operations of `openapi/paths/support.yaml`. */
export function createSupportHandlers(ports: SupportPorts): Handlers<Reading | Writing> {
  return { ...readingHandlers(), ...writingHandlers(ports) };
}

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));

function filtersOf({ id, from_date, to_date, ...given }: TicketFilters = {}): Omit<
  TicketQuestion,
  'accountId' | 'paging'
> {
  return {
    ...given,
    ...{ id: id === undefined ? undefined : BigInt(id), from: dateOf(from_date), to: dateOf(to_date) },
  };
}

function readingHandlers(): Handlers<Reading> {
  return {
    listTicketCategories: async () => ({ data: { items: TICKET_CATEGORIES.map(presentCategory) } }),
    listTickets: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, ...filtersOf(body.filters), paging: pagingOf(body) };
      const { items, ...paging } = await listTicketRows(context.db, question);
      return { data: { items: items.map(presentTicket), paging } };
    },
    getTicket: async (context, { query: { id } }) => ({
      data: presentDetails(await readTicket(context.db, keyOf(context, id)), (permission) =>
        mayOf(context, permission),
      ),
    }),
  };
}

function writingHandlers({ files }: SupportPorts): Handlers<Writing> {
  return {
    uploadTicketFile: async (context, { file }) => {
      const { accountId } = requireAccount(context);
      const { userId: createdBy, impersonatedBy } = authorOf(context);
      const fileId = await files.save(context, { accountId, createdBy, impersonatedBy, purpose: TICKET_FILE, ...file });
      return { data: { file_id: fileId } };
    },
    openTicket: async (context, { body, headers }) => {
      const { accountId } = requireAccount(context);
      const { category, sub_category: subCategory, subject, text, file_ids: fileIds = [] } = body;
      const call = { operation: 'openTicket', key: headers['Idempotency-Key'], body };
      const { impersonatedBy } = authorOf(context);
      const made = { accountId, category, subCategory, subject, text, fileIds, impersonatedBy };
      const data = await withIdempotency(context, call, async (tx) =>
        presentTicket(await openTicket(tx, context.clock.now(), made)),
      );
      return { data, message: 'درخواست شما ثبت شد.' };
    },
    addTicketInteraction: async (context, { body, headers }) => {
      const call = { operation: 'addTicketInteraction', key: headers['Idempotency-Key'], body };
      const { impersonatedBy } = authorOf(context);
      const written = { text: body.text, fileIds: body.file_ids, impersonatedBy, at: context.clock.now() };
      const step = { move: 'customerWrote', bySupport: false, ...written } as const;
      const data = await withIdempotency(context, call, async (tx) =>
        presentTicket((await moveTicket(tx, keyOf(context, body.id), step)).after),
      );
      return { data };
    },
    rateTicket: async (context, { body: { id, rate } }) => ({
      data: presentTicket(await rateTicket(context, keyOf(context, id), rate)),
    }),
    rateTicketInteraction: async (context, { body: { id, interaction_id, is_helpful: isHelpful } }) => {
      await rateInteraction(context, keyOf(context, id), { interactionId: BigInt(interaction_id), isHelpful });
      return { data: { id, interaction_id, is_helpful: isHelpful } };
    },
    closeTicket: async (context, { body: { id } }) => ({
      data: presentTicket(await closeTicket(context, keyOf(context, id))),
    }),
    markTicketRead: async (context, { body: { id, last_interaction_id } }) => ({
      data: presentTicket(await markRead(context, keyOf(context, id), BigInt(last_interaction_id))),
    }),
  };
}
