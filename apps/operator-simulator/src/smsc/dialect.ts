import { OptionError } from '@peyk/server-simulators';

const WORDS = {
  receipts: ['both', 'text', 'payload', 'unmarked', 'parameters', 'data', 'columns'],
  ids: ['decimal', 'hex', 'hex-in-answer', 'uuid'],
  addresses: ['turned', 'as-submitted'],
  dates: ['short-year', 'long-year'],
  parts: ['each', 'first'],
} as const;

type Aspect = keyof typeof WORDS;

/** How this operator answers and writes its receipts; each first word is the usual one. */
export type Dialect = { readonly [Name in Aspect]: (typeof WORDS)[Name][number] };

export const USUAL_DIALECT: Dialect = {
  receipts: 'both',
  ids: 'decimal',
  addresses: 'turned',
  dates: 'short-year',
  parts: 'each',
};

/**
 * Reads `receipts=parameters,ids=hex-in-answer`.
 *
 * @throws OptionError naming what is known.
 */
export function readDialect(text: string): Dialect {
  const dialect: Record<string, string> = { ...USUAL_DIALECT };
  for (const pair of text.split(',').filter((piece) => piece.trim() !== '')) {
    const [name = '', word = ''] = pair.split('=').map((piece) => piece.trim());
    const known: readonly string[] | undefined = Object.hasOwn(WORDS, name) ? WORDS[name as Aspect] : undefined;
    if (!known) throw new OptionError(`--dialect knows no "${name}"; it knows ${Object.keys(WORDS).join(', ')}`);
    if (!known.includes(word)) throw new OptionError(`--dialect ${name} is one of ${known.join(', ')}`);
    dialect[name] = word;
  }
  return dialect as Dialect; // of WORDS alone
}

/** The id of a message as the answer to its submit spells it; inside ids are decimal. */
export function idInAnswer(id: string, { ids }: Dialect): string {
  if (ids === 'uuid') return uuidOf(id);
  return ids === 'decimal' ? id : BigInt(id).toString(16);
}

const RECEIPT_DIGITS = 20;

/** The same as its receipt spells it. */
export function idInReceipt(id: string, { ids }: Dialect): string {
  if (ids === 'uuid') return uuidOf(id);
  if (ids === 'decimal') return id;
  return (ids === 'hex' ? BigInt(id).toString(16).toUpperCase() : id).padStart(RECEIPT_DIGITS, '0');
}

/** Like a UUID in form; there is nothing random about it, so that answer and receipt have the same. */
function uuidOf(id: string): string {
  const digits = BigInt(id).toString(16).padStart(32, '0');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
