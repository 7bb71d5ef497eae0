/** Below this a text is guessed sooner or later; 32 random hexadecimal digits have some 110, 32 letters `a` none. */
const LEAST_BITS = 80;
/** A text that begins again after so few characters is no longer than its beginning. */
const LEAST_PERIOD = 24;
const LEAST_REST = 24;
/** More steps than this make a row. Of random hexadecimal digits a fifth are steps: a half was seen six times in 400,000 secrets. */
const MOST_STEPS = 0.7;
/** What stands in examples and on keyboards: it counts for nothing, in whatever letters. */
const WELL_KNOWN =
  /change.?(me|this|it)|replace.?(me|this|it)|(pass|secret|default|example|insecure|production|development|unsafe|testing|password|super|your|peyk)[-_ ]?(word|key|value)?|qwert(y|yuiop)?|letmein/gi;

/** How a person gets a good one. */
export const MAKE_A_SECRET = 'make one with "openssl rand -base64 32", and keep it';

/** Bits by Shannon: how surprising its characters are to who knows how often each of them stands in it. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + count * Math.log2(text.length / count), 0);
}

/** After how many characters the text begins again; its length when it does not. */
function periodOf(text: string): number {
  for (let period = 1; period < text.length; period += 1) {
    if (text.startsWith(text.slice(period))) return period;
  }
  return text.length;
}

/** The share of characters that only follow the one before them: `abcd`, `4321`, `aaaa`. */
function shareOfSteps(text: string): number {
  let steps = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1)) <= 1) steps += 1;
  }
  return steps / Math.max(1, text.length - 1);
}

/**
 * Why someone would guess this secret, as the end of a sentence that begins with its name; undefined when it looks like chance.
 * Nothing can tell a random text from a famous one: this finds what people type instead of making one.
 */
export function weaknessOf(secret: string): string | undefined {
  if (periodOf(secret) < Math.min(LEAST_PERIOD, secret.length)) return 'repeats itself';
  if (shareOfSteps(secret) > MOST_STEPS) return 'counts up or down';
  const rest = secret.replace(WELL_KNOWN, '');
  if (rest.length < LEAST_REST) return 'is made of words that everybody tries';
  return bitsOf(rest) < LEAST_BITS ? 'has too few different characters' : undefined;
}
