import { MAX_PATTERN_TEXT_CHARS } from '../limits';
import { findLinks } from '../links';
import { normaliseForMatching } from '../normalise';
import { faultOfText } from '../text-fault';
import { MAX_PATTERN_VARIABLES, faultOfPatternName, namesOfPattern, readPattern } from './pattern-text';
import type { PatternNameFault, PatternVariable } from './pattern-text';

export type PatternFault =
  | 'emptyText'
  | 'unsendableText'
  | 'textTooLong'
  | 'strayBraces'
  | PatternNameFault
  | 'tooManyVariables'
  | 'onlyVariables'
  | 'otherVariables'
  | 'linkNeedsWebsite'
  | 'noCompany';

export interface PatternToCheck {
  readonly text: string;
  readonly variables: readonly PatternVariable[];
  /** An address that the text may hold and that links are allowed to lead to; null for none. */
  readonly website: string | null;
  /** What the account and its company are called. */
  readonly companyNames: readonly string[];
}

export interface FoundPatternFault {
  readonly fault: PatternFault;
  /** Of the variable that it is about. */
  readonly name?: string;
}

/** What keeps a pattern from being reviewed, the first of it, or null. The panel asks while it is typed, the server when it is stored. */
export function faultOfPattern(pattern: PatternToCheck): FoundPatternFault | null {
  return faultOfWords(pattern) ?? faultOfVariables(pattern) ?? faultOfCompany(pattern);
}

function faultOfWords({ text }: PatternToCheck): FoundPatternFault | null {
  if (text.length > MAX_PATTERN_TEXT_CHARS) return { fault: 'textTooLong' };
  const fault = faultOfText(text);
  if (fault) return { fault };
  const fixed = readPattern(text).flatMap((piece) => ('text' in piece ? [piece.text] : []));
  if (fixed.some((piece) => /\{\{|\}\}/.test(piece))) return { fault: 'strayBraces' };
  return fixed.some((piece) => /\p{L}/u.test(piece)) ? null : { fault: 'onlyVariables' };
}

function faultOfVariables({ text, variables, website }: PatternToCheck): FoundPatternFault | null {
  const names = namesOfPattern(text);
  for (const name of names) {
    const fault = faultOfPatternName(name);
    if (fault) return { fault, name };
  }
  if (names.length > MAX_PATTERN_VARIABLES) return { fault: 'tooManyVariables' };
  const described = new Set(variables.map(({ name }) => name));
  const isSame = described.size === variables.length && described.size === names.length;
  if (!isSame || names.some((name) => !described.has(name))) return { fault: 'otherVariables' };
  const link = variables.find(({ type }) => type === 'link');
  return link && website === null ? { fault: 'linkNeedsWebsite', name: link.name } : null;
}

/** Who gets the message must see whose it is: by a name of the company, or by its address. */
function faultOfCompany({ text, variables, website, companyNames }: PatternToCheck): FoundPatternFault | null {
  const found = comparedForm(text);
  const isNamed = companyNames.some((name) => comparedForm(name) !== '' && found.includes(comparedForm(name)));
  if (isNamed || (website !== null && showsAddress(text, variables, website))) return null;
  return { fault: 'noCompany' };
}

function showsAddress(text: string, variables: readonly PatternVariable[], website: string): boolean {
  const host = hostOf(website);
  const bare = new RegExp(`(?<![\\p{L}\\p{N}.-])(?:www\\.)?${host.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}-])`, 'iu');
  return (
    variables.some(({ type }) => type === 'link') ||
    findLinks(text).some(({ url }) => leadsTo(url, website)) ||
    bare.test(text.replace(/https?:\/\/\S+/giu, ' '))
  );
}

/** Whether an address is on the website, or on a part of it (`club.example.ir` of `example.ir`). */
export function leadsTo(url: string, website: string): boolean {
  const [host, own] = [hostOf(url), hostOf(website)];
  return host !== '' && own !== '' && (host === own || host.endsWith(`.${own}`));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

function comparedForm(text: string): string {
  return normaliseForMatching(text).replace(/\s+/g, '').toLowerCase();
}
