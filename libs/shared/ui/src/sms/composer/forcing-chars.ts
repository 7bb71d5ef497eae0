import type { ForcingChar, TextAnalysis } from '@peyk/shared-sms';

/** A text that is Persian anyway needs no explanation; a few strangers in a Latin text do. */
const MOSTLY_LATIN_SHARE = 0.2;

/** The few characters that make an otherwise Latin text Persian; none for a text that is Persian anyway. */
export function forcingChars(text: string, forcing: TextAnalysis['forcing']): readonly ForcingChar[] {
  const typed = forcing.filter(({ index }) => index < text.length);
  return typed.length / text.length > MOSTLY_LATIN_SHARE ? [] : typed;
}
