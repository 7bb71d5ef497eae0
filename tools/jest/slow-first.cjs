/** Jest begins with what took longest the last time, else with the largest file. Where nothing is kept, these would be left for the end. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** Fifteen seconds and more of the quick tier, the longest first. */
const SLOWEST = [
  'apps/api/src/start/access-matrix.test.ts',
  'libs/server/simulation/src/simulation.test.ts',
  'apps/api/src/start/on-behalf.test.ts',
  'apps/api/src/start/key-matrix.test.ts',
  'apps/api/src/start/at-rest.test.ts',
  'apps/api/src/start/masked-numbers.test.ts',
  'apps/api/src/start/hidden-texts.test.ts',
  'libs/server/sender/src/sender.test.ts',
  'libs/server/payments/src/payments.routes.test.ts',
];

/** Below zero for any other file. */
const placeOf = ({ path }) => SLOWEST.findIndex((file) => path.endsWith(`/${file}`));

class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const first = sorted.filter((test) => placeOf(test) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
    return [...first, ...sorted.filter((test) => placeOf(test) < 0)];
  }
}

module.exports = Object.assign(SlowFirst, { SLOWEST });
