/**
 * A proof of work, worked out beside the page in small slices: the page stays alive, and no worker is needed, which a page with
 * trusted types could not start. The SHA-256 is our own, because the browser's answers each of its calls later and is slower
 * for a hundred thousand short texts.
 */
export interface Puzzle {
  readonly algorithm: string;
  /** The hash that is looked for, in hexadecimal digits. */
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
  readonly signature: string;
}

const SLICE_MS = 12;
const TRIES_BETWEEN_LOOKS = 500;
const WORDS_OF_BLOCK = 16;
const BYTES_OF_BLOCK = 64;
const ROUNDS = 64;

/** The first 32 bits of the fractions of the roots of the first primes, as FIPS 180-4 makes its constants. */
function fractionsOfRoots(count: number, exponent: number): Int32Array {
  const words = new Int32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1;
    if (divisor * divisor <= candidate) continue;
    const root = candidate ** exponent;
    words[found] = (root - Math.floor(root)) * 2 ** 32;
    found += 1;
  }
  return words;
}

const ROUND_WORDS = fractionsOfRoots(ROUNDS, 1 / 3);
const FIRST_STATE = fractionsOfRoots(8, 1 / 2);
const schedule = new Int32Array(ROUNDS);

const at = (words: Int32Array, index: number) => words[index] as number;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function expand(block: Int32Array): void {
  schedule.set(block);
  for (let index = WORDS_OF_BLOCK; index < ROUNDS; index += 1) {
    const [early, late] = [at(schedule, index - 15), at(schedule, index - 2)];
    schedule[index] =
      (at(schedule, index - 16) +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        at(schedule, index - 7) +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) |
      0;
  }
}

/** Takes one block into the state. */
function compress(state: Int32Array, block: Int32Array): void {
  expand(block);
  let a = at(state, 0),
    b = at(state, 1),
    c = at(state, 2),
    d = at(state, 3);
  let e = at(state, 4), f = at(state, 5), g = at(state, 6), h = at(state, 7); // prettier-ignore
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const mixed =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUND_WORDS, round) + at(schedule, round)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const next = (mixed + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + mixed) | 0;
    d = c;
    c = b;
    b = a;
    a = next; // prettier-ignore
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let index = 0; index < words.length; index += 1) state[index] = (at(state, index) + (words[index] ?? 0)) | 0;
}

const state = new Int32Array(FIRST_STATE.length);

/** The SHA-256 of a text in ASCII, in the one buffer that every call writes. */
function sha256(text: string): Int32Array {
  const blocks = Math.floor((text.length + 8) / BYTES_OF_BLOCK) + 1;
  const words = new Int32Array(blocks * WORDS_OF_BLOCK);
  for (let index = 0; index < text.length; index += 1) {
    words[index >> 2] = at(words, index >> 2) | (text.charCodeAt(index) << (24 - (index & 3) * 8));
  }
  words[text.length >> 2] = at(words, text.length >> 2) | (0x80 << (24 - (text.length & 3) * 8));
  words[words.length - 1] = text.length * 8;
  state.set(FIRST_STATE);
  for (let block = 0; block < blocks; block += 1) {
    compress(state, words.subarray(block * WORDS_OF_BLOCK, (block + 1) * WORDS_OF_BLOCK));
  }
  return state;
}

const wordsOf = (hex: string) => Int32Array.from(hex.match(/.{8}/g) ?? [], (word) => parseInt(word, 16) | 0);

const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The proof that goes with the next try: base64 of the challenge with its number.
 * @throws when there is no such number, which no honest challenge has.
 */
export async function solveChallenge(puzzle: Puzzle): Promise<string> {
  const wanted = wordsOf(puzzle.challenge);
  let until = performance.now() + SLICE_MS;
  for (let number = 0; number <= puzzle.maxnumber; number += 1) {
    const hash = sha256(puzzle.salt + String(number));
    if (hash[0] === wanted[0] && hash.every((word, index) => word === wanted[index])) {
      const { algorithm, challenge, salt, signature } = puzzle;
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    }
    if (number % TRIES_BETWEEN_LOOKS === 0 && performance.now() > until) {
      await rest();
      until = performance.now() + SLICE_MS;
    }
  }
  throw new Error('The challenge has no answer.');
}
