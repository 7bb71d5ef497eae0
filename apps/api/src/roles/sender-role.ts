import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import type { CarrierListener } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import type { Lanes } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { createSender } from '@peyk/server-sender';
import type { Sender, Sending } from '@peyk/server-sender';
import type { OperatorSetting } from '../config/operators';
import type { LinkCodes } from '../start/link-codes';

export interface SenderRole {
  operators: readonly [OperatorSetting, ...OperatorSetting[]];
  sends: Sending;
  seal: Seal;
  linkCodes: LinkCodes;
  lanes: Lanes;
  /** Where the engine's mark lies outside of the database. */
  marksFolder: string;
}

/** Sends over SMPP. */
export async function startSender(
  context: ServerContext,
  { operators: [first, ...others], ...shared }: SenderRole,
): Promise<Sender> {
  const opening =
    ({ name, url }: OperatorSetting) =>
    (listener: CarrierListener) =>
      createSmppCarrier({ ...parseSmppUrl(url), name, listener, log: context.log });
  const sender = createSender({
    context,
    ...shared,
    openCarrier: opening(first),
    others: others.map((setting) => ({ numbers: setting.numbers, open: opening(setting) })),
  });
  await sender.start();
  return sender;
}
