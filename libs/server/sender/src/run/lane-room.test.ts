import { fixedClock } from '@peyk/shared-testing-node';
import { LaneRoom } from './lane-room';
import type { Occupant } from './lane-room';

const waiting = (count: number): Occupant[] =>
  Array.from({ length: count }, (_, place) => ({ waits: true, waitMs: place, resting: false }));

const going = (count: number): Occupant[] =>
  Array.from({ length: count }, () => ({ waits: false, waitMs: 0, resting: false }));

const resting = (chunks: readonly Occupant[]) => chunks.filter((chunk) => chunk.resting);

describe('the room of a lane', () => {
  const clock = fixedClock();

  it('is 16 chunks that may go on, and 64 with those that wait for a rate', () => {
    const room = new LaneRoom(clock);
    expect(room.left([])).toBe(16);
    expect(room.left(going(10))).toBe(6);
    expect(room.left(waiting(30))).toBe(16);
    expect(room.left([...waiting(58), ...going(2)])).toBe(4);
    expect(room.left(waiting(64))).toBe(0);
    expect(room.left(going(64))).toBeLessThan(0);
  });

  it('is made where all places are taken, by those that would wait longest', () => {
    const room = new LaneRoom(clock);
    const some = waiting(63);
    room.make(some);
    expect(resting(some)).toEqual([]);
    const all = waiting(64);
    room.make(all);
    expect(resting(all)).toEqual(all.slice(48));
  });

  it('is made once a second', () => {
    const room = new LaneRoom(clock);
    room.make(waiting(64));
    const chunks = waiting(64);
    room.make(chunks);
    expect(resting(chunks)).toEqual([]);
    clock.advance(1_000);
    room.make(chunks);
    expect(resting(chunks)).toHaveLength(16);
  });

  it('is made as soon as somebody waits, when nobody did a moment ago', () => {
    const room = new LaneRoom(clock);
    room.make(going(64));
    const chunks = waiting(64);
    room.make(chunks);
    expect(resting(chunks)).toHaveLength(16);
  });
});
