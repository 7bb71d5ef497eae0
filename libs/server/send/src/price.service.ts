import type { DbOrTx } from '@peyk/server-database';
import { faultOfShortening, shortTextLike } from '@peyk/server-links';
import { analyseText, createTermsCheck, faultOfFinalText, faultOfText } from '@peyk/shared-sms';
import { findSendingAccount } from './accounts.repository';
import { fail, failOfState } from './fail';
import { findAccountLine } from './lines.repository';
import type { AccountLine } from './lines.repository';
import { findTariff } from './tariffs.repository';
import { finalTextOf, priceAtMrial } from './text-price';
import type { FinalText, PartTariff } from './text-price';

export interface TextQuestion {
  accountId: bigint;
  fromNumber: string;
  /** As the person wrote it. */
  text: string;
  /** Its variables are filled in for each recipient. */
  hasOwnTexts?: boolean;
  /** What stands before the codes of its short links; none where links stay as they are. */
  shortLinksUrl?: string | null | undefined;
}

/** A text on a line of the account, ready to be priced. */
export interface PreparedText {
  line: AccountLine;
  final: FinalText;
}

/** What the text costs a recipient, in milli-rial, without charity. */
export interface TextPrice extends PreparedText {
  tariff: PartTariff;
  mciMrial: bigint;
  otherMrial: bigint;
}

/**
 * Checks line and text and adds the opt-out text.
 * @throws unknownLine, inactiveLine, emptyText, unsendableText, textTooLong, forbiddenWord, forbiddenLink, linksOfOwnTexts; and as measuredText
 */
export async function prepareText(db: DbOrTx, question: TextQuestion): Promise<PreparedText> {
  const fault = faultOfText(question.text);
  if (fault) fail(fault, 'message');
  const line = await findAccountLine(db, question.accountId, question.fromNumber);
  if (!line) fail('unknownLine', 'from_number');
  if (!line.active) fail('inactiveLine', 'from_number');
  requireTerms(question.text, line);
  if (question.hasOwnTexts) {
    if (question.shortLinksUrl) fail('linksOfOwnTexts', 'track_links');
    return { line, final: templateOf(question.text) };
  }
  const final = measuredText(question, line);
  const finalFault = faultOfFinalText(final.text);
  if (finalFault) fail(finalFault, 'message');
  return { line, final };
}

/**
 * The text as it was written, measured as it leaves: with short links its parts are those of the short text.
 * @throws noLink, tooManyLinks, badLink, linkWithPassword, linkTooLong
 */
function measuredText({ text, shortLinksUrl }: TextQuestion, line: AccountLine): FinalText {
  const final = finalTextOf(text, line);
  if (!shortLinksUrl) return final;
  const fault = faultOfShortening(final.text);
  if (fault) fail(fault, 'message');
  const { encoding, language, parts } = analyseText(shortTextLike(final.text, shortLinksUrl), line);
  return { text: final.text, encoding, language, parts };
}

/** Says which word or link it is, because a text may be long. @throws forbiddenWord, forbiddenLink */
function requireTerms(text: string, line: AccountLine): void {
  const { kind, found } = createTermsCheck(line)(text) ?? {};
  if (kind === 'forbiddenWord') {
    fail(kind, { field: 'message', message: `این خط متنی را که «${found}» دارد نمی‌فرستد؛ لطفاً آن را بردارید.` });
  }
  if (kind === 'forbiddenLink') fail(kind, 'message');
}

/** A text with variables is kept as it was written; what it makes is measured for each recipient. */
function templateOf(text: string): FinalText {
  return { text, encoding: 'ucs2', language: 'persian', parts: 1 };
}

/** The tariff of a prepared text at an instant. @throws noTariff */
export async function tariffOf(db: DbOrTx, { line, final }: PreparedText, at: Date): Promise<PartTariff> {
  const tariff = await findTariff(db, { family: line.family, language: final.language, at });
  if (!tariff) fail('noTariff', 'from_number');
  return tariff;
}

/** What a Latin part costs on a line: beside the tariff of Persian ones, for texts of their own. @throws noTariff */
export async function latinTariffOf(db: DbOrTx, { family }: AccountLine, at: Date): Promise<PartTariff> {
  return (await findTariff(db, { family, language: 'latin', at })) ?? fail('noTariff', 'from_number');
}

/** What a text costs one recipient of MCI, and of anybody else, at an instant. @throws as prepareText; noTariff */
export async function priceText(db: DbOrTx, question: TextQuestion, at: Date): Promise<TextPrice> {
  const prepared = await prepareText(db, question);
  const tariff = await tariffOf(db, prepared, at);
  const { parts } = prepared.final;
  return {
    ...prepared,
    tariff,
    mciMrial: priceAtMrial('mci', parts, tariff),
    otherMrial: priceAtMrial('other', parts, tariff),
  };
}

/** Whether the texts of this account are read first. @throws 403-20, 403-21, 403-22 when the account may not send. */
export async function mustBeReviewed(db: DbOrTx, accountId: bigint): Promise<boolean> {
  const account = await findSendingAccount(db, accountId);
  if (!account) throw new Error('an account that is signed in and not there');
  failOfState('accept', account);
  return account.reviewRequired;
}
