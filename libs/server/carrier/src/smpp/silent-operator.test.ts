import type { SmppPeer, SmppPeerOptions } from '@peyk/shared-testing-node';
import { startSmppPeer } from '@peyk/shared-testing-node';
import type { SubmitOutcome } from '../carrier';
import { aPart, boundTo, until } from './carrier.fixture';
import { Breaker } from './breaker';
import { LateAnswers } from './late-answers';
import { silentLog } from './log';
import type { SmppCarrier } from './smpp-carrier';
import type { SmppCarrierOptions } from './smpp-options';

let peer: SmppPeer;
let carrier: SmppCarrier;
let warnings: string[];

async function given(
  behaviour: SmppPeerOptions['behaviour'],
  options: Partial<SmppCarrierOptions> = {},
): Promise<void> {
  warnings = [];
  peer = await startSmppPeer({ behaviour });
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) };
  carrier = await boundTo(peer, { window: 10, answerTimeoutMs: 100, probeFirstMs: 600_000, log, ...options });
}
afterEach(async () => {
  await carrier.close(0);
  await peer.close();
});

const submitted = (count: number) => Array.from({ length: count }, () => carrier.submit(aPart()));
const kinds = (outcomes: readonly SubmitOutcome[]) => outcomes.map(({ kind }) => kind);

describe('an operator that answers no submits', () => {
  it('gets its window once: the rest goes back, nothing more is in doubt, and it is told', async () => {
    await given(() => ({ do: 'drop' }));
    const outcomes = kinds(await Promise.all(submitted(25)));
    expect([outcomes.filter((kind) => kind === 'unknown').length, outcomes.length]).toEqual([10, 25]);
    expect(new Set(outcomes)).toEqual(new Set(['unknown', 'unsent']));
    expect([carrier.freeSlots('bulk'), carrier.freeSlots('priority'), peer.submits.length]).toEqual([0, 0, 10]);
    expect(carrier.status()).toMatchObject({ state: 'bound', silentSessions: 1 });
    expect(carrier.counters()).toMatchObject({ silences: 1, unknown: 10 });
    expect(warnings).toEqual(['the operator answers no submits; nothing more is sent until it answers one']);
  });

  it('is tried with one part, again and again, and gets its window back with the first answer', async () => {
    const operator = { answers: false };
    await given(() => ({ do: operator.answers ? 'accept' : 'drop' }), { probeFirstMs: 20, probeMaxMs: 40 });
    await Promise.all(submitted(10));
    for (const tries of [1, 2]) {
      await until(() => carrier.freeSlots('bulk') === 1);
      expect((await carrier.submit(aPart())).kind).toBe('unknown');
      expect(peer.submits).toHaveLength(10 + tries);
    }
    operator.answers = true;
    await until(() => carrier.freeSlots('bulk') === 1);
    expect((await carrier.submit(aPart())).kind).toBe('accepted');
    expect([carrier.freeSlots('priority'), carrier.status().silentSessions]).toEqual([10, 0]);
  });

  it('is known again after it has cut the line: a new connection gets no new window', async () => {
    await given(({ n }) => (n === 10 ? { do: 'cut' } : { do: 'drop' }));
    expect(new Set(kinds(await Promise.all(submitted(10))))).toEqual(new Set(['unknown']));
    await until(() => carrier.status().state === 'bound');
    expect([carrier.freeSlots('priority'), peer.submits.length]).toEqual([0, 10]);
  });

  it('is not one that loses an answer between others', async () => {
    // So long that no pause of this process is taken for the operator's.
    await given(({ n }) => (n === 1 ? { do: 'drop' } : { do: 'accept' }), { answerTimeoutMs: 1_000 });
    const lost = carrier.submit(aPart());
    const state = { isOver: false };
    void lost.then(() => (state.isOver = true));
    while (!state.isOver) expect((await carrier.submit(aPart())).kind).toBe('accepted');
    expect((await lost).kind).toBe('unknown');
    expect(carrier.counters().silences).toBe(0);
  });
});

describe('an answer that comes late', () => {
  async function lateOf(outcome: SubmitOutcome) {
    return outcome.kind === 'unknown' ? outcome.late : undefined;
  }

  it('is told all the same, with its id, and ends the silence', async () => {
    await given(() => ({ do: 'accept', id: 'A-1', afterMs: 300 }));
    const outcome = await carrier.submit(aPart());
    expect([outcome.kind, carrier.freeSlots('priority')]).toEqual(['unknown', 0]);
    expect(await lateOf(outcome)).toEqual({ kind: 'accepted', operatorMessageId: 'A-1' });
    expect(carrier.counters()).toMatchObject({ unknown: 1, lateAnswers: 1, accepted: 0 });
    expect(carrier.freeSlots('priority')).toBe(10);
  });

  it.each([0x58, 0x08, 0x0b])(
    'with status 0x%s says that it was not taken, and nothing is submitted again',
    async (status) => {
      await given(() => ({ do: 'refuse', status, afterMs: 300 }));
      const told: unknown[] = [];
      void lateOf(await carrier.submit(aPart())).then((outcome) => told.push(outcome));
      await until(() => carrier.counters().lateAnswers === 1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(told).toEqual([{ kind: 'refused', code: status }]);
      expect(peer.submits).toHaveLength(1);
    },
  );

  it('is remembered for so many and so long', () => {
    const late = new LateAnswers<string>(1_000, 2);
    for (const sequence of [1, 2, 3]) late.add(sequence, `part ${sequence}`, sequence * 100);
    expect([late.take(1), late.take(2), late.take(2)]).toEqual([undefined, 'part 2', undefined]);
    late.forgetOld(1_300);
    expect(late.take(3)).toBeUndefined();
  });
});

describe('the pauses between tries', () => {
  it('double up to a cap, begin anew after an answer, and are announced once each', () => {
    const clock = { ms: 0 };
    const breaker = new Breaker({ probeFirstMs: 1_000, probeMaxMs: 3_000 }, () => clock.ms);
    const pauses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      breaker.silence();
      const from = clock.ms;
      while (breaker.limit(10) === 0) clock.ms += 100;
      pauses.push(clock.ms - from);
      expect([breaker.takeReady(), breaker.takeReady(), breaker.limit(10)]).toEqual([true, false, 1]);
    }
    expect(pauses).toEqual([1_000, 2_000, 3_000, 3_000]);
    expect([breaker.answered(), breaker.answered(), breaker.limit(10)]).toEqual([9_000, undefined, 10]);
    expect(breaker.silence()).toBe(true);
  });
});
