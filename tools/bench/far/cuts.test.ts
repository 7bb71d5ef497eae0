import type { SendDetails } from '../send/follow-send.ts';
import { figuresOfCuts, judgeCuts } from './cuts.ts';
import type { CutRun } from './cuts.ts';

const counts = { queued: 0, submitted: 0, sent: 0, reached_telecom: 0, in_doubt: 0, cancelled: 0 };
const details: SendDetails = {
  ...{ state: 6, state_reason: null, cost: '4110', charged: '4110', returned: '0' },
  counts: { ...counts, total: 3, delivered: 3 },
};
const run: CutRun = {
  ...{ recipients: 3, from: 0, window: 1, details, held: { count: 0, mrial: 0n } },
  ...{ before: { credit: '10000', held: '0' }, after: { credit: '5890', held: '0' } },
  cuts: [{ old: 'ended', waiting: 2, cutAtMs: 1000.4, backAtMs: 3000.5 }],
  books: { unbalanced: 0, wrongWallets: 0, heldMrial: '0' },
};
const seen = [
  { number: '989240000001', atMs: 1000 },
  { number: '989240000002', atMs: 1010 },
  { number: '989240000003', atMs: 3400 },
];

describe('a send whose way to the database was cut', () => {
  it('tells what left meanwhile, and how long until messages flowed again', () => {
    expect(judgeCuts(run, seen)).toMatchObject({
      ...{ delivered: 3, inDoubt: 0, faults: [] },
      cuts: [{ old: 'ended', takenMeanwhile: 1, flowsAfterMs: 399.5 }],
    });
  });

  it('flows at once when a message comes with the way', () => {
    const [first] = figuresOfCuts(run.cuts, [{ number: '989240000003', atMs: 3000 }]);
    expect(first).toMatchObject({ takenMeanwhile: 0, flowsAfterMs: 0 });
  });

  it('is broken by more than was under way, by what goes out twice, and by a silence', () => {
    const loud = judgeCuts({ ...run, window: 0 }, seen).faults;
    expect(loud).toEqual(['1 messages left in a cut of 2 s where at most 0 were under way']);
    const twice = judgeCuts(run, [...seen, ...seen.slice(2)]).faults;
    expect(twice).toEqual(['a number got its message twice']);
    const silent = judgeCuts(run, seen.slice(0, 2)).faults;
    expect(silent).toContain('nothing left after the cut that left old connections ended');
  });

  it('is broken by books that do not sum to zero', () => {
    const books = { unbalanced: 1, wrongWallets: 2, heldMrial: '0' };
    expect(judgeCuts({ ...run, books }, seen).faults).toEqual([
      '1 transactions of the ledger do not sum to zero',
      '2 wallets are not what the ledger says',
    ]);
  });
});
