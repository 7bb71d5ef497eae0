import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate } from './gates';
import type { Entering, RateOfClass } from './gates';

const RATE: RateOfClass = { perSecond: 2, burst: 4, atOnce: 1 };

/** A gate with a clock of its own, and requests as far as a gate looks at them. */
function given(rate: Partial<RateOfClass> = {}) {
  const clock = { ms: 0 };
  const rests: number[] = [];
  const rest = async (ms: number) => rests.push(ms);
  const alarms = new Set<() => void>();
  const after = (_: number, call: () => void) => {
    alarms.add(call);
    return () => void alarms.delete(call);
  };
  const gate = new Gate({ ...RATE, ...rate }, { nowMs: () => clock.ms, rest, after });
  const enter = (key = 'a', cost = 1) => {
    const raw = Object.assign(new EventEmitter(), { destroyed: false });
    const request = { place: null } as unknown as FastifyRequest;
    const entering: Entering = { request, reply: { raw } as unknown as FastifyReply, cost };
    const state = { isIn: false };
    const entered = gate.enter(key, entering).then(() => {
      state.isIn = true;
    });
    return { entered, state, request, close: () => raw.emit('close') };
  };
  return { clock, enter, rests, alarms };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the rate of a caller', () => {
  it('lets a burst in and then as many as the seconds earn', async () => {
    const { clock, enter } = given({ atOnce: 9 });
    for (let count = 0; count < 4; count += 1) await enter().entered;
    await expect(enter().entered).rejects.toMatchObject({ code: '429-1', retryAfterSeconds: 1 });
    clock.ms = 500;
    await enter().entered;
    await expect(enter().entered).rejects.toMatchObject({ code: '429-1' });
  });

  it('counts a long body as several calls, and lets one in that is longer than the burst', async () => {
    const { clock, enter, rests } = given({ atOnce: 9 });
    await enter('a', 3).entered;
    await expect(enter('a', 3).entered).rejects.toMatchObject({ retryAfterSeconds: 1 });
    clock.ms = 10_000;
    await enter('a', 400).entered;
    await expect(enter().entered).rejects.toMatchObject({ code: '429-1' });
    // Only the long one waited for its refusal.
    expect(rests).toEqual([1000]);
  });

  it('is nobody else’s', async () => {
    const { enter } = given({ burst: 1 });
    await enter('a').entered;
    await enter('b').entered;
  });
});

describe('what a caller asks side by side', () => {
  it('waits in turn, and goes on when the one before it is closed', async () => {
    const { enter } = given({ burst: 9 });
    const [first, second, third] = [enter(), enter(), enter()];
    await first.entered;
    await turn();
    expect([second.state.isIn, third.state.isIn]).toEqual([false, false]);
    first.close();
    await second.entered;
    await turn();
    expect(third.state.isIn).toBe(false);
    second.close();
    await third.entered;
  });

  it('is refused when too many wait already', async () => {
    const { enter } = given({ burst: 99 });
    await enter().entered;
    for (let count = 0; count < 8; count += 1) void enter();
    await expect(enter().entered).rejects.toMatchObject({ code: '429-580', retryAfterSeconds: 2 });
  });

  it('leaves the queue when its client is gone, and nothing of it runs', async () => {
    const { enter } = given({ burst: 9 });
    const [first, gone, third] = [enter(), enter(), enter()];
    await first.entered;
    const refused: unknown[] = [];
    gone.entered.catch((error: unknown) => refused.push(error));
    await turn();
    gone.close();
    await turn();
    expect(refused).toEqual([expect.objectContaining({ code: '429-580' })]);
    first.close();
    await third.entered;
    expect(gone.request.place).toBeNull();
  });

  it('does not wait for ever, and leaves no alarm behind when its turn comes', async () => {
    const { enter, alarms } = given({ burst: 9 });
    const [first, late] = [enter(), enter()];
    await first.entered;
    await turn();
    for (const ring of alarms) ring();
    await expect(late.entered).rejects.toMatchObject({ code: '429-580' });
    const third = enter();
    await turn();
    first.close();
    await third.entered;
    expect(alarms.size).toBe(0);
  });

  it('keeps its place while its handler works, even when the client is gone', async () => {
    const { enter } = given({ burst: 9 });
    const first = enter();
    await first.entered;
    let finish = () => {};
    const work = first.request.place?.hold(() => new Promise<void>((resolve) => (finish = resolve)));
    first.close();
    const second = enter();
    await turn();
    expect(second.state.isIn).toBe(false);
    finish();
    await work;
    await second.entered;
  });

  it('gives its place back once, whatever closes how often', async () => {
    const { enter } = given({ burst: 9 });
    const first = enter();
    await first.entered;
    first.close();
    first.close();
    await enter().entered;
    const third = enter();
    await turn();
    expect(third.state.isIn).toBe(false);
  });
});
