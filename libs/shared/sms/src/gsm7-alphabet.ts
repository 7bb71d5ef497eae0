/**
 * The GSM 7-bit default alphabet with its extension table (3GPP TS 23.038, Unicode's GSM0338.TXT).
 * Position in the string = septet. U+001B marks the escape, which is not a character of its own.
 */
const DEFAULT_ALPHABET =
  '@£$¥èéùìòÇ\nØø\rÅå' +
  'Δ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ' +
  ' !"#¤%&\'()*+,-./' +
  '0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNO' +
  'PQRSTUVWXYZÄÖÑÜ§' +
  '¿abcdefghijklmno' +
  'pqrstuvwxyzäöñüà';

/** Characters behind an escape: [septet after 0x1B, character]. Each costs two septets. */
const EXTENSION: readonly (readonly [number, string])[] = [
  [0x0a, '\f'],
  [0x14, '^'],
  [0x28, '{'],
  [0x29, '}'],
  [0x2f, '\\'],
  [0x3c, '['],
  [0x3d, '~'],
  [0x3e, ']'],
  [0x40, '|'],
  [0x65, '€'],
];

/** The septet that announces a character of the extension table. */
export const GSM7_ESCAPE = 0x1b;

/** Set in a code of `gsm7Code` when the character stands in the extension table. */
export const GSM7_EXTENDED = 0x100;

const NOT_IN_ALPHABET = -1;

/** One slot per UTF-16 unit up to the highest character of the alphabet (the euro sign): a lookup without hashing. */
const CODES = /* @__PURE__ */ buildCodes();

function buildCodes(): Int16Array {
  const codes = new Int16Array('€'.charCodeAt(0) + 1).fill(NOT_IN_ALPHABET);
  for (let septet = 0; septet < DEFAULT_ALPHABET.length; septet += 1) {
    if (septet !== GSM7_ESCAPE) codes[DEFAULT_ALPHABET.charCodeAt(septet)] = septet;
  }
  for (const [septet, char] of EXTENSION) codes[char.charCodeAt(0)] = GSM7_EXTENDED | septet;
  return codes;
}

/**
 * The GSM-7 code of one UTF-16 unit: 0-127 for the default table, 256 + septet for the extension table,
 * -1 when the alphabet has not this character (it forces UCS-2).
 */
export function gsm7Code(unit: number): number {
  return CODES[unit] ?? NOT_IN_ALPHABET;
}

/** The character of a septet of the default table; undefined for the escape and for anything above 127. */
export function gsm7DefaultChar(septet: number): string | undefined {
  return septet === GSM7_ESCAPE ? undefined : DEFAULT_ALPHABET[septet];
}

/** The character of a septet that follows an escape; undefined where the extension table is empty. */
export function gsm7ExtensionChar(septet: number): string | undefined {
  return EXTENSION.find(([code]) => code === septet)?.[1];
}
