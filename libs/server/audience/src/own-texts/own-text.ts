import {
  countParts,
  createTermsCheck,
  detectEncoding,
  faultOfFinalText,
  faultOfText,
  fillTemplate,
  languageOf,
  readTemplate,
  withOptOut,
} from '@peyk/shared-sms';
import type { Language, LineTerms, Template, TermsFault, TextFault } from '@peyk/shared-sms';
import type { ValuedPage, ValuedSource } from './valued-source';

/** How a record comes to its text. */
export interface TextMaking extends LineTerms {
  /** With variables, as the person wrote it. */
  text: string;
  /** Whether the line adds the opt-out text. */
  advertising: boolean;
  multipartChars: 66 | 67;
}

/** Why a record gets no text. The number of the column goes with a value that is missing. */
export type OwnTextFault = { kind: 'emptyValue'; column: number } | { kind: TextFault } | TermsFault;

/** A text as it leaves. */
export interface OwnText {
  text: string;
  trait: number;
}

/**
 * What of a text decides its price: its parts, and 64 more when it is Latin; 0 is for a record without a text that can be sent. A byte
 * each, because a million of them are kept while an audience is resolved.
 */
const LATIN = 64;

export const partsOfTrait = (trait: number): number => trait % LATIN;
export const languageOfTrait = (trait: number): Language => (trait >= LATIN ? 'latin' : 'persian');

/** Makes the texts of one source. */
export class TextMaker {
  private readonly template: Template;
  private readonly names: readonly string[];
  private readonly faultOfTerms: (text: string) => TermsFault | null;

  constructor(
    private readonly making: TextMaking,
    columns: ValuedSource['columns'],
  ) {
    this.template = readTemplate(making.text, columns);
    this.faultOfTerms = createTermsCheck(making);
    this.names = columns.map((names) => (typeof names === 'string' ? names : (names[0] ?? '')));
  }

  /** Variables that nothing fills in. */
  get unknown(): readonly string[] {
    return this.template.unknown;
  }

  /** The text for a record, and its trait; or why there is none. */
  make(values: readonly string[]): OwnText | OwnTextFault {
    const text = this.fill(values);
    if (typeof text !== 'string') return text;
    const latin = languageOf(detectEncoding(text)) === 'latin' ? LATIN : 0;
    return { text, trait: latin + countParts(text, { multipartChars: this.making.multipartChars }) };
  }

  /** The same without measuring it. */
  fill(values: readonly string[]): string | OwnTextFault {
    const filled = fillTemplate(this.template, values);
    if (typeof filled === 'number') return { kind: 'emptyValue', column: filled };
    const fault = faultOfText(filled);
    if (fault) return { kind: fault };
    const term = this.faultOfTerms(filled);
    if (term) return term;
    const text = this.making.advertising ? withOptOut(filled) : filled;
    const finalFault = faultOfFinalText(text);
    return finalFault ? { kind: finalFault } : text;
  }

  /** The trait of each record of a page, and for those that have no text, in their order, why. */
  traitsOf({ mobiles, values }: ValuedPage): { traits: Uint8Array; reasons: string[] } {
    const traits = new Uint8Array(mobiles.length);
    const reasons: string[] = [];
    for (let i = 0; i < mobiles.length; i += 1) {
      if ((mobiles[i] ?? -1) < 0) continue;
      const made = this.make(values[i] ?? []);
      if ('trait' in made) traits[i] = made.trait;
      else reasons.push(this.reasonOf(made));
    }
    return { traits, reasons };
  }

  private reasonOf(fault: OwnTextFault): string {
    if (fault.kind === 'emptyValue') return `مقدار «${this.names[fault.column] ?? ''}» خالی است`;
    if (fault.kind === 'forbiddenWord') return `متن «${fault.found}» دارد که این خط نمی‌پذیرد`;
    if (fault.kind === 'forbiddenLink') return 'متن پیوند دارد و این خط پیوند نمی‌پذیرد';
    return REASONS[fault.kind];
  }
}

const REASONS: Readonly<Record<TextFault, string>> = {
  emptyText: 'متن خالی است',
  textTooLong: 'متن از ۲٬۷۰۰ نویسه بلندتر است',
  unsendableText: 'متن نویسه‌ای دارد که هیچ گوشی نشان نمی‌دهد',
};
