import { createFairLimiter } from './limited';
import type { Bounds, Lane } from './limited';

/** Work that ends when the test says so, in the order in which it began. */
function start(bounds: Bounds) {
  const limited = createFairLimiter(bounds);
  const state = { running: 0, most: 0, begun: [] as string[], release: [] as (() => void)[] };
  const run = (lane: Lane, name = lane.group) =>
    limited(lane, async () => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      state.begun.push(name);
      await new Promise<void>((resolve) => state.release.push(resolve));
      state.running -= 1;
    });
  const finish = async () => {
    while (state.running > 0) {
      state.release.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { run, finish, state };
}

const refused = (all: Promise<void>[]) =>
  Promise.allSettled(all.map((one) => one.catch((error) => Promise.reject(error.code))));

describe('a fair limiter', () => {
  it('runs no more than its number at once and refuses what does not fit the place of its group', async () => {
    const { run, finish, state } = start({ atOnce: 2, perGroup: 1, waiting: 10 });
    const all = [1, 2, 3].map(() => run({ group: 'a' }));
    await expect(run({ group: 'a' })).rejects.toMatchObject({ code: '503-1' });
    await finish();
    await Promise.all(all);
    expect(state.most).toBe(2);
  });

  it('serves somebody else before a crowd of one address that came first', async () => {
    const { run, finish, state } = start({ atOnce: 1, perGroup: 20, waiting: 200 });
    const crowd = Array.from({ length: 400 }, () => run({ group: 'crowd' }));
    const ended = refused(crowd);
    const owner = run({ group: 'owner' });
    await finish();
    await owner;
    expect(state.begun.indexOf('owner')).toBe(1);
    const codes = (await ended).map((one) => (one.status === 'rejected' ? one.reason : 'done'));
    expect(codes.filter((code) => code === '503-1')).toHaveLength(379);
  });

  it('serves groups in turns', async () => {
    const { run, finish, state } = start({ atOnce: 1, perGroup: 5, waiting: 50 });
    const all = [...'xaabb'].map((group) => run({ group }));
    await finish();
    await Promise.all(all);
    expect(state.begun.join('')).toBe('xbaba');
  });

  it('makes room for a newcomer at the expense of the largest group when everything is full', async () => {
    const { run, finish, state } = start({ atOnce: 1, perGroup: 3, waiting: 4 });
    const crowd = refused(['x', 'a', 'a', 'a', 'b'].map((group) => run({ group })));
    const newcomer = run({ group: 'c' });
    await finish();
    await newcomer;
    expect((await crowd).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(state.begun.slice(0, 2)).toEqual(['x', 'c']);
  });

  it('lets a known device pass before everybody, however full it is', async () => {
    const { run, finish, state } = start({ atOnce: 1, perGroup: 2, waiting: 2 });
    const others = refused(['x', 'a', 'b', 'c', 'd'].map((group) => run({ group })));
    const known = run({ group: 'a', isKnown: true }, 'known');
    await finish();
    await known;
    expect(state.begun[1]).toBe('known');
    await others;
  });
});
