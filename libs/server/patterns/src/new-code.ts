import { randomInt } from 'node:crypto';

const CODE_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_CHARS = 10;

/** People read it to each other: no letters that look alike. Of 32^10; the table keeps them apart. */
export function newCode(): string {
  return Array.from({ length: CODE_CHARS }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
