import { SEND_STATE } from '../model/states';
import { ExcludedWriter, TextMaker, resolveAudience, withTraits } from '@peyk/server-audience';
import type { Audience, RecipientSource } from '@peyk/server-audience';
import { openSavepoint } from '@peyk/server-database';
import type { Clock, Tx } from '@peyk/server-database';
import { getWallet } from '@peyk/server-ledger';
import { askApproval } from '../limits/approvals';
import { countSpending } from '../limits/count-spending';
import { OverLimitError, faultOfCost, faultOfRecipients, needsApproval } from '../limits/spending-limits';
import { notifyQueued, saveEnded, saveQueued } from './end-prepare';
import type { PrepareEnd } from './end-prepare';
import { insertRecipients } from './insert-recipients';
import { insertOwnTexts } from './insert-own-texts';
import type { OwnTexts } from './insert-own-texts';
import { openOwnTexts } from './open-own-texts';
import { deleteIntake, openSource } from './open-source';
import { QuoteExceededError, priceAudience } from './price-audience';
import type { PricedAudience } from './price-audience';
import { arrangeByParts, priceOwnTexts } from './price-own-texts';
import type { ArrangedAudience } from './price-own-texts';
import { endReserve, holdForSend } from './reserve';
import { weeklyRuleOf } from './send-to-prepare';
import type { SendToPrepare } from './send-to-prepare';
import { SourceGoneError, SourceTooLargeError } from './source-errors';

export const REASON = {
  noValidRecipient: 'هیچ شمارهٔ معتبری برای ارسال نماند.',
  noCredit: 'اعتبار کیف پول برای این ارسال کافی نبود؛ کیف پول را شارژ کنید و دوباره بفرستید.',
  quoteExceeded: 'هزینهٔ این ارسال از قیمت اعلام‌شده بیشتر شد؛ لطفاً دوباره قیمت بگیرید.',
  tooLarge: 'شماره‌های دفترچه‌های این ارسال از سقف یک ارسال بیشتر شده است؛ لطفاً آن را در چند ارسال بفرستید.',
  sourceGone:
    'این ارسال مخاطبانی را با فیلتری می‌خواست که دفترچه، برچسب یا ویژگی آن پاک شده است؛ لطفاً فیلتر را درست کنید و دوباره بفرستید.',
  ownTextsGone:
    'متن این ارسال متغیری دارد که دیگر پر نمی‌شود، چون ویژگی یا فایل آن پاک شده است؛ لطفاً متن را درست کنید و دوباره بفرستید.',
  failed: 'آماده‌سازی این ارسال ممکن نشد و مبلغی کم نشده است؛ لطفاً دوباره بفرستید یا به پشتیبانی خبر دهید.',
} as const;

/** What preparing makes of a send. */
export type PreparedState = PrepareEnd['state'] | typeof SEND_STATE.queued | typeof SEND_STATE.paused;

/**
 * Makes a locked send ready in its transaction: who, how much, rows, hold, state; or ends it with a reason. The source is read
 * page by page, and numbers are integers from there on, so a million of them take some twenty megabytes.
 * The wallet is locked last of all, because writing a million rows takes seconds and the answers of the account's other sends
 * need the wallet meanwhile; a look without a lock refuses the hopeless case early.
 * @param given whom it is for, where that was not kept when the send was accepted. @returns its state afterwards; paused when a second person
 * is asked. @throws OverLimitError when its maker may not spend so much or send to so many: the caller undoes the transaction
 */
export async function prepareSend(
  tx: Tx,
  send: SendToPrepare,
  clock: Clock,
  given?: RecipientSource,
): Promise<PreparedState> {
  const { accountId, advertising } = send;
  const leftOut = new ExcludedWriter(tx, send);
  const end = async (how: PrepareEnd) => {
    await saveEnded(tx, send, how, clock.now());
    return how.state;
  };
  const opened = given ? { source: given, own: undefined } : await tryOpen(tx, send);
  if (typeof opened === 'string') return end({ state: SEND_STATE.systemError, reason: opened });
  const { source, own } = opened;
  const weekly = weeklyRuleOf(send);
  const found = await resolveAudience(tx, { accountId, source, advertising, weekly, excluded: leftOut });
  await leftOut.close();
  const { excluded } = found;
  if (found.mobiles.length === 0) {
    return end({ state: SEND_STATE.noValidRecipient, reason: REASON.noValidRecipient, excluded });
  }
  requireCount(send, found.mobiles.length);
  const audience = own ? arrangeByParts(found) : found;
  const priced = tryPrice(audience, send);
  if (!priced) return end({ state: SEND_STATE.systemError, reason: REASON.quoteExceeded, excluded });
  requireCost(send, priced);
  if (await writeAndHold(tx, send, { audience, priced, own, isKept: !given }, clock)) {
    return (await waitForApproval(tx, send, priced, clock)) ? SEND_STATE.paused : SEND_STATE.queued;
  }
  return end({ state: SEND_STATE.noCredit, reason: REASON.noCredit, excluded });
}

