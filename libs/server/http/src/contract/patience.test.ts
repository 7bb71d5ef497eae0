import { Patience } from './patience';

const GRACE_MS = 10_000;
/** A thousand bytes earn a second. */
const given = () => {
  const onOver = jest.fn();
  const patience = new Patience({ bytesPerSecond: 1_000, graceMs: GRACE_MS });
  const wait = (ms: number) => {
    patience.start(onOver);
    jest.advanceTimersByTime(ms);
  };
  return { patience, onOver, wait };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('patience with a client', () => {
  it('is over when nothing comes', () => {
    const { patience, onOver, wait } = given();
    wait(GRACE_MS - 1);
    expect(onOver).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect([onOver.mock.calls.length, patience.isOver]).toEqual([1, true]);
  });

  it('holds as long as bytes come at the pace, and is over soon after they come at half of it', () => {
    const { patience, onOver, wait } = given();
    for (let second = 0; second < 600; second += 1) {
      wait(1_000);
      patience.stop(1_000);
    }
    for (let second = 0; second < 18; second += 1) {
      wait(1_000);
      patience.stop(500);
    }
    expect(onOver).not.toHaveBeenCalled();
    wait(1_000);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('is no longer with anyone who was fast, and does not run while we are busy', () => {
    const { patience, onOver, wait } = given();
    wait(5_000);
    patience.stop(1_000_000);
    jest.advanceTimersByTime(60_000);
    wait(GRACE_MS - 1);
    expect(onOver).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
  });
});
