import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import type { Lanes } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { createSender } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import type { LinkCodes } from '../start/link-codes';

/** Names this operator in stored ids and receipts: it must stay the same while its receipts may come. */
const CARRIER_NAME = 'smpp';

/** Sends over SMPP, as one of so many processes that send. */
export async function startSender(
  context: ServerContext,
  { smppUrl, ...shared }: { smppUrl: string; senders: number; seal: Seal; linkCodes: LinkCodes; lanes: Lanes },
): Promise<Sender> {
  const sender = createSender({
    context,
    ...shared,
    openCarrier: (listener) =>
      createSmppCarrier({ ...parseSmppUrl(smppUrl), name: CARRIER_NAME, listener, log: context.log }),
  });
  await sender.start();
  return sender;
}
