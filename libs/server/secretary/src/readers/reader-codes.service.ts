import { randomBytes } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { takeTurn } from '@peyk/server-http';
import { readSheet, withFile } from '@peyk/server-spreadsheets';
import { fail } from '../fail';
import { holdSecretary } from '../secretary.repository';
import type { SecretaryKey } from '../secretary.repository';
import { requireKind } from '../secretary.service';
import { tellSecretaryChanged } from '../tell-secretary-changed';
import { codeForm, isCode } from './code-form';
import type { CodesKey } from './reader-codes.repository';
import { addToCodeCount, countElsewhere, deleteUnused, insertCodes } from './reader-codes.repository';

/** Of a reader. */
export const MAX_CODES = 1_000_000;
/** Of a code with all that does not count in it, as the contract has it. */
const MAX_WRITTEN_CHARS = 60;
/** Codes of one insertion: small enough that nobody waits for it. */
const BATCH = 5_000;

/** What became of a list. */
export interface AddedCodes {
  added: number;
  /** Were there before, or came twice. */
  known: number;
  /** Could not be codes. */
  invalid: number;
  /** Of those added, also codes of another reader on the same line. */
  elsewhere: number;
}

/** Takes codes of a list in batches. */
class CodeList {
  readonly counts: AddedCodes = { added: 0, known: 0, invalid: 0, elsewhere: 0 };
  private batch = new Map<string, string>();

  constructor(
    private readonly tx: Tx,
    private readonly key: CodesKey,
  ) {}

  async add(written: string): Promise<void> {
    const form = codeForm(written);
    const shown = written.trim();
    // A cell of a sheet may be much longer than the code in it.
    if (!isCode(form) || shown.length > MAX_WRITTEN_CHARS) this.counts.invalid += 1;
    else if (this.batch.has(form)) this.counts.known += 1;
    else this.batch.set(form, shown);
    if (this.batch.size === BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const { batch, counts } = this;
    if (batch.size === 0) return;
    this.batch = new Map();
    counts.elsewhere += await countElsewhere(this.tx, this.key, batch);
    const added = await insertCodes(this.tx, this.key, batch);
    counts.added += added;
    counts.known += batch.size - added;
    // Told before the rest of a list that is too long is read.
    if (counts.added > MAX_CODES) fail('tooManyCodes', 'codes');
  }
}

/** All of a list or nothing: what fails in the middle leaves no codes. @throws unknownSecretary, noCodes, tooManyCodes */
function addTo(
  { db }: Pick<ServerContext, 'db'>,
  key: CodesKey,
  fill: (list: CodeList, left: number) => Promise<void>,
): Promise<AddedCodes> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'reader codes', key.accountId);
    // It goes on with its messages meanwhile, but cannot be deleted under our hands.
    await holdSecretary(tx, key);
    const { codeCount } = await requireKind(tx, key, 'reader');
    const list = new CodeList(tx, key);
    await fill(list, MAX_CODES - codeCount);
    await list.flush();
    const { counts } = list;
    if (counts.added + counts.known === 0) fail('noCodes', 'codes');
    if (codeCount + counts.added > MAX_CODES) fail('tooManyCodes', 'codes');
    await addToCodeCount(tx, key, counts.added);
    await tellSecretaryChanged(tx, key.accountId);
    return counts;
  });
}

/** Keeps codes that were typed or pasted. @throws unknownSecretary, noCodes, tooManyCodes */
export function addCodes(context: ServerContext, key: CodesKey, codes: readonly string[]): Promise<AddedCodes> {
  return addTo(context, key, async (list) => {
    for (const code of codes) await list.add(code);
  });
}

/** Titles that the first row of a file may have. */
const TITLES = new Set(['code', 'codes', 'serial', 'کدها', 'سریال']);

/**
 * Keeps the codes in the first column of a file. @throws unknownSecretary, noCodes, tooManyCodes; what cannot be read, `422-120` to
 * `422-124`
 */
export function addCodesOfFile(
  context: ServerContext,
  key: CodesKey,
  bytes: AsyncIterable<Uint8Array>,
): Promise<AddedCodes> {
  return withFile(bytes, (path) =>
    addTo(context, key, async (list) => {
      let isFirst = true;
      for await (const { cells } of readSheet(path)) {
        const [cell = ''] = cells;
        const isTitle = isFirst && TITLES.has(codeForm(cell));
        isFirst = false;
        if (!isTitle && cell.trim() !== '') await list.add(cell);
      }
    }),
  );
}

/** Characters of generated codes: letters that nobody takes for a digit. */
const ALPHABETS = { digits: '0123456789', letters: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ' } as const;
/** Possible codes for each one that is made. */
const LEAST_CHOICE = 10_000;
const RANDOM_BYTES = 4_096;

export interface CodesToGenerate {
  count: number;
  /** Characters behind the prefix. */
  length: number;
  alphabet: keyof typeof ALPHABETS;
  prefix?: string | undefined;
}

/** Characters of an alphabet, each as probable as the others, without end. */
function* randomCharacters(alphabet: string): Generator<string, never> {
  const highest = 256 - (256 % alphabet.length);
  for (;;) {
    for (const byte of randomBytes(RANDOM_BYTES)) if (byte < highest) yield alphabet.charAt(byte % alphabet.length);
  }
}

/** Makes new codes that nobody can guess. @throws unknownSecretary, easyToGuess, noCodes, tooManyCodes */
export function generateCodes(
  context: ServerContext,
  key: CodesKey,
  { count, length, alphabet, prefix = '' }: CodesToGenerate,
): Promise<AddedCodes> {
  const characters = ALPHABETS[alphabet];
  if (characters.length ** length < count * LEAST_CHOICE) fail('easyToGuess', 'generate.length');
  return addTo(context, key, async (list, left) => {
    if (count > left) fail('tooManyCodes', 'generate.count');
    const random = randomCharacters(characters);
    const next = () => prefix + Array.from({ length }, () => random.next().value).join('');
    // One in ten thousand is there already at the most; each of those is made anew.
    while (list.counts.added < count) {
      for (let missing = count - list.counts.added; missing > 0; missing -= 1) await list.add(next());
      await list.flush();
    }
    list.counts.known = 0;
  });
}

/** Takes out codes that nobody has sent; who has won keeps theirs. @throws unknownSecretary */
export function removeCodes(
  { db }: ServerContext,
  key: SecretaryKey,
  codes: readonly string[] | 'all',
): Promise<number> {
  return runTransaction(db, async (tx) => {
    await takeTurn(tx, 'reader codes', key.accountId);
    await requireKind(tx, key, 'reader');
    const removed = await deleteUnused(tx, key, codes === 'all' ? codes : codes.map(codeForm));
    await addToCodeCount(tx, key, -removed);
    await tellSecretaryChanged(tx, key.accountId);
    return removed;
  });
}
