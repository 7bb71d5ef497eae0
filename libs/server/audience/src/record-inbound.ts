import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { parseMobileKey } from '@peyk/shared-sms';
import { insertInbound, insertOptOut, selectLineHolder } from './inbound.repository';
import { asksToOptOut } from './opt-out-message';

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
 * If it asks to opt out and exactly one account holds the line, that account sends this number no advertising any more.
 */
export async function recordInbound(context: ServerContext, message: InboundToRecord): Promise<void> {
  await runTransaction(context.db, async (tx) => {
    const holder =
      (await selectLineHolder(tx, message.to)) ?? (await selectLineHolder(tx, message.to.replace(COUNTRY, '')));
    const accountId = holder?.accountId ?? null;
    const { from, to, text, carrier, at: receivedAt } = message;
    await insertInbound(tx, { accountId, lineId: holder?.lineId ?? null, from, to, text, carrier, receivedAt });
    const mobile = parseMobileKey(from);
    if (accountId !== null && mobile >= 0 && asksToOptOut(text)) {
      await insertOptOut(tx, accountId, mobile, context.clock.now());
    }
  });
}
