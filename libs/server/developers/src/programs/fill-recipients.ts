import type { Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import type { OperationInput } from '@peyk/server-http';
import { wrongValues } from '@peyk/server-patterns';
import type { PatternToSend } from '@peyk/server-patterns';
import { faultsOfTexts } from '@peyk/server-send';
import { fillPattern, parseMobileKey } from '@peyk/shared-sms';
import { PROGRAMS_ERRORS } from './programs.errors';

const MOST_ERRORS = 100;
const SENTENCES = {
  twice: 'این شماره پیش از این در فهرست آمده است؛ لطفاً هر شماره را یک بار بنویسید.',
  valueTwice: 'این متغیر دو بار مقدار گرفته است؛ لطفاً یکی را بردارید.',
} as const;

type Recipient = OperationInput<'sendPattern'>['body']['recipients'][number];

/** A recipient with its text. */
export interface Filled {
  mobile: number;
  text: string;
  localId: string | null;
}

/** What is wrong, by the contract's name of its place. */
class Faults {
  private readonly found = new Map<string, string>();

  add(place: number, field: string, sentence: string): void {
    if (this.found.size < MOST_ERRORS) this.found.set(`recipients.${place}.${field}`, sentence);
  }

  /** @throws badRecipients when anything is wrong */
  end(): void {
    if (this.found.size === 0) return;
    throw new DomainError({ ...PROGRAMS_ERRORS.badRecipients, errors: Object.fromEntries(this.found) });
  }
}

/** Every recipient with its text. @throws badRecipients */
export function fillAll({ accepted }: PatternToSend, recipients: readonly Recipient[]): Filled[] {
  const faults = new Faults();
  const seen = new Set<number>();
  const filled = recipients.map(({ number, params, local_id }, place) => {
    const mobile = parseMobileKey(number);
    if (mobile < 0) faults.add(place, 'number', PROGRAMS_ERRORS.badMobile.message);
    else if (seen.has(mobile)) faults.add(place, 'number', SENTENCES.twice);
    seen.add(mobile);
    const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    const names = params.map(({ name }) => name);
    for (const name of names.filter((one, n) => names.indexOf(one) !== n)) {
      faults.add(place, `params.${name}`, SENTENCES.valueTwice);
    }
    const wrong = wrongValues(accepted, values);
    for (const [name, sentence] of wrong) faults.add(place, `params.${name}`, sentence);
    return { mobile, localId: local_id ?? null, text: wrong.size > 0 ? '' : fillPattern(accepted.text, values) };
  });
  faults.end();
  return filled;
}

/** No text is left out silently. @throws badRecipients */
export async function requireTexts(
  tx: Tx,
  question: { accountId: bigint; fromNumber: string },
  filled: readonly Filled[],
): Promise<void> {
  const faults = new Faults();
  const texts = filled.map(({ text }) => text);
  for (const [place, sentence] of await faultsOfTexts(tx, question, texts)) faults.add(place, 'params', sentence);
  faults.end();
}
