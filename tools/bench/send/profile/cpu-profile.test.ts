import { topFunctions, whereOf } from './cpu-profile.ts';

const frame = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } });

describe('a profile of the processor', () => {
  it('sums the time of a function wherever it was called from, the longest first, without idle time', () => {
    const nodes = [
      frame(1, '(idle)', ''),
      frame(2, 'encode', 'file:///peyk/dist/apps/api/main.mjs'),
      frame(3, 'parse', 'file:///peyk/node_modules/pg-protocol/dist/parser.js'),
      frame(4, 'encode', 'file:///peyk/dist/apps/api/main.mjs'),
    ];
    const samples = [1, 2, 3, 4];
    const timeDeltas = [9_000_000, 2_000, 3_000, 5_000];
    expect(topFunctions({ nodes, samples, timeDeltas })).toEqual([
      { name: 'encode', where: 'apps/api/main.mjs', milliseconds: 7, share: 0.7 },
      { name: 'parse', where: 'pg-protocol', milliseconds: 3, share: 0.3 },
    ]);
  });

  it('names packages, Node and V8 itself', () => {
    expect(['file:///a/node_modules/@scope/name/x.js', 'node:net', ''].map(whereOf)).toEqual([
      '@scope/name',
      'node:net',
      'V8',
    ]);
  });
});
