const { statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const preset = require('./jest.preset.js');

const MEMORY = '/dev/shm';
/** A container has a sixteenth of it where nobody has asked for more. */
const ENOUGH_BYTES = 2 ** 30;

function hasEnoughMemory() {
  try {
    const { bsize, blocks } = statfsSync(MEMORY);
    return bsize * blocks >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

// A database of a test's own is a copy of a thousand small files, which some disks take half a second for, memory 40 ms. Workers are
// born with it, and every run on the machine decides alike, since all share one PostgreSQL.
if (process.env.TMPDIR === undefined && tmpdir() === '/tmp' && hasEnoughMemory()) process.env.TMPDIR = MEMORY;

module.exports = {
  ...preset,
  testEnvironment: require.resolve('./tools/jest/one-realm.cjs'),
  runtime: require.resolve('./tools/jest/shared-packages.cjs'),
  testTimeout: 60_000,
};
