import { benchNumbers } from '../bench/numbers';
import { judgeUpgrade } from './judge';
import type { UpgradeRun } from './judge';

const counts = {
  ...{ total: 2, queued: 0, submitted: 0, sent: 0, reached_telecom: 0 },
  ...{ delivered: 2, in_doubt: 0, cancelled: 0 },
};
const details = { state: 6, state_reason: null, counts, cost: '2740', charged: '2740', returned: '0' };
const [first = '', second = '', third = ''] = benchNumbers(3);

const run: UpgradeRun = {
  send: {
    ...{ recipients: 2, from: 0, window: 0, details },
    restarts: [{ what: 'upgrade', readyMs: 100, waiting: 1 }],
    before: { credit: '10000', held: '0' },
    after: { credit: '7260', held: '0' },
    held: { count: 0, mrial: 0n },
  },
  taken: [third],
  became: { taken: 1, sends: 1, delivered: 1, heldMrial: '0' },
  repeats: { asked: 1, different: 0 },
  calls: [{ program: 'old', phase: 'beside', what: 'getSend', status: 200, ms: 5 }],
  books: { unbalanced: 0, wrongWallets: 0, heldMrial: '0' },
  killed: { before: [], applied: ['0001-a'], seconds: 1 },
  finished: { before: ['0001-a'], applied: ['0002-b'], seconds: 1 },
  newMigrations: ['0001-a', '0002-b'],
  submitted: { old: 1, new: 2 },
  refused: [],
  forced: [],
  errors: [],
};
const seen = [first, second, third].map((number, place) => ({ number, atMs: place }));
const faultsOf = (more: Partial<UpgradeRun>, submits = seen) => judgeUpgrade({ ...run, ...more }, submits).faults;

describe('an upgrade', () => {
  it('is right when each message left once, is paid once, and every call was answered', () => {
    expect(judgeUpgrade(run, seen)).toEqual({ delivered: 2, inDoubt: 0, seen: 3, faults: [] });
  });

  it('is broken by a message that left twice, or never', () => {
    expect(faultsOf({}, [...seen, { number: third, atMs: 9 }])).toEqual([
      '1 of 1 that were sent one by one left more than once',
    ]);
    expect(faultsOf({}, [...seen, { number: first, atMs: 9 }])).toEqual(['a number got its message twice']);
    expect(faultsOf({}, seen.slice(0, 2))).toEqual(['1 of 1 that were sent one by one never left']);
    expect(faultsOf({}, [...seen, { number: '989249000001', atMs: 9 }])).toEqual([
      '1 messages left that no program said it took',
    ]);
  });

  it('is broken by what became of messages that were sent one by one', () => {
    const became = { taken: 1, sends: 2, delivered: 0, heldMrial: '1370000' };
    expect(faultsOf({ became })).toEqual([
      '1 calls were taken, but there are 2 sends',
      '0 of 1 that were sent one by one are delivered',
      '1370000 milli-rial are held of what was sent one by one',
    ]);
    const none = { taken: [], became: { ...became, sends: 0, heldMrial: '0' } };
    expect(faultsOf(none, seen.slice(0, 2))).toEqual(['nothing was sent one by one']);
  });

  it('is broken by any doubt: nobody who sends is killed', () => {
    const doubted = { ...details, counts: { ...counts, delivered: 1, in_doubt: 1 }, charged: '1370' };
    const held = { count: 1, mrial: 1_370_000n };
    const send = { ...run.send, details: doubted, held, after: { credit: '7260', held: '1370' } };
    expect(faultsOf({ send })).toEqual(['1 are in doubt where at most 0 may be']);
  });

  it('is broken by a call that waited for long while it migrated, and at no other time', () => {
    const call = { program: 'old', phase: 'migrating', what: 'getSend', status: 200, ms: 5_001 } as const;
    expect(faultsOf({ calls: [call] })).toEqual(['1 calls took longer than 5 s while it migrated']);
    expect(faultsOf({ calls: [{ ...call, phase: 'beside' }] })).toEqual([]);
  });

  it('is broken by a call that was another send at the other program', () => {
    expect(faultsOf({ repeats: { asked: 3, different: 1 } })).toEqual([
      '1 of 3 calls that were repeated were another send at the other program',
    ]);
  });

  it('is broken by an answer that is none, by the log, and by the books', () => {
    expect(
      faultsOf({
        calls: [{ program: 'old', phase: 'migrating', what: 'getSend', status: 500, ms: 5 }],
        errors: ['cached plan must not change result type (1)'],
        books: { unbalanced: 1, wrongWallets: 2, heldMrial: '0' },
      }),
    ).toEqual([
      '1 transactions of the ledger do not sum to zero',
      '2 wallets are not what the ledger says',
      'getSend was answered with 500 by the old program (migrating)',
      'the log says: cached plan must not change result type (1)',
    ]);
  });

  it('proves nothing when the kill missed, one program sent nothing, or nothing was asked twice', () => {
    const all = { before: ['0001-a', '0002-b'], applied: [], seconds: 0 };
    expect(faultsOf({ finished: all })).toEqual(['the kill did not hit the middle of the migrations']);
    expect(faultsOf({ submitted: { old: 3, new: 0 } })).toEqual(['the old program sent 3 and the new one 0']);
    expect(faultsOf({ repeats: { asked: 0, different: 0 } })).toEqual(['no call was repeated at the other program']);
  });

  it('is broken by a migration that is missing, a refusal, and force', () => {
    expect(faultsOf({ newMigrations: ['0001-a', '0002-b', '0003-c'] })).toEqual(['2 of 3 migrations were applied']);
    expect(faultsOf({ refused: ['it does not start'] })).toEqual(['it does not start']);
    expect(faultsOf({ forced: ['API'] })).toEqual(['the old program had to be ended by force: API']);
  });
});
