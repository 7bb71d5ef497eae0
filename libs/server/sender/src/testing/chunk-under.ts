import { encodeText } from '@peyk/server-carrier';
import { ActiveChunk } from '../run/active-chunk';
import type { TokenBucket } from '../run/token-bucket';
import type { ClaimedChunk } from '../sql/claim-chunks';

const CLAIMED: ClaimedChunk = {
  ...{
    accountId: 1n,
    sendId: 1n,
    chunk: 1,
    nextN: 1,
    toN: 20,
    lineId: 1n,
    operators: null,
    networks: null,
    fromNumber: '10001',
    text: 'a',
    sealedText: null,
    ownTexts: null,
    shortLinks: null,
    parts: 1,
  },
  ...{ multipartChars: 67, maxPerSecond: null, ratePerSecond: null, expiresAt: null, mobiles: Buffer.alloc(80) },
  ...{ openFromHour: null, openToHour: null, ownFromHour: null, ownToHour: null, ownMaxPerSecond: null },
};

/** A chunk of twenty messages of one part, under this rate of its line if any. */
export function chunkUnder(lineRate?: TokenBucket): ActiveChunk {
  const bounds = { lineRate, ownRate: undefined, sendRate: undefined, windows: [], expiresAt: null };
  const text = encodeText(CLAIMED.text, { multipartChars: 67 });
  return new ActiveChunk(CLAIMED, () => text, bounds);
}
