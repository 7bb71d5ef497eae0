/** What a value of a variable may be. */
export const PATTERN_VARIABLE_TYPES = ['string', 'number', 'date', 'code', 'link'] as const;
export type PatternVariableType = (typeof PATTERN_VARIABLE_TYPES)[number];

/** Variables of one pattern, and UTF-16 units that a value of one of them may have at most. */
export const MAX_PATTERN_VARIABLES = 20;
export const MAX_PATTERN_VALUE_CHARS = 200;
/** UTF-16 units of a value, unless the person says otherwise: what the trade allows. */
export const USUAL_PATTERN_VALUE_CHARS = 40;

/** Something that is filled in for each recipient; it stands in the text as `{{name}}`. */
export interface PatternVariable {
  readonly name: string;
  readonly type: PatternVariableType;
  /** UTF-16 units of its value at most. */
  readonly maxLength: number;
}

/** A text as it is, or the name of what is filled in. */
export type PatternPiece = { readonly text: string } | { readonly name: string };

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;
/** Latin letters, digits and underscores, with a letter first. */
const GOOD_NAME = /^[A-Za-z][A-Za-z0-9_]{1,31}$/;
/** Names that say nothing to who reviews the pattern, nor to who writes the program that fills it in. */
const SAYS_NOTHING = /^(?:var|variable|param|parameter|value|val|arg|str|txt|text|test|num|x+|y+|z+)_?\d*$/i;

/** The text and its placeholders in their order; what stands between braces counts, whether it is a good name or not. */
export function readPattern(text: string): readonly PatternPiece[] {
  const pieces: PatternPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(PLACEHOLDER)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ name });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** The names between braces, each once, in their order. */
export function namesOfPattern(text: string): readonly string[] {
  return [...new Set(readPattern(text).flatMap((piece) => ('name' in piece ? [piece.name] : [])))];
}

export type PatternNameFault = 'badVariableName' | 'meaninglessName';

/** What is wrong with the name of a variable, or null. */
export function faultOfPatternName(name: string): PatternNameFault | null {
  if (!GOOD_NAME.test(name)) return 'badVariableName';
  return SAYS_NOTHING.test(name) ? 'meaninglessName' : null;
}

/** `%name%`, as other panels write it, becomes `{{name}}`. A percentage (`%20`) stays. */
export function withOurBraces(text: string): string {
  return text.replace(/%([A-Za-z][A-Za-z0-9_]*)%/g, '{{$1}}');
}

const OTHER_PANELS = /%(token\d*)(?![A-Za-z0-9_%])|#([A-Za-z][A-Za-z0-9_]*)#/g;

/** The placeholders of other panels that may also be ordinary text (`%token`, `#NAME#`), each once: a person says what they are. */
export function foreignPlaceholders(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(OTHER_PANELS), ([whole]) => whole))];
}

/** With `foreignPlaceholders` written as ours: `#NAME#` becomes `{{name}}`. */
export function withoutForeignPlaceholders(text: string): string {
  return text.replace(
    OTHER_PANELS,
    (_whole, token?: string, name?: string) => `{{${(token ?? name ?? '').toLowerCase()}}}`,
  );
}
