import type { DbOrTx } from '@peyk/server-database';
import { listPage, requireOwned } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { SuppressedKind } from '@peyk/server-contacts';
import { countConversation, insertReply, isReplyTo, listConversationRows } from './conversation.repository';
import type { ConversationRow } from './conversation.repository';
import { fail } from './fail';
import { listKindsOf } from './inbox.repository';
import { withContacts } from './inbox.service';
import type { ContactOfSender } from './inbox.service';
import { mobileOf, senderOf } from './senders';

export interface Conversation extends ContactOfSender {
  sender: string;
  isMobile: boolean;
  kinds: ReadonlySet<SuppressedKind>;
  page: Page<ConversationRow>;
}

/** Who a number is, and one page of what it wrote and was replied, newest first. */
export async function readConversation(
  db: DbOrTx,
  { accountId, sender: given, paging }: { accountId: bigint; sender: string; paging: Paging },
): Promise<Conversation> {
  const sender = senderOf(given);
  const mobile = mobileOf(sender);
  const key = { accountId, sender };
  const page = await listPage({
    paging,
    rows: (place) => listConversationRows(db, key, place),
    count: (most) => countConversation(db, key, most),
  });
  const [who = { sender, isContact: false, contactName: null }] = await withContacts(db, accountId, [{ sender }]);
  const kinds = mobile === undefined ? new Set<SuppressedKind>() : await listKindsOf(db, accountId, mobile);
  return { ...who, isMobile: mobile !== undefined, kinds, page };
}

export interface NotedReply {
  accountId: bigint;
  sender: string;
  sendId: bigint;
  /** The admin who notes it on behalf of the account. */
  impersonatedBy: string | null;
}

/** Lets a send stand in a conversation, once. @throws badSender, unknownReply */
export async function noteReply(db: DbOrTx, { sender: given, ...reply }: NotedReply): Promise<void> {
  const sender = senderOf(given);
  const mobile = mobileOf(sender) ?? fail('badSender', 'sender');
  const found = isReplyTo(db, { ...reply, mobile });
  const { sentAt } = await requireOwned(found, () => fail('unknownReply', 'send_id'));
  await insertReply(db, { ...reply, sender, sentAt });
}
