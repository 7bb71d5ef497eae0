import { variableForm } from '@peyk/shared-sms';

/** Something that is filled in for each recipient. It stands in the text as `{{name}}`. */
export interface ComposerVariable {
  /** Of a pattern Latin letters, digits and underscores; of a file or of contacts the title of a column. */
  readonly name: string;
  /** What it is, in Persian. */
  readonly label: string;
  /** A long but usual value: parts are counted and the preview is shown with it. Without one the label stands there. */
  readonly example?: string;
}

/** A stretch of a text in UTF-16 units, as `String.slice` wants it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface FoundVariable extends TextRange {
  readonly name: string;
  /** The variable of that name, or undefined for a name that nobody fills in. */
  readonly variable: ComposerVariable | undefined;
}

/** Every `{{name}}` of a text, in order, also with words for those who have no value (`{{name|words}}`). Where no variables are offered, braces are ordinary characters. */
export function findVariables(text: string, variables: readonly ComposerVariable[]): readonly FoundVariable[] {
  if (variables.length === 0) return [];
  return [...text.matchAll(/\{\{([^{}\n]*)\}\}/g)].map((match) => {
    const name = (match[1] ?? '').split('|', 1).join('').trim();
    const form = variableForm(name);
    return {
      start: match.index,
      end: match.index + match[0].length,
      name,
      variable: variables.find((variable) => variableForm(variable.name) === form),
    };
  });
}

/** A stretch of a text that was filled in, and whether a variable stood there. */
export interface FilledPiece {
  readonly text: string;
  readonly isVariable: boolean;
}

/** A text with its variables filled in by their examples; unknown ones stay as they are. */
export function fillVariables(text: string, variables: readonly ComposerVariable[]): readonly FilledPiece[] {
  const pieces: FilledPiece[] = [];
  let done = 0;
  for (const { start, end, variable } of findVariables(text, variables)) {
    if (variable === undefined) continue;
    pieces.push({ text: text.slice(done, start), isVariable: false });
    pieces.push({ text: variable.example ?? variable.label, isVariable: true });
    done = end;
  }
  pieces.push({ text: text.slice(done), isVariable: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** The known variables: those are whole things, which the caret does not enter and a key deletes at once. */
export function wholeRanges(text: string, variables: readonly ComposerVariable[]): readonly TextRange[] {
  return findVariables(text, variables).filter(({ variable }) => variable !== undefined);
}
