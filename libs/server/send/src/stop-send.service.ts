import type { ServerContext } from '@peyk/server-database';
import { SEND_STATE, stopSend } from '@peyk/server-sender';
import type { StoppedSend } from '@peyk/server-sender';
import { fail } from './fail';

export interface SendKey {
  accountId: bigint;
  sendId: bigint;
}

/**
 * Stops a send of the account; a second call gives the first answer.
 * @throws unknownSend, also when it is someone else's; endedSend
 */
export async function stopSendOf(context: ServerContext, key: SendKey): Promise<StoppedSend> {
  const stopped = await stopSend(context, key);
  if (!stopped) fail('unknownSend', 'send_id');
  if (stopped.state !== SEND_STATE.stopped) fail('endedSend', 'send_id');
  return stopped;
}
