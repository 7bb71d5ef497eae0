/** A variable is short; longer runs between braces are someone's own text. */
const VARIABLE = /\{\{[^{}\n]{1,64}\}\}/g;

/**
 * The `{{variables}}` of a text, each once and as written. A quick send fills none of them in: anyone who brings a text from
 * elsewhere should know that before a thousand people have read the braces.
 */
export function unfilledVariables(text: string): readonly string[] {
  return [...new Set(text.match(VARIABLE))];
}
