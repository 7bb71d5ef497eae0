import { encodeText } from '@peyk/server-carrier';
import type { EncodedText } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import { shortTexts } from '@peyk/server-links';
import type { LinkCodes } from '@peyk/server-links';
import { SealError } from '@peyk/server-seal';
import type { Seal } from '@peyk/server-seal';
import type { ClaimedChunk } from '../sql/claim-chunks';
import { textOf } from '../system-text';

/** What a chunk says to each of its recipients. */
export type ChunkTexts = (n: number) => EncodedText | undefined;

/**
 * The texts of a chunk, opened, in exactly the parts that they were priced for. Undefined when the text of all does not fit or does not
 * open, and for a recipient whose own text does not fit: then it must not leave.
 */
export function encodeClaimed(
  { context, seal, linkCodes }: { context: ServerContext; seal: Seal; linkCodes: LinkCodes },
  claimed: ClaimedChunk,
): ChunkTexts | undefined {
  const { ownTexts, nextN } = claimed;
  // One by one when they leave: ten thousand at once would keep the event loop for too long.
  if (ownTexts) return (n) => encodeInParts(ownTexts[n - nextN], claimed);
  if (claimed.shortLinks) {
    const textFor = shortTexts(linkCodes, { ...claimed.shortLinks, text: claimed.text });
    return textFor && ((n) => encodeInParts(textFor(n), claimed));
  }
  const text = encodeInParts(openText({ context, seal }, claimed), claimed);
  return text && (() => text);
}

/** The line's setting may have changed since the text was priced, so both cuts are tried. */
function encodeInParts(
  text: string | undefined,
  { parts, multipartChars }: Pick<ClaimedChunk, 'parts' | 'multipartChars'>,
): EncodedText | undefined {
  if (text === undefined) return undefined;
  const cuts = multipartChars === 66 ? ([66, 67] as const) : ([67, 66] as const);
  return cuts
    .map((cut) => encodeText(text, { multipartChars: cut }))
    .find((encoded) => encoded.bodies.length === parts);
}

function openText({ context, seal }: { context: ServerContext; seal: Seal }, claimed: ClaimedChunk) {
  try {
    return textOf(seal, claimed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    context.log.error({ err: error, sendId: String(claimed.sendId) }, 'a sealed text does not open');
    return undefined;
  }
}
