import { toMrial } from './follow-send.ts';
import type { SendDetails } from './follow-send.ts';
import { faultsOfMillion } from './million.ts';
import { readSubmit } from './operator-journal.ts';
import { judgeRestart } from './restart.ts';
import type { RestartedRun } from './restart.ts';
import { judgeStop } from './stop.ts';
import type { StoppedRun } from './stop.ts';

const counts = {
  total: 3,
  queued: 0,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 3,
  in_doubt: 0,
  cancelled: 0,
};
const details: SendDetails = { state: 6, state_reason: null, counts, cost: '4110.5', charged: '4110.5', returned: '0' };
const before = { credit: '10000', held: '0' };

describe('a send that was measured', () => {
  const after = { credit: '5889.5', held: '0' };

  it('is right when every message was delivered and the wallet lost what was charged', () => {
    expect(faultsOfMillion({ details, before, after }, 3)).toEqual([]);
  });

  it('is broken by a message that is missing or in doubt', () => {
    const short = { ...details, counts: { ...counts, delivered: 2, in_doubt: 1 } };
    expect(faultsOfMillion({ details: short, before, after }, 3)).toEqual([
      '2 of 3 messages were delivered',
      '1 messages are in doubt',
    ]);
  });

  it('is broken by a milli-rial', () => {
    const wrong = { credit: '5889.499', held: '0.001' };
    expect(faultsOfMillion({ details, before, after: wrong }, 3)).toEqual([
      '0.001 rial still held',
      'the wallet lost 4110501 milli-rial, but 4110.5 rial were charged',
    ]);
  });
});

describe('a stop that was measured', () => {
  const run: StoppedRun = {
    recipients: 3,
    from: 0,
    calledAtMs: 1000.5,
    answerMs: 4,
    answer: { state: 7, cancelled_count: 1, returned: '1370' },
    details: {
      ...details,
      state: 7,
      counts: { ...counts, delivered: 2, cancelled: 1 },
      charged: '2740.5',
      returned: '1370',
    },
    before,
    after: { credit: '7259.5', held: '0' },
    rows: { count: 1, mrial: 1_370_000n },
  };
  const seen = [
    { number: '989240000001', atMs: 990 },
    { number: '989240000002', atMs: 1020 },
  ];

  it('took until the last submit that the operator saw', () => {
    expect(judgeStop(run, seen)).toMatchObject({ lastSubmitMs: 20.5, submitted: 2, cancelled: 1, faults: [] });
  });

  it('took no time when nothing came after the call', () => {
    expect(judgeStop(run, [{ number: '989240000001', atMs: 900 }]).lastSubmitMs).toBe(0);
  });

  it('is broken by a message that went out although it was cancelled', () => {
    const third = { number: '989240000003', atMs: 1030 };
    expect(judgeStop(run, [...seen, third]).faults).toContain('3 submits, 1 cancelled');
  });

  it('is broken by a refund that is not what the cancelled rows cost', () => {
    const rows = { count: 1, mrial: 1_370_001n };
    expect(judgeStop({ ...run, rows }, seen).faults).toEqual(['the cancelled rows cost 1370001 milli-rial']);
  });
});

describe('a send that was killed', () => {
  const run: RestartedRun = {
    recipients: 3,
    from: 0,
    restarts: [{ what: 'API', readyMs: 900, waiting: 2 }],
    window: 1,
    details: { ...details, counts: { ...counts, delivered: 2, in_doubt: 1 }, charged: '2740.5' },
    before,
    after: { credit: '5889.5', held: '1370' },
    held: { count: 1, mrial: 1_370_000n },
  };
  const seen = [
    { number: '989240000001', atMs: 990 },
    { number: '989240000002', atMs: 1020 },
  ];

  it('is right when what is not delivered is in doubt, and its money held', () => {
    expect(judgeRestart(run, seen)).toMatchObject({ delivered: 2, inDoubt: 1, faults: [] });
  });

  it('is broken by a message that went out twice', () => {
    expect(judgeRestart(run, [...seen, ...seen.slice(1)]).faults).toEqual(['a number got its message twice']);
  });

  it('is broken by one that is delivered and was never handed over', () => {
    expect(judgeRestart(run, seen.slice(1)).faults).toEqual(['2 delivered, but the operator took 1']);
  });

  it('is broken by more doubt than was under way', () => {
    expect(judgeRestart({ ...run, window: 0 }, seen).faults).toEqual(['1 are in doubt where at most 0 may be']);
  });

  it('is broken by money that is held for nobody', () => {
    const after = { credit: '5889.499', held: '1370.001' };
    expect(judgeRestart({ ...run, after }, seen).faults).toEqual([
      'the held rows cost 1370000 milli-rial, the wallet holds 1370.001 rial',
      'the wallet lost 4110501 milli-rial, but the send costs 4110.5 rial',
    ]);
  });

  it('proves nothing when it was over before the kill', () => {
    const restarts = [{ what: 'API', readyMs: 900, waiting: 0 }];
    expect(judgeRestart({ ...run, restarts }, seen).faults).toEqual(['a kill found the send over']);
  });
});

describe('what the outcome is read from', () => {
  it('is the submits of the journal and nothing else in it', () => {
    expect(readSubmit('S\t17\t989240000001\t30001405\t-\t1700000000123\tDELIVRD\t000')).toEqual({
      number: '989240000001',
      atMs: 1_700_000_000_123,
    });
    expect(readSubmit('R\t17\tDELIVRD\t1700000000223')).toBeUndefined();
    expect(readSubmit('I\t18\t989240000001\t30001405\t8\t\t0633\t1700000000323')).toBeUndefined();
  });

  it('is money without fractions', () => {
    expect(['0', '3697.5', '1438500', '0.001'].map(toMrial)).toEqual([0n, 3_697_500n, 1_438_500_000n, 1n]);
  });
});
