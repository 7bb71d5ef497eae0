import { LookAgain } from './look-again';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const receipt = (id: string, looks = 0) => ({ id, looks });

function started() {
  const due: { id: string; looks: number }[] = [];
  return { due, later: new LookAgain<{ id: string; looks: number }>((some) => due.push(...some)) };
}

describe('a receipt whose answer is not stored', () => {
  it('is looked at again after 50, 150 and 300 ms, and then no more', () => {
    const { due, later } = started();
    const pauses = [50, 150, 300];
    let looked = receipt('a');
    for (const [place, pause] of pauses.entries()) {
      expect(later.mayWait(looked)).toBe(true);
      later.add([looked]);
      jest.advanceTimersByTime(pause - 1);
      expect(due).toHaveLength(place);
      jest.advanceTimersByTime(1);
      expect(due).toHaveLength(place + 1);
      looked = due[place] ?? looked;
    }
    expect([looked, later.mayWait(looked), later.size]).toEqual([receipt('a', 3), false, 0]);
  });

  it('does not hold up the end: what waits is looked at once more, and nothing waits any more', () => {
    const { due, later } = started();
    later.add([receipt('a'), receipt('b', 1)]);
    expect(later.size).toBe(2);
    later.end();
    expect(due).toEqual([receipt('a', 1), receipt('b', 2)]);
    expect([later.size, later.mayWait(receipt('c'))]).toEqual([0, false]);
    // A batch that was being stored then comes back later.
    later.add([receipt('d')]);
    expect([due.at(-1), later.size]).toEqual([receipt('d', 1), 0]);
  });
});
