import type { Seal } from '@peyk/server-seal';
import type { ClaimedChunk } from './sql/claim-chunks';

/**
 * A text is bound to whom it is for: who may write in the database, but has no key, cannot have a code sent to another number
 * by changing the recipient.
 */
export function placeOfText(accountId: bigint, mobile: number): string {
  return `sends.sealed_text:${accountId}:${mobile}`;
}

/** What stands in `sends.sealed_text`, and leaves instead of `text`. */
export function sealText(
  seal: Seal,
  text: string,
  { accountId, mobile }: { accountId: bigint; mobile: number },
): Buffer {
  return seal.seal('system message', text, placeOfText(accountId, mobile));
}

type Claimed = Pick<ClaimedChunk, 'accountId' | 'text' | 'sealedText' | 'mobiles'>;

/** The text of a chunk as it leaves; that of a message of the installation itself is in memory from here on. @throws SealError */
export function textOf(seal: Seal, { accountId, text, sealedText, mobiles }: Claimed): string {
  if (sealedText === null) return text;
  return seal.open('system message', sealedText, placeOfText(accountId, mobiles.readInt32BE(0))).toString();
}
