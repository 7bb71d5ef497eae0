import { simulatorRig, submit, until } from '../testing/simulator-rig';

const { receipts, start, bind, simulator, http, states } = simulatorRig();

const magic = (code: string) => `9892477700${code}`;

describe('numbers', () => {
  it.each([
    ['01', ['undelivered']],
    ['02', ['blacklisted']],
    ['05', ['delivered', 'delivered']],
    ['11', ['expired']],
    ['12', ['rejected']],
  ])('ending in 7700%s bring the receipts %j', async (code, expected) => {
    await start();
    const [outcome] = await submit(await bind(), magic(code));
    expect(outcome?.kind).toBe('accepted');
    await until(() => receipts.length === expected.length);
    expect(states()).toEqual(expected);
  });

  it('without magic are delivered', async () => {
    await start();
    await submit(await bind(), '989240000001');
    await until(() => receipts.length === 1);
    expect(states()).toEqual(['delivered']);
  });

  it('are all ordinary when magic is off', async () => {
    await start('--magic', 'off');
    await submit(await bind(), magic('01'));
    await until(() => receipts.length === 1);
    expect(states()).toEqual(['delivered']);
  });

  it('ending in 770006 bring no receipt, those in 770010 are refused', async () => {
    await start();
    const by = await bind();
    expect((await submit(by, magic('06')))[0]?.kind).toBe('accepted');
    expect(await submit(by, magic('10'))).toEqual([{ kind: 'refused', code: 0x0b }]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receipts).toEqual([]);
  });

  it.each([
    ['07', 2],
    ['14', 1],
  ])('ending in 7700%s are told "not now" %i times before the part is taken once', async (code, times) => {
    await start();
    const by = await bind({ throttlePauseMs: 10 });
    expect((await submit(by, magic(code)))[0]?.kind).toBe('accepted');
    const expected = { submits: times + 1, throttled: times, accepted: 1 };
    expect(simulator().operator.statistics).toMatchObject(expected);
  });

  it('ending in 770008 get the receipt before the answer', async () => {
    await start();
    let answered = false;
    const sent = submit(await bind(), magic('08')).then(() => (answered = true));
    await until(() => receipts.length === 1);
    expect(answered).toBe(false);
    await sent;
  });

  it('ending in 770009 cut the line after the message was taken', async () => {
    await start();
    const by = await bind();
    expect(await submit(by, magic('09'))).toEqual([{ kind: 'unknown' }]);
    expect(simulator().operator.statistics.accepted).toBe(1);
    await until(() => receipts.length === 1);
  });

  it('ending in 770013 are taken and never answered, and the line stays', async () => {
    await start();
    const by = await bind({ answerTimeoutMs: 100 });
    expect(await submit(by, magic('13'))).toMatchObject([{ kind: 'unknown' }]);
    expect(simulator().operator.statistics).toMatchObject({ accepted: 1, unanswered: 1 });
    await until(() => receipts.length === 1);
    expect(states()).toEqual(['delivered']);
    expect([by.status().state, by.counters().reconnects]).toEqual(['bound', 0]);
  });

  it('ending in 770015 show the missing part of a long message', async () => {
    await start();
    await submit(await bind(), magic('15'), 'س'.repeat(150));
    await until(() => receipts.length === 3);
    const { messages: shown } = await (await http(`/handsets/${magic('15')}/messages`)).json();
    expect(shown).toMatchObject([{ parts: ['س'.repeat(67), null, 'س'.repeat(16)] }]);
  });
});

describe('the receipt of a number', () => {
  const DELAY_MS = 10;
  const clock = { ms: 1_800_000_000_000 };
  beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => clock.ms));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['03', 'late', 30_000, []],
    ['04', 'ported', 2_000, ['enroute']],
  ])('ending in 7700%s is %s: final after %i ms more, and before that %j', async (code, _, laterMs, before) => {
    await start('--receipt-delay-ms', String(DELAY_MS));
    const by = await bind({ now: () => performance.now() });
    const startedAtMs = clock.ms;
    const [outcome] = await submit(by, magic(code));
    const id = outcome?.kind === 'accepted' ? outcome.operatorMessageId : 'not accepted';
    /** What has come by then: all of it, when the receipt of an ordinary message has come that is due at the same moment. */
    const comeBy = async (ms: number) => {
      const known = receipts.length;
      clock.ms = startedAtMs + ms - DELAY_MS;
      const [probe] = await submit(by, '989240000001');
      clock.ms += DELAY_MS;
      await until(() =>
        receipts
          .slice(known)
          .some((one) => probe?.kind === 'accepted' && one.operatorMessageId === probe.operatorMessageId),
      );
      return receipts.filter((one) => one.operatorMessageId === id).map(({ state }) => state);
    };
    expect(await comeBy(laterMs)).toEqual(before);
    expect(await comeBy(laterMs + DELAY_MS)).toEqual([...before, 'delivered']);
  });
});