const totalOf = ({ costMrial, charityMrial }: PricedAudience) => costMrial + charityMrial;

/** A phonebook may have grown since the send was accepted. @throws OverLimitError */
function requireCount({ limits }: SendToPrepare, count: number): void {
  const fault = limits && faultOfRecipients(count, limits);
  if (fault) throw new OverLimitError(fault);
}

/** Before anything is written. @throws OverLimitError */
function requireCost({ limits }: SendToPrepare, priced: PricedAudience): void {
  const fault = limits && faultOfCost(totalOf(priced), { ...limits, maxDayMrial: null });
  if (fault) throw new OverLimitError(fault);
}

/** What costs more than its maker may decide alone waits for a second person. Answers whether it does. */
async function waitForApproval(tx: Tx, send: SendToPrepare, priced: PricedAudience, clock: Clock): Promise<boolean> {
  const costMrial = totalOf(priced);
  if (!send.limits || !needsApproval(costMrial, send.limits)) return false;
  await askApproval(tx, send, { askedBy: send.limits.userId, costMrial, at: clock.now() });
  return true;
}

interface Prepared {
  audience: Audience | ArrangedAudience;
  priced: PricedAudience;
  /** Where each has a text of its own. */
  own: OwnTexts | undefined;
  /** Where its recipients come from was kept when it was accepted. */
  isKept: boolean;
}

/** Writes recipients, what each of them is sent where that is not the same, and that the send is ready. */
async function writeReady(
  tx: Tx,
  send: SendToPrepare,
  { audience, priced, own, isKept }: Prepared,
  clock: Clock,
): Promise<void> {
  await insertRecipients(tx, send, audience, priced);
  if (own && 'nOf' in audience) await insertOwnTexts(tx, send, own, audience);
  if (isKept) await deleteIntake(tx, send);
  await saveQueued(tx, send, { ...priced, ...audience }, clock.now());
  await notifyQueued(tx, send);
}

/** Writes the recipients and holds what they cost; false, and nothing written, when the wallet says no. */
async function writeAndHold(tx: Tx, send: SendToPrepare, prepared: Prepared, clock: Clock): Promise<boolean> {
  const costMrial = totalOf(prepared.priced);
  if (send.reservedMrial > 0n) {
    await writeReady(tx, send, prepared, clock);
    await endReserve(tx, send, { costMrial, at: clock.now() });
    return true;
  }
  const wallet = await getWallet(tx, send.accountId);
  if ((wallet?.balanceMrial ?? 0n) < costMrial) return false;
  const before = await openSavepoint(tx, 'before_recipients');
  await writeReady(tx, send, prepared, clock);
  const { limits } = send;
  if (limits && !limits.isCounted) await countSpending(tx, send, limits, { costMrial, at: clock.now() });
  if (await holdForSend(tx, { ...send, amountMrial: costMrial, at: clock.now() })) return true;
  // Someone else's send took the money meanwhile: the rows go, who was left out stays.
  await before.undo();
  return false;
}

interface OpenedSource {
  source: RecipientSource;
  own: OwnTexts | undefined;
}

/** The source, or why the send ends without it. */
async function tryOpen(tx: Tx, send: SendToPrepare): Promise<OpenedSource | string> {
  try {
    if (send.ownText === null) return { source: await openSource(tx, send), own: undefined };
    const source = await openOwnTexts(tx, send);
    const maker = new TextMaker({ ...send, text: send.ownText }, source.columns);
    // What a text asks for was there when the send was accepted.
    if (maker.unknown.length > 0) return REASON.ownTextsGone;
    return { source: withTraits(source, maker), own: { source, maker } };
  } catch (error) {
    if (error instanceof SourceTooLargeError) return REASON.tooLarge;
    if (error instanceof SourceGoneError) return send.ownText === null ? REASON.sourceGone : REASON.ownTextsGone;
    throw error;
  }
}

function tryPrice(audience: Audience | ArrangedAudience, send: SendToPrepare): PricedAudience | undefined {
  try {
    if (!('nOf' in audience)) return priceAudience(audience, send);
    const { latinUnitMrial: unitMrial, latinStatutoryMrial: statutoryMrial } = send;
    if (unitMrial === null || statutoryMrial === null)
      throw new Error('a send with texts of their own without a Latin tariff');
    return priceOwnTexts(audience, { ...send, latin: { unitMrial, statutoryMrial } });
  } catch (error) {
    if (error instanceof QuoteExceededError) return undefined;
    throw error;
  }
}
