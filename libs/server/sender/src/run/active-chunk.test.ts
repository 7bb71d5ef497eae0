import { chunkUnder } from '../testing/chunk-under';
import { TokenBucket } from './token-bucket';

/** Its clock stands: five parts pass, and no more. */
const fivePass = () => new TokenBucket(50, () => 0);

describe('a chunk', () => {
  it('is limited while its rates let less pass than is left of it, be it something or nothing', () => {
    const rate = fivePass();
    const chunk = chunkUnder(rate);
    expect(chunk.passing).toBe(5);
    expect(chunk.isLimited).toBe(true);
    rate.take(5);
    expect(chunk.isLimited).toBe(true);
    rate.giveBack(5);
    chunk.nextN = 16;
    expect(chunk.isLimited).toBe(false);
  });

  it('is not limited without a rate, nor when nothing of it may go on', () => {
    expect(chunkUnder().isLimited).toBe(false);
    const resting = chunkUnder(fivePass());
    resting.resting = true;
    expect(resting.isLimited).toBe(false);
  });
});
