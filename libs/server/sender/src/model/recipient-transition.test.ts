import fc from 'fast-check';
import { combineOutcomes } from './combine-outcomes';
import { transition } from './recipient-transition';
import type { RecipientEvent, RecipientState, RecipientTerms } from './recipient-transition';
import { settlementOf } from './settlement';
import { RECIPIENT_STATUS as S, SETTLED, rankOf } from './states';

const QUEUED: RecipientState = { status: S.queued, settled: SETTLED.held, deliveredMask: 0n, failedMask: 0n };
const RULES = ['none', 'blacklist', 'not_reached_telecom', 'not_delivered'] as const;

function after(events: readonly RecipientEvent[], terms: Partial<RecipientTerms> = {}): RecipientState {
  const all = { parts: 1, refundRule: 'blacklist' as const, ...terms };
  return events.reduce((state, event) => transition(state, event, all), QUEUED);
}

const receipt = (state: 'enroute' | 'delivered' | 'undelivered' | 'rejected' | 'blacklisted' | 'expired', part = 0) =>
  ({ kind: 'receipt', part, state }) as const;

describe('settlementOf', () => {
  const H = SETTLED.held;
  const C = SETTLED.charged;
  const R = SETTLED.returned;
  it.each([
    // status, cause, by rule: none, blacklist, not_reached_telecom, not_delivered
    [S.queued, 'status', [H, H, H, H]],
    [S.sent, 'status', [C, H, H, H]],
    [S.reachedTelecom, 'receipt', [C, H, H, H]],
    [S.sent, 'receipt-overdue', [C, C, C, C]],
    [S.delivered, 'receipt', [C, C, C, C]],
    [S.blacklisted, 'receipt', [C, R, R, R]],
    [S.refused, 'receipt', [C, C, R, R]],
    [S.refused, 'status', [R, R, R, R]],
    [S.undelivered, 'receipt', [C, C, C, R]],
    [S.expired, 'receipt', [C, C, C, R]],
    [S.cancelled, 'status', [R, R, R, R]],
    [S.inDoubt, 'status', [H, H, H, H]],
    [S.inDoubt, 'doubt-overdue', [R, R, R, R]],
  ] as const)('of status %i by %s follows the refund rules', (status, cause, expected) => {
    expect(RULES.map((rule) => settlementOf(status, rule, cause))).toEqual(expected);
  });
});

