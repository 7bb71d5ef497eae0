import { faultOfLink, findLinks } from '../links';
import { hasAddress } from '../line-terms';
import { normaliseForMatching } from '../normalise';
import { leadsTo } from './pattern-fault';
import { readPattern } from './pattern-text';
import type { PatternVariable, PatternVariableType } from './pattern-text';

export type PatternValueFault =
  'missingValue' | 'valueTooLong' | 'unsafeValue' | 'otherType' | 'otherSite' | 'unknownValue';

export type PatternValues = Readonly<Record<string, string>>;

/** What stays one line of plain text anyone who fills it in: no line ends, braces, control characters, nor halves of pairs or pairs. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[\u0000-\u001f\u007f\u2028\u2029{}]|[\ud800-\udfff]/;

const LOOKS_LIKE: Readonly<Record<Exclude<PatternVariableType, 'string' | 'link'>, RegExp>> = {
  number: /^[-+]?\d+(?:[,٬]\d{3})*(?:[.٫/]\d+)?$/,
  date: /^\d{4}[/-](?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\d|3[01])(?: (?:[01]?\d|2[0-3]):[0-5]\d)?$/,
  code: /^[A-Za-z0-9-]+$/,
};

/** What is wrong with a value, or null. An address in a value that is no link would pass the review unseen: it is refused. */
export function faultOfPatternValue(
  { type, maxLength }: PatternVariable,
  value: string,
  website: string | null,
): PatternValueFault | null {
  if (value.trim() === '') return 'missingValue';
  if (value.length > maxLength) return 'valueTooLong';
  if (UNSAFE.test(value)) return 'unsafeValue';
  if (type === 'link') {
    if (findLinks(value)[0]?.url !== value || faultOfLink(value) !== null) return 'otherType';
    return website !== null && leadsTo(value, website) ? null : 'otherSite';
  }
  if (type === 'string') return hasAddress(value) ? 'unsafeValue' : null;
  return LOOKS_LIKE[type].test(type === 'code' ? value : normaliseForMatching(value)) ? null : 'otherType';
}

/** What is wrong with the values of a pattern, by name; empty when it can be filled in. */
export function faultsOfPatternValues(
  { variables, website }: { variables: readonly PatternVariable[]; website: string | null },
  values: PatternValues,
): ReadonlyMap<string, PatternValueFault> {
  const faults = new Map<string, PatternValueFault>();
  const known = new Set(variables.map(({ name }) => name));
  for (const name of Object.keys(values)) if (!known.has(name)) faults.set(name, 'unknownValue');
  for (const variable of variables) {
    const value = Object.hasOwn(values, variable.name) ? (values[variable.name] ?? '') : '';
    const fault = faultOfPatternValue(variable, value, website);
    if (fault) faults.set(variable.name, fault);
  }
  return faults;
}

/** The text that a recipient reads. The values have been checked by `faultsOfPatternValues`. */
export function fillPattern(text: string, values: PatternValues): string {
  return readPattern(text)
    .map((piece) => ('text' in piece ? piece.text : (values[piece.name] ?? '')))
    .join('');
}

/** Letters that make the most parts: no Latin one where a Persian one may stand, and of Latin ones those that count twice. */
const WIDEST: Readonly<Record<PatternVariableType, string>> = {
  string: 'ی',
  number: '۹',
  date: '۹',
  code: 'W',
  link: '~',
};

/** Values as long as they may be, in letters of the kind that costs most. */
export function worstPatternValues(variables: readonly PatternVariable[]): PatternValues {
  return Object.fromEntries(variables.map(({ name, type, maxLength }) => [name, WIDEST[type].repeat(maxLength)]));
}
