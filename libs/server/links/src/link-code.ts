import { createCipheriv, createHmac } from 'node:crypto';

/** Which link of which recipient. */
export interface LinkPlace {
  /** Of `tracked_links`. */
  linkId: bigint;
  /** The recipient's n in its send, from 1. */
  n: number;
}

export interface LinkCodes {
  /** The code of a place, always of CODE_CHARS characters. @throws RangeError for a place that has none */
  encode(place: LinkPlace): string;
  /** The place of a code; undefined for what no code can be. That there is such a link is for the caller to look up. */
  decode(code: string): LinkPlace | undefined;
}

/** Digits and Latin letters but 0, 1, I, O, i, l, which people take for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnopqrstuvwxyz';
/** Every code is as long: so a text with one has as many parts for everybody, and its price is known before. */
export const CODE_CHARS = 9;

/** 30 bits of a link and 22 of a recipient are 52, and all of them fit into nine of 56 characters. */
const MOST_LINKS = 2n ** 30n;
const MOST_RECIPIENTS = 2 ** 22;
const HALF = 2 ** 26;
const WHOLE = HALF * HALF;
const ROUNDS = 10;

/**
 * Codes of short links: a keyed permutation of link and recipient, so nothing is stored for a recipient before someone opens a link,
 * and nobody finds another recipient's code from their own. A code that was made up leads, by chance, to a place that hardly ever exists.
 * @param secret of the installation; with another one every code that is out leads nowhere
 */
export function createLinkCodes(secret: string): LinkCodes {
  const mix = mixerOf(createHmac('sha256', secret).update('short links').digest());
  return {
    encode: ({ linkId, n }) => {
      if (linkId < 1n || linkId >= MOST_LINKS) throw new RangeError(`Link ${linkId} has no code.`);
      if (!Number.isInteger(n) || n < 1 || n >= MOST_RECIPIENTS) throw new RangeError(`Recipient ${n} has no code.`);
      return spell(permute(Number(linkId) * MOST_RECIPIENTS + n, mix));
    },
    decode: (code) => {
      const value = read(code);
      if (value === undefined) return undefined;
      const place = permuteBack(value, mix);
      const linkId = BigInt(Math.floor(place / MOST_RECIPIENTS));
      const n = place % MOST_RECIPIENTS;
      return linkId < 1n || n < 1 ? undefined : { linkId, n };
    },
  };
}

/** What a round makes of half a value: 26 bits that nobody knows without the key. */
type Mix = (round: number, half: number) => number;

/** One block of AES a round; the cipher is made once, for making one takes longer than the block. */
function mixerOf(key: Buffer): Mix {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const block = Buffer.alloc(16);
  return (round, half) => {
    block.writeUInt8(round, 0);
    block.writeUInt32BE(half, 4);
    return cipher.update(block).readUInt32BE(0) % HALF;
  };
}

/** A Feistel network over two halves of 26 bits: a permutation whatever `mix` answers. */
function permute(value: number, mix: Mix): number {
  let [left, right] = [Math.floor(value / HALF), value % HALF];
  for (let round = 0; round < ROUNDS; round += 1) [left, right] = [right, (left ^ mix(round, right)) >>> 0];
  return left * HALF + right;
}

function permuteBack(value: number, mix: Mix): number {
  let [left, right] = [Math.floor(value / HALF), value % HALF];
  for (let round = ROUNDS - 1; round >= 0; round -= 1) [left, right] = [(right ^ mix(round, left)) >>> 0, left];
  return left * HALF + right;
}

function spell(value: number): string {
  let [code, rest] = ['', value];
  while (code.length < CODE_CHARS) {
    code = ALPHABET.charAt(rest % ALPHABET.length) + code;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return code;
}

function read(code: string): number | undefined {
  if (code.length !== CODE_CHARS) return undefined;
  let value = 0;
  for (const char of code) {
    const digit = ALPHABET.indexOf(char);
    if (digit < 0) return undefined;
    value = value * ALPHABET.length + digit;
  }
  return value < WHOLE ? value : undefined;
}
