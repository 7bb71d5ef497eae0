import { fixedClock } from '@peyk/shared-testing-node';
import { chunkUnder } from '../testing/chunk-under';
import { LaneRoom, isEnoughFor } from './lane-room';
import type { Occupant } from './lane-room';
import { TokenBucket } from './token-bucket';

const chunks = (count: number, chunk: Partial<Occupant>): Occupant[] =>
  Array.from({ length: count }, (_, place) => {
    return { sendId: BigInt(place), isLimited: false, waitMs: 0, resting: false, ...chunk };
  });

/** Later ones wait longer. */
const waiting = (count: number) =>
  chunks(count, { isLimited: true }).map((chunk, place) => ({ ...chunk, waitMs: place }));

const resting = (occupants: readonly Occupant[]) => occupants.filter((chunk) => chunk.resting);

describe('the room of a lane', () => {
  const clock = fixedClock();

  it('is 16 chunks, and 64 with those that a rate limits', () => {
    const room = new LaneRoom(clock);
    const free = (count: number) => chunks(count, {});
    expect(room.left([])).toBe(16);
    expect(room.left(free(10))).toBe(6);
    expect(room.left(waiting(30))).toBe(16);
    expect(room.left([...waiting(58), ...free(2)])).toBe(4);
    expect(room.left([...waiting(40), ...chunks(10, { resting: true })])).toBe(14);
    expect(room.left(waiting(64))).toBe(0);
    expect(room.left(free(64))).toBeLessThan(0);
  });

  it('is short where all places are taken and a rate limits some of those that have them', () => {
    const room = new LaneRoom(clock);
    expect(room.isShort(waiting(63))).toBe(false);
    expect(room.isShort(chunks(64, {}))).toBe(false);
    expect(room.isShort(waiting(64))).toBe(true);
  });

  it('is made by those that would wait longest, as many as somebody waits for', () => {
    const room = new LaneRoom(clock);
    const all = waiting(64);
    room.make(all, 3);
    expect(resting(all)).toEqual(all.slice(61));
    expect([...room.rested].sort()).toEqual([61n, 62n, 63n]);
    const more = waiting(64);
    room.make(more, 40);
    expect(resting(more)).toHaveLength(16);
  });

  it('is made by anyone who would be served last, where all wait for the same', () => {
    const room = new LaneRoom(clock);
    const all = chunks(64, { isLimited: true, waitMs: 5 });
    room.make(all, 2);
    expect(resting(all)).toEqual(all.slice(62));
  });

  it('is made once a second, and anyone who made it may come back after that', () => {
    const room = new LaneRoom(clock);
    room.make(waiting(64), 1);
    expect(room.isShort(waiting(64))).toBe(false);
    expect(room.rested).toEqual([63n]);
    clock.advance(1_000);
    expect(room.isShort(waiting(64))).toBe(true);
    expect(room.rested).toEqual([]);
  });
});

describe('what a lane has to do', () => {
  const chunksUnder = (rate?: TokenBucket) => Array.from({ length: 10 }, () => chunkUnder(rate));

  it('is enough when its chunks fill the slots and take turns', () => {
    expect(isEnoughFor(100, chunksUnder())).toBe(true);
    expect(isEnoughFor(300, chunksUnder())).toBe(false);
    expect(isEnoughFor(100, chunksUnder().slice(3))).toBe(false);
  });

  it('is what the rates let pass: chunks of one slow line keep no other from being claimed', () => {
    expect(isEnoughFor(100, chunksUnder(new TokenBucket(50, () => 0)))).toBe(false);
  });
});
