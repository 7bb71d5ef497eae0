import { fail } from '../sheet-fault';

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** How Excel writes what XML cannot hold. */
const ESCAPED = /_x([0-9A-F]{4})_/g;

/** The text of an element. Entities of our own making do not exist: files that declare some are refused. */
export function xmlUnescaped(text: string): string {
  const plain = text.includes('&')
    ? text.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
      })
    : text;
  if (!plain.includes('_x')) return plain;
  return plain.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const RUN = /<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?t>/g;
/** How a word is read aloud, in Japanese and Chinese: no part of the text. */
const PHONETIC = /<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g;

/** The text of a shared or an inline string: of one run or of several. */
export function textOfRuns(xml: string): string {
  const spoken = xml.includes('rPh') ? xml.replace(PHONETIC, '') : xml;
  let text = '';
  for (const [, run = ''] of spoken.matchAll(RUN)) text += xmlUnescaped(run);
  return text;
}

/** Entities could make much of little, and read our files. @throws damaged */
export function refuseDoctype(head: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(head)) fail('damaged');
}
