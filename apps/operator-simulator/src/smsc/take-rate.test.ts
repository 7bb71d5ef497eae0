import { TakeRate } from './take-rate';

/** A rate on a clock that stands, and how many submits it takes now. */
function rateOf(perSecond: number) {
  const clock = { ms: 0 };
  const rate = new TakeRate(perSecond, () => clock.ms);
  const taken = (tries = 1_000) => Array.from({ length: tries }, () => rate.take()).filter(Boolean).length;
  return { clock, taken };
}

describe('the rate of the operator', () => {
  it('takes a tenth of a second’s worth at once, and in each second after that no more than it says', () => {
    const { clock, taken } = rateOf(100);
    expect(taken()).toBe(10);
    let inSecond = 0;
    for (let step = 0; step < 200; step += 1) {
      clock.ms += 5;
      inSecond += taken();
    }
    expect(inSecond).toBe(100);
  });

  it('saves up no more than that while nothing comes', () => {
    const { clock, taken } = rateOf(100);
    clock.ms += 60_000;
    expect(taken()).toBe(10);
  });

  it('takes one at a time when it is slow, and everything when it is none', () => {
    const slow = rateOf(2);
    expect(slow.taken()).toBe(1);
    slow.clock.ms += 499;
    expect(slow.taken()).toBe(0);
    slow.clock.ms += 1;
    expect(slow.taken()).toBe(1);
    expect(rateOf(0).taken()).toBe(1_000);
  });
});
