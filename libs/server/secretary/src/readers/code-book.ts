import type { Tx } from '@peyk/server-database';
import type { CodeToAnswer } from '../reply-text';
import type { SecretaryRow } from '../secretary.repository';
import { codesIn } from './code-form';
import { lockKnownCodes } from './reader-codes.repository';
import type { Claim, KnownCode } from './reader-codes.repository';

const keyOf = (secretaryId: bigint, code: string) => `${secretaryId} ${code}`;

/** The codes that some messages name, as they are while those are dealt with. */
export class CodeBook {
  /** Codes that messages used first, in their order. */
  readonly claims: Claim[] = [];
  private readonly known: Map<string, KnownCode>;

  constructor(known: readonly KnownCode[]) {
    this.known = new Map(known.map((one) => [keyOf(one.secretaryId, one.code), { ...one }]));
  }

  /** The code of this reader that a text holds; undefined for none. One that nobody has used comes before one that was. */
  codeIn(secretaryId: bigint, text: string): string | undefined {
    const found = codesIn(text).flatMap((code) => this.known.get(keyOf(secretaryId, code)) ?? []);
    return (found.find(({ usedAt }) => usedAt === null) ?? found[0])?.code;
  }

  /** Uses a code that is known. Answers whether nobody has before, and who was the first. */
  use(claim: Claim): CodeToAnswer & { isFirst: boolean } {
    const { secretaryId, code, mobile, at } = claim;
    const known = this.known.get(keyOf(secretaryId, code));
    if (!known) throw new Error('a code that is not known cannot be used');
    const { written } = known;
    if (known.mobile !== null && known.usedAt !== null) {
      return { isFirst: false, written, mobile: known.mobile, usedAt: known.usedAt };
    }
    this.claims.push(claim);
    Object.assign(known, { mobile, usedAt: at });
    return { isFirst: true, written, mobile, usedAt: at };
  }
}

/** Reads and holds the codes that messages name, of all readers at once. */
export async function openCodeBook(
  tx: Tx,
  {
    accountId,
    secretaries,
    texts,
  }: { accountId: bigint; secretaries: readonly SecretaryRow[]; texts: readonly string[] },
): Promise<CodeBook> {
  const readers = secretaries.filter(({ match, codeCount }) => match === 'codes' && codeCount > 0).map(({ id }) => id);
  if (readers.length === 0) return new CodeBook([]);
  const codes = [...new Set(texts.flatMap(codesIn))];
  return new CodeBook(await lockKnownCodes(tx, { accountId, readers, codes }));
}
