import type { Permission, components } from '@peyk/shared-contract';
import type { InteractionRow } from './interactions.repository';
import { findPart } from './ticket-categories';
import type { TicketCategory } from './ticket-categories';
import type { TicketDetails } from './tickets.service';
import type { TicketRow } from './tickets.repository';

type Schemas = components['schemas'];

export function presentTicket(row: TicketRow): Schemas['Ticket'] {
  const about = findPart(row.category, row.sub_category);
  return {
    id: String(row.id),
    // A key that is no more in the list still says something.
    category_title: about?.category.title ?? row.category,
    sub_category_title: about?.part.title ?? row.sub_category,
    subject: row.subject,
    state: row.state,
    rate: row.rate,
    is_unread: row.unread,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

/** @param maySee whether the reader holds a permission */
export function presentDetails(
  { ticket, interactions, files }: TicketDetails,
  maySee: (permission: Permission) => boolean,
): Schemas['TicketDetails'] {
  const shown = interactions.map((row) => ({
    ...presentInteraction(row, maySee),
    files: files
      .filter(({ interactionId }) => interactionId === row.id)
      .map(({ fileId, name, size }) => ({ file_id: fileId, name, size: Number(size) })),
  }));
  return { ...presentTicket(ticket), interactions: shown };
}

function presentInteraction(
  { id, by_support, by_assistant, text, at, sources, is_helpful }: InteractionRow,
  maySee: (permission: Permission) => boolean,
): Omit<Schemas['TicketInteraction'], 'files'> {
  const shown = (sources ?? []).filter(({ permission }) => permission === undefined || maySee(permission));
  return {
    ...{ id: String(id), by_support, by_assistant, text, at: at.toISOString(), is_helpful },
    sources: shown.map(({ title, path }) => ({ title, path })),
  };
}

export function presentCategory({ key, title, parts }: TicketCategory): Schemas['TicketCategory'] {
  return { key, title, sub_categories: parts.map((part) => ({ ...part })) };
}
