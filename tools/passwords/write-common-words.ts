import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/** The words that most leaked passwords are made of; beyond these a guesser has little to win, and a form much to load. */
const WORDS = 8_000;
const LEAST_LETTERS = 4;
const BITS_PER_WORD = 14;
const HASHES = 10;
const LINE = 120;

/** The word inside a password: small letters without what stands around them. */
const wordOf = (password: string) => password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');

/** The most frequent words, most frequent first. */
export function commonWords(passwords: readonly string[], most: number = WORDS): string[] {
  const words = passwords.map(wordOf).filter((word) => word.length >= LEAST_LETTERS && /^[a-z]+$/.test(word));
  return [...new Set(words)].slice(0, most);
}

type BitsOf = (word: string, hashes: number, bits: number) => number[];

function fill(words: readonly string[], bitsOf: BitsOf): Buffer {
  const bytes = Buffer.alloc(Math.ceil((words.length * BITS_PER_WORD) / 8));
  for (const word of words) {
    for (const bit of bitsOf(word, HASHES, bytes.length * 8))
      bytes[bit >>> 3] = (bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }
  return bytes;
}

/** The panel's own arithmetic, as a module of its own: imported by its path, Node would warn that it is of no kind. */
function loadFilter(root: string): Promise<{ bitsOf: BitsOf }> {
  const source = readFileSync(join(root, 'libs/shared/validation/src/word-filter.ts'), 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * The filter of common words that panel and server judge passwords by, from the list of leaked passwords of
 * `@zxcvbn-ts/language-common` (MIT), which is needed for nothing else.
 */
export async function writeCommonWords(root: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
  const list = join(file, '../../src/passwords.json');
  const passwords = JSON.parse(readFileSync(list, 'utf8')) as string[];
  const { bitsOf } = await loadFilter(root);
  const text = fill(commonWords(passwords), bitsOf).toString('base64');
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return [
    '/** Generated from the list of leaked passwords of @zxcvbn-ts/language-common (MIT) by `npm run gen`: a filter, see word-filter.ts. */',
    'export const COMMON_WORDS = {',
    `  hashes: ${HASHES},`,
    '  base64:',
    `${lines.map((line) => `    '${line}'`).join(' +\n')},`,
    '} as const;',
    '',
  ].join('\n');
}
