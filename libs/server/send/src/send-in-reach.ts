import type { DbOrTx } from '@peyk/server-database';
import { reachNow, seesLine } from '@peyk/server-http';
import { fail } from './fail';
import type { SendKey } from './stop-send.service';

/** A send of a line that the caller's role does not have is not there for them. Asks nothing where the role has all lines. @throws unknownSend */
export async function requireSendInReach(db: DbOrTx, { accountId, sendId }: SendKey): Promise<void> {
  if (reachNow().lineIds === null) return;
  const own = db.selectFrom('sends').select('line_id').where('account_id', '=', accountId);
  const send = await own.where('id', '=', sendId).executeTakeFirst();
  if (!send || !seesLine(send.line_id)) fail('unknownSend', 'send_id');
}
