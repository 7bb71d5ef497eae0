import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { NAMES_KEPT_MS, findMessages } from '@peyk/server-send';
import { SEND_STATE } from '@peyk/server-sender';
import type { components } from '@peyk/shared-contract';
import { listMessageIds, listSendsOfPrograms, listTexts } from './message-records.repository';
import type { SendOfProgram } from './message-records.repository';
import { withRecipients } from './message-status.service';

type Status = components['schemas']['MessageStatus'];

/** Which messages of programs: by id, by their own names, of a send, or the newest of a line and a time. */
export interface MessagesAsked {
  ids?: readonly bigint[];
  /** Of several with one name the first. */
  localIds?: readonly string[];
  sendId?: bigint;
  newest?: { limit: number; offset?: number; line?: string | undefined; from?: Date; to?: Date };
}

/** A message with all that other APIs tell of it. */
export interface MessageRecord extends Omit<Status, 'state'> {
  /** Beside those of `messages/status`: its send waits for its time. */
  state: Status['state'] | 'scheduled';
  /** As it leaves; empty before a text of its own is made. */
  text: string;
  fromNumber: string;
  /** When it was to leave. */
  sendAt: string;
}

/** Messages of the account, newest first, of the last 30 days. What is another account's is not there. */
export async function readMessages(context: RequestContext, asked: MessagesAsked): Promise<MessageRecord[]> {
  const { accountId } = requireAccount(context);
  const since = new Date(context.clock.now().getTime() - NAMES_KEPT_MS);
  const { ids = [], localIds = [] } = asked;
  const listed = asked.newest || asked.sendId !== undefined;
  const more = listed ? await listMessageIds(context.db, { accountId, since, ...asked }) : [];
  const found = await findMessages(context.db, {
    ...{ accountId, since, ids: [...ids, ...more], localIds: [...localIds] },
  });
  const statuses = await withRecipients(context.db, accountId, found);
  const messages = found.map(({ id }) => id);
  const texts = messages.length === 0 ? [] : await listTexts(context.db, accountId, messages);
  const byId = new Map(texts.map((text) => [String(text.id), text]));
  return statuses.flatMap((status) => {
    const text = byId.get(status.id);
    if (!text) return [];
    const waitsForTime = status.state === 'waiting' && text.sendState === SEND_STATE.scheduled;
    return [
      {
        ...status,
        ...{ state: waitsForTime ? ('scheduled' as const) : status.state, text: text.text ?? '' },
        ...{ fromNumber: text.fromNumber, sendAt: (text.sendTime ?? new Date(status.created_at)).toISOString() },
      },
    ];
  });
}

/** Sends of the account that have messages of programs, newest first; none is older than messages are kept. */
export function readSendsOfPrograms(
  context: RequestContext,
  { from, ...page }: { from: Date; limit: number; offset: number },
): Promise<SendOfProgram[]> {
  const { accountId } = requireAccount(context);
  const kept = new Date(context.clock.now().getTime() - NAMES_KEPT_MS);
  return listSendsOfPrograms(context.db, { accountId, from: from > kept ? from : kept, ...page });
}
