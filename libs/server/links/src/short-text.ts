import { MAX_LINKS, faultOfLink, findLinks, replaceLinks } from '@peyk/shared-sms';
import type { LinkFault, TextLink } from '@peyk/shared-sms';
import { CODE_CHARS } from './link-code';
import type { LinkCodes } from './link-code';

export type ShorteningFault = LinkFault | 'noLink' | 'tooManyLinks';

/** Why the links of a text cannot be shortened, or null. */
export function faultOfShortening(text: string): ShorteningFault | null {
  const links = findLinks(text);
  if (links.length === 0) return 'noLink';
  if (links.length > MAX_LINKS) return 'tooManyLinks';
  return links.map(({ url }) => faultOfLink(url)).find((fault) => fault !== null) ?? null;
}

/** The text as anybody gets it, but for the letters of the code: of its length, and so of its parts and its price. */
export function shortTextLike(text: string, baseUrl: string): string {
  return replaceLinks(text, findLinks(text), () => addressOf(baseUrl, '2'.repeat(CODE_CHARS)));
}

/** What makes of a text the one of a recipient. */
export interface ShortTextParts {
  text: string;
  /** What stands before the codes. */
  baseUrl: string;
  /** Of the links of the text, in their order. */
  linkIds: readonly bigint[];
}

/**
 * The texts of recipients by their n. Undefined where the text has not as many links as were stored with it: a link that leads nowhere
 * must not leave.
 */
export function shortTexts(
  codes: LinkCodes,
  { text, baseUrl, linkIds }: ShortTextParts,
): ((n: number) => string) | undefined {
  const links: readonly TextLink[] = findLinks(text);
  if (links.length === 0 || links.length !== linkIds.length) return undefined;
  return (n) =>
    replaceLinks(text, links, (position) => addressOf(baseUrl, codes.encode({ linkId: linkIds[position] ?? 0n, n })));
}

function addressOf(baseUrl: string, code: string): string {
  return `${baseUrl}/${code}`;
}
