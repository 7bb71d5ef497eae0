import { resolveAudience } from '@peyk/server-audience';
import type { Audience, ExcludedCounts } from '@peyk/server-audience';
import { notify } from '@peyk/server-database';
import type { Clock, Tx } from '@peyk/server-database';
import { getWallet, hold } from '@peyk/server-ledger';
import { notifyProgress, saveEnded, saveQueued } from './end-prepare';
import { insertRecipients } from './insert-recipients';
import { QuoteExceededError, priceAudience } from './price-audience';
import type { PricedAudience } from './price-audience';
import { deleteIntake, selectIntake } from './send-to-prepare';
import type { SendToPrepare } from './send-to-prepare';

export const REASON = {
  noValidRecipient: 'هیچ شمارهٔ معتبری برای ارسال نماند.',
  noCredit: 'اعتبار کیف پول برای این ارسال کافی نبود؛ کیف پول را شارژ کنید و دوباره بفرستید.',
  quoteExceeded: 'هزینهٔ این ارسال از قیمت اعلام‌شده بیشتر شد؛ لطفاً دوباره قیمت بگیرید.',
  failed: 'آماده‌سازی این ارسال ممکن نشد و مبلغی کم نشده است؛ لطفاً دوباره بفرستید یا به پشتیبانی خبر دهید.',
} as const;

/** Thrown to undo rows that were written before the wallet said no. */
export class NoCreditError extends Error {
  constructor(readonly excluded: ExcludedCounts) {
    super('There is not enough credit for the send.');
    this.name = 'NoCreditError';
  }
}

/**
 * Makes a locked send ready in its transaction: who, how much, hold, rows, state.
 * The wallet is locked last, because writing a million rows takes seconds and the answers of the account's other sends
 * need the wallet meanwhile; a look without a lock refuses the hopeless case early.
 * @throws NoCreditError when the hold is refused: the caller rolls back and says so in another transaction.
 */
export async function prepareSend(tx: Tx, send: SendToPrepare, clock: Clock): Promise<void> {
  const { accountId, sendId, advertising } = send;
  const numbers = await selectIntake(tx, send);
  const audience = await resolveAudience(tx, { accountId, numbers, advertising });
  const { excluded } = audience;
  if (audience.mobiles.length === 0) {
    return saveEnded(tx, send, { state: 4, reason: REASON.noValidRecipient, excluded }, clock.now());
  }
  const priced = tryPrice(audience, send);
  if (!priced) return saveEnded(tx, send, { state: 9, reason: REASON.quoteExceeded, excluded }, clock.now());
  const totalMrial = priced.costMrial + priced.charityMrial;
  const wallet = await getWallet(tx, accountId);
  if ((wallet?.balanceMrial ?? 0n) < totalMrial) throw new NoCreditError(excluded);
  await insertRecipients(tx, send, audience, priced);
  await deleteIntake(tx, send);
  await saveQueued(tx, send, { ...priced, excluded }, clock.now());
  const held = await hold(tx, {
    accountId,
    sendId,
    amountMrial: totalMrial,
    description: 'هزینهٔ ارسال پیامک',
    dedupeKey: `hold:${sendId}`,
    at: clock.now(),
  });
  if (!held) throw new NoCreditError(excluded);
  await notify(tx, 'sender_wake', String(send.lane));
  await notifyProgress(tx, send);
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
}

function tryPrice(audience: Audience, send: SendToPrepare): PricedAudience | undefined {
  try {
    return priceAudience(audience, send);
  } catch (error) {
    if (error instanceof QuoteExceededError) return undefined;
    throw error;
  }
}
