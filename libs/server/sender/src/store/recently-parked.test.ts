import { RecentlyParked } from './recently-parked';

describe('what was parked a moment ago', () => {
  it('is asked for after half a second, two and eight, and then forgotten', () => {
    const clock = { ms: 0 };
    const parked = new RecentlyParked(() => clock.ms);
    parked.add(['a']);
    const seen: [number, string[]][] = [];
    for (; clock.ms <= 60_000; clock.ms += 500) {
      const due = parked.takeDue();
      if (due.length > 0) seen.push([clock.ms, due]);
    }
    expect(seen).toEqual([
      [500, ['a']],
      [2_000, ['a']],
      [8_000, ['a']],
    ]);
  });

  it('is not more than can be asked for: strangers by the thousand are left to the periodic task', () => {
    const parked = new RecentlyParked(() => 0);
    const many = Array.from({ length: 19_999 }, (_, i) => `stranger-${i}`);
    parked.add(many);
    parked.add(['last', 'too many']);
    parked.add(['too many as well']);
    const later = new RecentlyParked(() => 0);
    later.add([]);
    expect([parked.size, later.size]).toEqual([20_000, 0]);
  });
});
