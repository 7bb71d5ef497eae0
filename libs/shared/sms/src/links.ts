/** As long as an address may be; browsers and proxies cut longer ones. */
export const MAX_LINK_CHARS = 2000;
/** Links of one text that can be shortened. */
export const MAX_LINKS = 3;

/** An http or https address in a text. */
export interface TextLink {
  /** Where it begins in the text, and where it has ended, in UTF-16 units. */
  start: number;
  end: number;
  /** As it was written. */
  url: string;
}

export type LinkFault = 'linkTooLong' | 'badLink' | 'linkWithPassword';

/** Blanks, invisible marks, quotes and the marks of a Persian sentence end an address wherever they stand. */
const LINK = /(?<![\p{L}\p{N}])https?:\/\/[^\s\p{Cf}<>"«»“”،؛؟]+/giu;
/** What belongs to the sentence when it stands at the end. */
const SENTENCE_END = /[.,;:!?…'*_\]}]/u;

/** The http and https addresses of a text in their order, without the punctuation of the sentence around them. */
export function findLinks(text: string): TextLink[] {
  return Array.from(text.matchAll(LINK), ({ 0: found, index }) => {
    const url = withoutSentenceEnd(found);
    return { start: index, end: index + url.length, url };
  });
}

function withoutSentenceEnd(found: string): string {
  let url = found;
  // A bracket that the address itself has opened is its own: https://fa.wikipedia.org/wiki/شیر_(جانور)
  while (SENTENCE_END.test(url.slice(-1)) || (url.endsWith(')') && countOf(url, ')') > countOf(url, '('))) {
    url = url.slice(0, -1);
  }
  return url;
}

function countOf(text: string, char: string): number {
  return text.split(char).length - 1;
}

/** What keeps an address from being opened for people, or null. Only http and https with a host, and nobody's password in it. */
export function faultOfLink(url: string): LinkFault | null {
  if (url.length > MAX_LINK_CHARS) return 'linkTooLong';
  if (!URL.canParse(url)) return 'badLink';
  const { protocol, hostname, username, password, href } = new URL(url);
  if (!/^https?:$/.test(protocol) || hostname === '') return 'badLink';
  if (username !== '' || password !== '') return 'linkWithPassword';
  // Letters other than Latin ones become longer on the way.
  return href.length > MAX_LINK_CHARS ? 'linkTooLong' : null;
}

/**
 * The text with another address in the place of each link.
 * @param links what `findLinks` has found in this text
 * @param addressOf the address that stands for the link at a position, from 0
 */
export function replaceLinks(
  text: string,
  links: readonly TextLink[],
  addressOf: (position: number) => string,
): string {
  let [made, from] = ['', 0];
  links.forEach(({ start, end }, position) => {
    made += text.slice(from, start) + addressOf(position);
    from = end;
  });
  return made + text.slice(from);
}
