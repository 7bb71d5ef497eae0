import { normaliseForMatching } from './normalise';

/** A name is short; longer runs between braces are text. `|` separates what is written for those who have no value. */
const VARIABLE = /\{\{([^{}\n|]{1,64})(?:\|([^{}\n]{0,200}))?\}\}/g;

/** A text with the places of its variables found. */
export interface Template {
  /** Text as it is, or the column that is filled in. */
  readonly pieces: readonly (string | TemplateColumn)[];
  /** Variables that are no column, each once and as written; they stay in the text. */
  readonly unknown: readonly string[];
}

export interface TemplateColumn {
  /** From 0. */
  readonly column: number;
  /** For an empty value; undefined when the text is not to be sent without one. */
  readonly fallback: string | undefined;
}

/** The form in which names of variables are compared: one Yeh and one Kaf, no half-space, single blanks, small letters. */
export function variableForm(name: string): string {
  return normaliseForMatching(name).trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Finds the variables of a text: `{{name}}`, or `{{name|other words}}` for those who have no value.
 * @param names of the columns in their order; a list of names means that each of them is the same column
 */
export function readTemplate(text: string, names: readonly (string | readonly string[])[]): Template {
  const columns = new Map<string, number>();
  names.forEach((given, column) => {
    for (const name of typeof given === 'string' ? [given] : given) {
      const form = variableForm(name);
      if (!columns.has(form)) columns.set(form, column);
    }
  });
  const pieces: (string | TemplateColumn)[] = [];
  const unknown = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const [whole, name = '', fallback] = match;
    const column = columns.get(variableForm(name));
    if (column === undefined) {
      unknown.add(name.trim());
      continue;
    }
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push({ column, fallback });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return { pieces, unknown: [...unknown] };
}

/** The text for one list of values; the number of the column whose value is missing when it may not be sent without. */
export function fillTemplate({ pieces }: Template, values: readonly string[]): string | number {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const value = values[piece.column] ?? '';
    const filled = value.trim() === '' ? piece.fallback : value;
    if (filled === undefined) return piece.column;
    text += filled;
  }
  return text;
}
