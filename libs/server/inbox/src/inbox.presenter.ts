import type { components } from '@peyk/shared-contract';
import type { ConversationRow } from './conversation.repository';
import type { Conversation } from './conversation.service';
import type { InboxMessage } from './inbox.service';
import { presentSender } from './senders';

type Schemas = components['schemas'];

export function presentMessage(row: InboxMessage): Schemas['InboxMessage'] {
  return {
    id: String(row.id),
    sender: presentSender(row.sender),
    is_contact: row.isContact,
    contact_name: row.contactName,
    line: row.line,
    text: row.text,
    is_read: row.isRead,
    received_at: row.receivedAt.toISOString(),
  };
}

export function presentConversation({ page, kinds, ...who }: Conversation): Schemas['Conversation'] {
  const { items, ...paging } = page;
  return {
    sender: presentSender(who.sender),
    is_mobile: who.isMobile,
    is_contact: who.isContact,
    contact_name: who.contactName,
    blacklisted: kinds.has('blacklist'),
    receive_blacklisted: kinds.has('receive_blacklist'),
    opted_out: kinds.has('opt_out'),
    items: items.map(presentSaid),
    paging,
  };
}

function presentSaid(row: ConversationRow): Schemas['ConversationMessage'] {
  return {
    direction: row.direction,
    id: String(row.id),
    line: row.line,
    text: row.text,
    at: row.at.toISOString(),
    is_read: row.isRead,
    // The table's CHECK has the contract's states.
    ...(row.sendState !== null && { send_state: row.sendState as Schemas['SendState'] }),
  };
}
