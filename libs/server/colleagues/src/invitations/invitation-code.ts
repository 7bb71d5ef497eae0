import { randomBytes } from 'node:crypto';
import { hashToken } from '@peyk/server-http';
import { normaliseDigits } from '@peyk/shared-validation';

/** Crockford's letters: none looks like another, and it does not matter in which size they are typed. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CHARACTERS = 16;
const GROUP = 4;

/** 80 random bits that can be typed from a phone: `k3v9-w7dq-2mhx-8pzt`. */
export function newInvitationCode(): string {
  const letters = Array.from(randomBytes(CHARACTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;
}

/** What is stored of a code, however it was typed. Nobody can try out 80 random bits, so it needs no key. */
export function hashInvitationCode(typed: string): Buffer {
  const letters = normaliseDigits(typed)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  return hashToken(letters);
}
