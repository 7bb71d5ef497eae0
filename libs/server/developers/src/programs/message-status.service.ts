import type { DbOrTx } from '@peyk/server-database';
import { isTestCall, requireAccount } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { findRecipientsOfMany } from '@peyk/server-reports';
import { NAMES_KEPT_MS, findMessages } from '@peyk/server-send';
import type { KeptMessage } from '@peyk/server-send';
import { getTestMessageStatuses } from '../sandbox/test-message-status.service';
import { failPrograms } from './fail-programs';
import { presentMessage } from './message-status.presenter';
import type { SendOfMessage } from './message-status.presenter';

const MOST_ASKED = 1_000;

/** What has become of messages. Those of other accounts are missing. @throws howManyMessages */
export async function getMessageStatuses(
  context: RequestContext,
  { ids = [], local_ids: localIds = [] }: OperationInput<'getMessageStatuses'>['body'],
): Promise<OperationData<'getMessageStatuses'>> {
  const { accountId } = requireAccount(context);
  const asked = ids.length + localIds.length;
  if (asked === 0 || asked > MOST_ASKED) failPrograms('howManyMessages', 'ids');
  if (isTestCall(context)) return getTestMessageStatuses(context, { ids, localIds });
  const since = new Date(context.clock.now().getTime() - NAMES_KEPT_MS);
  const found = await findMessages(context.db, { accountId, ids: ids.map(BigInt), localIds, since });
  const [knownIds, knownNames] = [new Set(found.map(({ id }) => id)), new Set(found.map(({ localId }) => localId))];
  return {
    items: await withRecipients(context.db, accountId, found),
    missing: {
      ids: ids.filter((id) => !knownIds.has(BigInt(id))),
      local_ids: localIds.filter((localId) => !knownNames.has(localId)),
    },
  };
}

/** Messages as their program sees them, in their order. */
export async function withRecipients(db: DbOrTx, accountId: bigint, messages: readonly KeptMessage[]) {
  if (messages.length === 0) return [];
  const sendIds = [...new Set(messages.map(({ sendId }) => sendId))];
  const mobiles = [...new Set(messages.map(({ mobile }) => mobile))];
  // The sends first: one that is prepared in between is waiting, and not without its recipient.
  const sends = new Map((await selectSends(db, accountId, sendIds)).map((send) => [send.id, send]));
  const recipients = await findRecipientsOfMany(db, { accountId, sendIds, mobiles });
  const byKey = new Map(recipients.map((recipient) => [`${recipient.sendId} ${recipient.mobile}`, recipient]));
  return messages.map((message) =>
    presentMessage(message, sends.get(message.sendId), byKey.get(`${message.sendId} ${message.mobile}`)),
  );
}

function selectSends(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<SendOfMessage[]> {
  return db
    .selectFrom('sends')
    .select(['id', 'state', 'state_reason as stateReason', 'queued_at as queuedAt'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}
