import { encodeText } from '@peyk/server-carrier';
import type { ClaimedChunk } from '../sql/claim-chunks';
import { ActiveChunk } from './active-chunk';
import { TokenBucket } from './token-bucket';

const CLAIMED: ClaimedChunk = {
  ...{ accountId: 1n, sendId: 1n, chunk: 1, nextN: 1, toN: 20, lineId: 1n, fromNumber: '10001', text: 'a', parts: 1 },
  ...{ multipartChars: 67, maxPerSecond: null, ratePerSecond: null, expiresAt: null, mobiles: Buffer.alloc(80) },
  ...{ openFromHour: null, openToHour: null, ownFromHour: null, ownToHour: null, ownMaxPerSecond: null },
};

/** A standing clock: a bucket lets a tenth of a second's worth pass. */
function chunkUnder(perSecond: number | undefined) {
  const sendRate = perSecond === undefined ? undefined : new TokenBucket(perSecond, () => 0);
  const bounds = { lineRate: undefined, ownRate: undefined, sendRate, windows: [], expiresAt: null };
  return new ActiveChunk(CLAIMED, encodeText(CLAIMED.text, { multipartChars: 67 }), bounds);
}

describe('a chunk', () => {
  it('is limited while its rates let less pass than is left of it, be it something or nothing', () => {
    const chunk = chunkUnder(50);
    expect(chunk.passing).toBe(5);
    expect(chunk.isLimited).toBe(true);
    chunk.sendRate?.take(5);
    expect(chunk.isLimited).toBe(true);
    chunk.sendRate?.giveBack(5);
    chunk.nextN = 16;
    expect(chunk.isLimited).toBe(false);
  });

  it('is not limited without a rate, nor when nothing of it may go on', () => {
    expect(chunkUnder(undefined).isLimited).toBe(false);
    const resting = chunkUnder(50);
    resting.resting = true;
    expect(resting.isLimited).toBe(false);
  });
});