describe('a recipient', () => {
  it('needs the receipts of all its parts to be delivered', () => {
    const terms = { parts: 2 };
    expect(after([{ kind: 'accepted' }, receipt('delivered', 1)], terms).status).toBe(S.reachedTelecom);
    expect(after([{ kind: 'accepted' }, receipt('delivered', 1), receipt('delivered', 1)], terms).status).toBe(
      S.reachedTelecom,
    );
    expect(after([{ kind: 'accepted' }, receipt('delivered', 1), receipt('delivered', 0)], terms).status).toBe(
      S.delivered,
    );
  });

  it('fails with its first failed part', () => {
    const state = after([{ kind: 'accepted' }, receipt('expired', 1), receipt('delivered', 0)], { parts: 2 });
    expect(state).toMatchObject({ status: S.expired, failedMask: 2n, deliveredMask: 1n });
  });

  it('has the first final word about any part, where the operator speaks of whole messages', () => {
    const terms = { parts: 3 };
    const whole = (state: 'delivered' | 'undelivered', part: number) =>
      ({ ...receipt(state, part), isWhole: true }) as const;
    const delivered = after([{ kind: 'accepted' }, receipt('enroute', 0), whole('delivered', 0)], terms);
    expect(delivered).toMatchObject({ status: S.delivered, deliveredMask: 7n, settled: SETTLED.charged });
    expect(transition(delivered, whole('undelivered', 2), { ...terms, refundRule: 'none' })).toBe(delivered);
    const failed = after([{ kind: 'accepted' }, whole('undelivered', 2)], { ...terms, refundRule: 'not_delivered' });
    expect(failed).toMatchObject({ status: S.undelivered, failedMask: 7n, settled: SETTLED.returned });
  });

  it('in doubt is not ended by an operator that speaks of whole messages: some of its parts may never have left', () => {
    const whole = { ...receipt('delivered', 0), isWhole: true } as const;
    const open = after([{ kind: 'unknown' }, whole], { parts: 2, refundRule: 'none' });
    expect(open).toMatchObject({ status: S.inDoubt, deliveredMask: 1n, settled: SETTLED.held });
  });

  it('in doubt is brought back by a late answer, and its money is settled as usual', () => {
    expect(after([{ kind: 'abandoned' }]).status).toBe(S.inDoubt);
    expect(after([{ kind: 'abandoned' }, { kind: 'accepted' }, receipt('delivered')])).toMatchObject({
      status: S.delivered,
      settled: SETTLED.charged,
    });
  });

  it('in doubt, of which a part has failed or arrived, says so when a late answer names the last part', () => {
    const late = (state: 'undelivered' | 'rejected' | 'delivered', terms: Partial<RecipientTerms> = {}) =>
      after([{ kind: 'unknown' }, receipt(state, 0), { kind: 'accepted' }], { parts: 2, ...terms });
    expect(late('rejected')).toMatchObject({ status: S.undelivered });
    expect(late('undelivered', { refundRule: 'not_delivered' })).toMatchObject({ settled: SETTLED.returned });
    expect(late('delivered')).toMatchObject({ status: S.reachedTelecom, settled: SETTLED.held });
  });

  it('in doubt stays so while a part of it has no last word: the parts that left prove nothing about the others', () => {
    const terms = { parts: 2, refundRule: 'none' as const };
    for (const state of ['enroute', 'delivered', 'undelivered', 'blacklisted'] as const) {
      const open = after([{ kind: 'unknown' }, receipt(state, 0)], terms);
      expect(open).toMatchObject({ status: S.inDoubt, settled: SETTLED.held });
    }
    const ended = (one: 'delivered' | 'expired', other: 'delivered' | 'expired') =>
      after([{ kind: 'unknown' }, receipt(one, 0), receipt(other, 1)], terms);
    expect(ended('delivered', 'delivered')).toMatchObject({ status: S.delivered, settled: SETTLED.charged });
    expect(ended('delivered', 'expired').status).toBe(S.expired);
    expect(ended('expired', 'delivered').status).toBe(S.undelivered);
  });

  it('in doubt for too long stays free, whatever comes afterwards', () => {
    const state = after([{ kind: 'unknown' }, { kind: 'doubt-overdue' }, { kind: 'accepted' }, receipt('delivered')]);
    expect(state).toMatchObject({ status: S.delivered, settled: SETTLED.returned });
  });

  it('that was refused at submit is given back even where nothing is given back', () => {
    expect(after([{ kind: 'refused' }], { refundRule: 'none' }).settled).toBe(SETTLED.returned);
  });

  it('that expired before it was handed over is given back, whatever the line gives back', () => {
    for (const refundRule of RULES) {
      expect(after([{ kind: 'expired' }], { refundRule })).toMatchObject({
        status: S.expired,
        settled: SETTLED.returned,
      });
    }
    expect(after([{ kind: 'accepted' }, receipt('expired')], { refundRule: 'blacklist' }).settled).toBe(
      SETTLED.charged,
    );
  });

  it('is the same object after an event that changes nothing', () => {
    const done = after([{ kind: 'accepted' }, receipt('delivered')]);
    const terms = { parts: 1, refundRule: 'blacklist' as const };
    expect(transition(done, receipt('delivered'), terms)).toBe(done);
    expect(transition(done, { kind: 'abandoned' }, terms)).toBe(done);
  });

  const event: fc.Arbitrary<RecipientEvent> = fc.oneof(
    fc.record({
      kind: fc.constantFrom(
        'accepted',
        'refused',
        'unknown',
        'abandoned',
        'cancelled',
        'expired',
        'receipt-overdue',
        'doubt-overdue',
      ),
    }),
    fc.record({
      ...{ kind: fc.constant('receipt' as const), part: fc.nat(3), isWhole: fc.constantFrom(undefined, true as const) },
      state: fc.constantFrom('accepted', 'enroute', 'delivered', 'undelivered', 'expired', 'rejected', 'blacklisted'),
    }),
  );
  const terms = fc.record({ parts: fc.integer({ min: 1, max: 4 }), refundRule: fc.constantFrom(...RULES) });

  it('never goes back, and its money moves once, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), terms, (events, term) => {
        let state = QUEUED;
        for (const next of events) {
          const then = transition(state, next, term);
          expect(rankOf(then.status)).toBeGreaterThanOrEqual(rankOf(state.status));
          if (rankOf(then.status) === rankOf(state.status)) expect(then.status).toBe(state.status);
          if (state.settled !== SETTLED.held) expect(then.settled).toBe(state.settled);
          expect(then.deliveredMask & then.failedMask).toBe(0n);
          expect(then.deliveredMask & state.deliveredMask).toBe(state.deliveredMask);
          if (then.status === S.delivered) expect(then.deliveredMask).toBe((1n << BigInt(term.parts)) - 1n);
          state = then;
        }
        if (rankOf(state.status) === 4) expect(state.settled).not.toBe(SETTLED.held);
      }),
      { numRuns: 2_000, seed: 20261121 },
    );
  });

  it('is not changed by repeating what has happened already', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), terms, (events, term) => {
        const once = events.reduce((state, next) => transition(state, next, term), QUEUED);
        const last = events.at(-1);
        if (last) expect(transition(once, last, term)).toBe(once);
      }),
      { numRuns: 1_000, seed: 20261121 },
    );
  });
});

describe('the answers to a message’s parts', () => {
  it('are accepted only together; a refusal wins over a doubt', () => {
    const yes = { kind: 'accepted', operatorMessageId: '1' } as const;
    const no = { kind: 'refused', code: 8 } as const;
    expect(combineOutcomes([yes, yes])).toBe('accepted');
    expect(combineOutcomes([yes, { kind: 'unknown' }])).toBe('unknown');
    expect(combineOutcomes([yes, { kind: 'unsent' }])).toBe('unknown');
    expect(combineOutcomes([{ kind: 'unknown' }, no, yes])).toBe('refused');
  });
});
