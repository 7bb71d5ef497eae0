import type { SmppPeer } from '@peyk/shared-testing-node';
import { startSmppPeer } from '@peyk/shared-testing-node';
import { aPart, boundTo, until } from './carrier.fixture';
import { errorClassOf, readErrorClasses } from './error-classes';
import { PostponedParts } from './postponed-parts';
import type { SmppCarrier } from './smpp-carrier';
import { parseSmppUrl } from './smpp-url';

describe('what an answer means', () => {
  const STANDARD = new Map();

  it.each([
    [0x08, 'later'],
    [0x14, 'throttle'],
    [0x44, 'later'],
    [0x45, 'later'],
    [0x58, 'throttle'],
    [0x61, 'refused'],
    [0x62, 'refused'],
    [0x64, 'later'],
    [0x65, 'refused'],
    [0x66, 'refused'],
    [0x0a, 'line'],
    [0x0b, 'number'],
    [0x400, 'refused'],
  ])('is by the standard for 0x%s: %s', (status, kind) => {
    expect(errorClassOf(status, STANDARD)).toBe(kind);
  });

  it('is what the address of an operator says before it is what the standard says', () => {
    const { errorClasses = STANDARD } = parseSmppUrl('smpp://a:b@host?errorClasses=0x45:refused,400:throttle');
    expect([0x45, 0x400, 0x08].map((status) => errorClassOf(status, errorClasses))).toEqual([
      'refused',
      'throttle',
      'later',
    ]);
  });

  it.each(['45', '45:never', '0:later', 'xyz:later'])('is not read from %s', (text) => {
    expect(readErrorClasses(text)).toBeUndefined();
    expect(() => parseSmppUrl(`smpp://a:b@host?errorClasses=${text}`)).toThrow(/a class is one of throttle, later/);
  });
});

describe('an operator with trouble of its own', () => {
  let peer: SmppPeer;
  let carrier: SmppCarrier;
  afterEach(async () => {
    await carrier.close(0);
    await peer.close();
  });

  it.each([0x08, 0x64, 0x44])('that answers 0x%s for a while refuses nothing for good', async (status) => {
    const given = { answers: 0 };
    peer = await startSmppPeer({
      behaviour: () => ((given.answers += 1) <= 60 ? { do: 'refuse', status } : { do: 'accept' }),
    });
    carrier = await boundTo(peer, { window: 20 });
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => carrier.submit(aPart())));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['accepted']));
    expect(carrier.counters()).toMatchObject({ postponed: 60, accepted: 40, refused: 0, throttled: 0 });
    expect(carrier.ratePerSecond()).toBe(Infinity);
  });

  it('keeps the slots of what waits, and gives it back when the line goes', async () => {
    peer = await startSmppPeer({ behaviour: () => ({ do: 'refuse', status: 0x08 }) });
    carrier = await boundTo(peer, { window: 5 });
    const outcomes = [carrier.submit(aPart()), carrier.submit(aPart({ lane: 'priority' }))];
    await until(() => carrier.counters().postponed >= 2);
    expect(carrier.freeSlots('priority')).toBe(3);
    peer.cutAll();
    const kinds = (await Promise.all(outcomes)).map(({ kind }) => kind);
    expect(kinds.every((kind) => kind === 'unsent' || kind === 'unknown')).toBe(true);
  });

  it('tells a refusal for the line from one for the number', async () => {
    peer = await startSmppPeer({ behaviour: ({ n }) => ({ do: 'refuse', status: n === 1 ? 0x0a : 0x0b }) });
    carrier = await boundTo(peer);
    expect(await carrier.submit(aPart())).toEqual({ kind: 'refused', code: 0x0a });
    expect(await carrier.submit(aPart())).toEqual({ kind: 'refused', code: 0x0b });
    expect(carrier.counters()).toMatchObject({ refused: 2, refusedLine: 1, refusedNumber: 1 });
  });
});

describe('a part that is always answered "later"', () => {
  const HOUR_MS = 3_600_000;

  it('waits longer each time, and is never given up while nothing else is taken', () => {
    const postponed = new PostponedParts(6 * HOUR_MS);
    const part = aPart();
    const pauses = Array.from({ length: 500 }, (_, second) => postponed.pauseFor(part, second * 8_000, 7));
    expect(pauses.slice(0, 7)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(pauses.at(-1)).toBe(8_000);
  });

  it('is given up when the operator takes everything but this one', () => {
    const postponed = new PostponedParts(6 * HOUR_MS);
    const part = aPart();
    const pauses = Array.from({ length: 9 }, (_, time) => postponed.pauseFor(part, time * 8_000, time * 100));
    expect(pauses.map((pause) => pause !== undefined)).toEqual([...Array(8).fill(true), false]);
  });

  it('is given up at last, and begins anew after a word on it', () => {
    const postponed = new PostponedParts(HOUR_MS);
    const part = aPart();
    expect(postponed.pauseFor(part, 0, 0)).toBe(250);
    expect(postponed.pauseFor(part, HOUR_MS + 1, 0)).toBeUndefined();
    expect(postponed.pauseFor(part, HOUR_MS + 2, 0)).toBe(250);
    postponed.forget(part);
    expect(postponed.pauseFor(part, HOUR_MS + 3, 0)).toBe(250);
  });
});
