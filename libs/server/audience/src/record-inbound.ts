import { insertSuppressed, suppressedAmong } from '@peyk/server-contacts';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { asksToOptOut, parseMobileKey } from '@peyk/shared-sms';
import { insertInbound, selectLineHolder } from './inbound.repository';
import { tellInboxChanged } from './tell-inbox-changed';

/** A message from a handset to one of our lines, as the carrier hands it over. */
export interface InboundToRecord {
  /** Digits as they came. */
  from: string;
  to: string;
  text: string;
  at: Date;
  /** Which carrier brought it. */
  carrier: string;
}

/** Operators write a line's number with or without the country. */
const COUNTRY = /^(?:\+|00)?98/;

/**
 * Stores a message from a handset, always; resolves when it is durable, so that the carrier may acknowledge it.
 * If it asks to opt out and exactly one account holds the line, that account sends this number no advertising any more. From
 * a number of the account's receive blacklist it is stored hidden, and an opt-out in it is heard all the same.
 */
export async function recordInbound(context: ServerContext, message: InboundToRecord): Promise<void> {
  const shownTo = await runTransaction(context.db, async (tx) => {
    const holder =
      (await selectLineHolder(tx, message.to)) ?? (await selectLineHolder(tx, message.to.replace(COUNTRY, '')));
    const accountId = holder?.accountId ?? null;
    const { from, to, text, carrier, at: receivedAt } = message;
    const mobile = parseMobileKey(from);
    const known = accountId !== null && mobile >= 0 ? { accountId, mobiles: Int32Array.of(mobile) } : undefined;
    const hidden = known !== undefined && (await isUnwanted(tx, known));
    await insertInbound(tx, { accountId, lineId: holder?.lineId ?? null, from, to, text, carrier, hidden, receivedAt });
    if (known && asksToOptOut(text)) {
      const list = { accountId: known.accountId, kind: 'opt_out' } as const;
      const said = { line: to, message: text };
      await insertSuppressed(tx, list, { mobiles: known.mobiles, at: context.clock.now(), said });
    }
    return hidden ? null : accountId;
  });
  if (shownTo !== null) await tell(context, shownTo);
}

/** After the message is durable, and never its fault: a panel that was not told finds it when it is opened the next time. */
async function tell({ db, log }: ServerContext, accountId: bigint): Promise<void> {
  try {
    await tellInboxChanged(db, accountId);
  } catch (error) {
    log.warn({ err: error }, 'a message has come, and the open panels could not be told');
  }
}

async function isUnwanted(tx: Tx, { accountId, mobiles }: { accountId: bigint; mobiles: Int32Array }) {
  return (await suppressedAmong(tx, { accountId, kind: 'receive_blacklist' }, mobiles)).length > 0;
}
