import { requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { TESTS_KEPT_MS, findTestMessages } from '@peyk/server-send';
import type { KeptTestMessage } from '@peyk/server-send';
import { SEND_STATE, SETTLED } from '@peyk/server-sender';
import { presentMessage } from '../programs/message-status.presenter';

type Shown = OperationData<'getMessageStatuses'>['items'][number];

/** `messages/status` with a test key: of messages of the sandbox alone. */
export async function getTestMessageStatuses(
  context: RequestContext,
  { ids, localIds }: { ids: string[]; localIds: string[] },
): Promise<OperationData<'getMessageStatuses'>> {
  const { accountId } = requireAccount(context);
  const now = context.clock.now();
  const since = new Date(now.getTime() - TESTS_KEPT_MS);
  const found = await findTestMessages(context.db, { accountId, ids: ids.map(BigInt), localIds, since });
  const [knownIds, knownNames] = [new Set(found.map(({ id }) => id)), new Set(found.map(({ localId }) => localId))];
  return {
    items: found.map((message) => presentTest(message, now)),
    missing: {
      ids: ids.filter((id) => !knownIds.has(BigInt(id))),
      local_ids: localIds.filter((localId) => !knownNames.has(localId)),
    },
  };
}

/** As it would stand with a live one at this moment; no money is anywhere. */
function presentTest(message: KeptTestMessage, now: Date): Shown {
  const { sendId: id, beginsAt, endsAt, parts, priceMrial } = message;
  const isBegun = beginsAt <= now;
  const isOver = endsAt === null || endsAt <= now;
  const send = { id, state: isBegun ? SEND_STATE.finished : SEND_STATE.scheduled, stateReason: null };
  const status = isOver ? message.status : message.statusBefore;
  const recipient =
    isBegun && status !== null && parts !== null && priceMrial !== null
      ? {
          ...{ sendId: id, mobile: message.mobile, status, parts, priceMrial, settled: SETTLED.held },
          ...{ submittedAt: beginsAt, answeredAt: beginsAt, receiptAt: isOver ? endsAt : null },
        }
      : undefined;
  const shown = presentMessage(message, { ...send, queuedAt: isBegun ? beginsAt : null }, recipient);
  return { ...shown, money: null, test: true };
}
