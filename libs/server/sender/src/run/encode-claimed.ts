import { encodeText } from '@peyk/server-carrier';
import type { EncodedText } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import { SealError } from '@peyk/server-seal';
import type { Seal } from '@peyk/server-seal';
import type { ClaimedChunk } from '../sql/claim-chunks';
import { textOf } from '../system-text';

/**
 * The text of a chunk, opened, in exactly the parts that it was priced for. The line's setting may have changed since the send
 * was accepted, so both cuts are tried; undefined when neither fits, or the text does not open: then it must not leave.
 */
export function encodeClaimed(
  { context, seal }: { context: ServerContext; seal: Seal },
  claimed: ClaimedChunk,
): EncodedText | undefined {
  const { parts, multipartChars } = claimed;
  const text = openText({ context, seal }, claimed);
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
