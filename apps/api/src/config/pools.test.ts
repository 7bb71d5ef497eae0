import { MOST_CONNECTIONS, POOL_SIZES, readPools } from './pools';

const read = (text?: string) => {
  const faults: string[] = [];
  return { sizes: readPools({ PEYK_POOLS: text }, faults), faults };
};

describe('the sizes of pools', () => {
  it('are the usual ones unless someone names others', () => {
    expect(read()).toEqual({ sizes: POOL_SIZES, faults: [] });
    expect(read('reads=16, people=20')).toEqual({ sizes: { ...POOL_SIZES, reads: 16, people: 20 }, faults: [] });
  });

  it.each(['reads=7', 'readers=16', 'sender', 'jobs=-8', 'people=1e2', 'jobs=8.5'])('are not %s', (text) => {
    expect(read(text).faults).toEqual([expect.stringContaining(`PEYK_POOLS: "${text}"`)]);
  });

  it('stay together below what one process may take of a server', () => {
    expect(read('people=54').faults).toEqual([]);
    expect(read('people=55').faults).toEqual([expect.stringContaining(`91 connections together are too many`)]);
    expect(MOST_CONNECTIONS).toBe(90);
  });
});
