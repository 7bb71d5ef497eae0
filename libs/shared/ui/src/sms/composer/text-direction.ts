import type { TextRange } from './variables';

const LETTER = /\p{L}/u;
const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * The direction of the text box. Each paragraph goes by its first letter (`auto`), as on the recipient's phone. Two things
 * would go wrong so: a box without letters would put the caret to the left of a Persian page, and a Persian paragraph that
 * begins with a variable would be turned around by the variable's Latin name. Both are written right to left.
 */
export function textDirection(text: string, variables: readonly TextRange[]): 'auto' | 'rtl' {
  if (!LETTER.test(text)) return 'rtl';
  return variables.some((variable) => turnsParagraph(text, variable)) ? 'rtl' : 'auto';
}

function turnsParagraph(text: string, { start, end }: TextRange): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (start > 0 && LETTER.test(text.slice(lineStart, start))) return false;
  const lineEnd = text.indexOf('\n', end);
  const rest = text.slice(end, lineEnd < 0 ? text.length : lineEnd).replace(/\{\{[^{}]*\}\}/g, '');
  const first = LETTER.exec(rest)?.[0];
  return first === undefined || RTL_LETTER.test(first);
}
