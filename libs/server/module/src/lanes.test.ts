import { Lanes } from './lanes';

function given() {
  const clock = { ms: 0 };
  return { clock, lanes: new Lanes(() => clock.ms) };
}

it('a lane stands still when its last good round is longer ago than its limit', () => {
  const { clock, lanes } = given();
  const quick = lanes.open('quick');
  lanes.open('slow', { limitMs: 120_000 });
  clock.ms = 30_000;
  expect(lanes.standing()).toEqual([]);
  clock.ms = 30_001;
  expect(lanes.standing()).toEqual(['quick']);
  quick.moved();
  expect(lanes.standing()).toEqual([]);
  clock.ms = 120_001;
  expect(lanes.standing()).toEqual(['quick', 'slow']);
});

it('a lane that had nothing to do stands only from when it had', () => {
  const { clock, lanes } = given();
  const work = { waits: false };
  lanes.open('storing', { hasWork: () => work.waits });
  clock.ms = 100_000;
  expect(lanes.states()).toEqual([{ name: 'storing', idleMs: 0, isStanding: false }]);
  work.waits = true;
  clock.ms = 130_000;
  expect(lanes.standing()).toEqual([]);
  clock.ms = 130_001;
  expect(lanes.standing()).toEqual(['storing']);
});
