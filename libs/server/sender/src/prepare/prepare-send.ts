import { sql } from 'kysely';
import { ExcludedWriter, resolveAudience } from '@peyk/server-audience';
import type { Audience, RecipientSource } from '@peyk/server-audience';
import { notify } from '@peyk/server-database';
import type { Clock, Tx } from '@peyk/server-database';
import { getWallet } from '@peyk/server-ledger';
import { notifyProgress, saveEnded, saveQueued } from './end-prepare';
import { insertRecipients } from './insert-recipients';
import { SourceTooLargeError, deleteIntake, openSource } from './open-source';
import { QuoteExceededError, priceAudience } from './price-audience';
import type { PricedAudience } from './price-audience';
import { endReserve, holdForSend } from './reserve';
import type { SendToPrepare } from './send-to-prepare';

export const REASON = {
  noValidRecipient: 'هیچ شمارهٔ معتبری برای ارسال نماند.',
  noCredit: 'اعتبار کیف پول برای این ارسال کافی نبود؛ کیف پول را شارژ کنید و دوباره بفرستید.',
  quoteExceeded: 'هزینهٔ این ارسال از قیمت اعلام‌شده بیشتر شد؛ لطفاً دوباره قیمت بگیرید.',
  tooLarge: 'شماره‌های دفترچه‌های این ارسال از سقف یک ارسال بیشتر شده است؛ لطفاً آن را در چند ارسال بفرستید.',
  failed: 'آماده‌سازی این ارسال ممکن نشد و مبلغی کم نشده است؛ لطفاً دوباره بفرستید یا به پشتیبانی خبر دهید.',
} as const;

/**
 * Makes a locked send ready in its transaction: who, how much, rows, hold, state; or ends it with a reason. The source is read
 * page by page, and numbers are integers from there on, so a million of them take some twenty megabytes.
 * The wallet is locked last, because writing a million rows takes seconds and the answers of the account's other sends
 * need the wallet meanwhile; a look without a lock refuses the hopeless case early.
 */
export async function prepareSend(tx: Tx, send: SendToPrepare, clock: Clock): Promise<void> {
  const { accountId, advertising } = send;
  const leftOut = new ExcludedWriter(tx, send);
  const source = await tryOpen(tx, send);
  if (!source) return saveEnded(tx, send, { state: 9, reason: REASON.tooLarge }, clock.now());
  const audience = await resolveAudience(tx, { accountId, source, advertising, excluded: leftOut });
  await leftOut.close();
  const { excluded } = audience;
  if (audience.mobiles.length === 0) {
    return saveEnded(tx, send, { state: 4, reason: REASON.noValidRecipient, excluded }, clock.now());
  }
  const priced = tryPrice(audience, send);
  if (!priced) return saveEnded(tx, send, { state: 9, reason: REASON.quoteExceeded, excluded }, clock.now());
  if (!(await writeAndHold(tx, send, { audience, priced }, clock))) {
    return saveEnded(tx, send, { state: 8, reason: REASON.noCredit, excluded }, clock.now());
  }
  await deleteIntake(tx, send);
  await saveQueued(tx, send, { ...priced, ...audience }, clock.now());
  await notify(tx, 'sender_wake', String(send.lane));
  await notifyProgress(tx, send);
}

/** Writes the recipients and holds what they cost; false, and nothing written, when the wallet says no. */
async function writeAndHold(
  tx: Tx,
  send: SendToPrepare,
  { audience, priced }: { audience: Audience; priced: PricedAudience },
  clock: Clock,
): Promise<boolean> {
  const costMrial = priced.costMrial + priced.charityMrial;
  if (send.reservedMrial > 0n) {
    await insertRecipients(tx, send, audience, priced);
    await endReserve(tx, send, { costMrial, at: clock.now() });
    return true;
  }
  const wallet = await getWallet(tx, send.accountId);
  if ((wallet?.balanceMrial ?? 0n) < costMrial) return false;
  await sql`savepoint before_recipients`.execute(tx);
  await insertRecipients(tx, send, audience, priced);
  if (await holdForSend(tx, { ...send, amountMrial: costMrial, at: clock.now() })) return true;
  // Somebody else's send took the money meanwhile: the rows go, who was left out stays.
  await sql`rollback to savepoint before_recipients`.execute(tx);
  return false;
}

async function tryOpen(tx: Tx, send: SendToPrepare): Promise<RecipientSource | undefined> {
  try {
    return await openSource(tx, send);
  } catch (error) {
    if (error instanceof SourceTooLargeError) return undefined;
    throw error;
  }
}

function tryPrice(audience: Audience, send: SendToPrepare): PricedAudience | undefined {
  try {
    return priceAudience(audience, send);
  } catch (error) {
    if (error instanceof QuoteExceededError) return undefined;
    throw error;
  }
}
