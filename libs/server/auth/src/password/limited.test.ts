import { createLimiter } from './limited';

describe('a limiter', () => {
  it('runs no more than its number at once and refuses what does not fit the queue', async () => {
    const limited = createLimiter(2, 1);
    const state = { running: 0, most: 0, release: [] as (() => void)[] };
    const work = async () => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await new Promise<void>((resolve) => state.release.push(resolve));
      state.running -= 1;
    };
    const three = [limited(work), limited(work), limited(work)];
    await expect(limited(work)).rejects.toMatchObject({ code: '503-1' });
    while (state.running > 0) {
      state.release.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(three);
    expect(state.most).toBe(2);
  });
});
