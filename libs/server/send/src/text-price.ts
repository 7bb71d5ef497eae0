import { analyseText, priceRecipientMrial, tierPermilleOf, withOptOut } from '@peyk/shared-sms';
import type { Encoding, Language, OperatorCode } from '@peyk/shared-sms';

/** What of a line decides how a text travels. */
export interface TextLine {
  advertising: boolean;
  /** 66 or 67. */
  multipartChars: 66 | 67;
}

/** What a part costs, in milli-rial. */
export interface PartTariff {
  unitMrial: bigint;
  statutoryMrial: bigint;
}

/** A text as it leaves. */
export interface FinalText {
  text: string;
  encoding: Encoding;
  language: Language;
  parts: number;
}

/** The text with the line's opt-out text, measured. */
export function finalTextOf(text: string, line: TextLine): FinalText {
  const finalText = line.advertising ? withOptOut(text) : text;
  const { encoding, language, parts } = analyseText(finalText, { multipartChars: line.multipartChars });
  return { text: finalText, encoding, language, parts };
}

/** What one recipient of an operator pays for `parts` parts, in milli-rial, without charity. */
export function priceAtMrial(operator: OperatorCode, parts: number, tariff: PartTariff): bigint {
  return priceRecipientMrial({ parts, tierPermille: tierPermilleOf(operator), ...tariff });
}
