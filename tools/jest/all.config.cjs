/** The tests of all projects in one run of Jest, for when no result is kept; see tools/check/unit.ts. */
const { globSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { dirname, join } = require('node:path');

const root = join(__dirname, '../..');
const files = globSync('{apps,libs,tools}/**/jest.config.cjs', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});

/** What only a run has, not a project of it. */
const OF_A_RUN = ['forceExit', 'maxWorkers', 'passWithNoTests', 'testTimeout'];

function projectOf(file) {
  const own = Object.entries(require(join(root, file))).filter(([name]) => !OF_A_RUN.includes(name));
  // One name for what is kept: a shared file is turned over once for all, see shared-swc.cjs.
  return { ...Object.fromEntries(own), id: 'peyk', rootDir: join(root, dirname(file)) };
}

module.exports = {
  rootDir: root,
  projects: files.map(projectOf),
  testSequencer: require.resolve('./slow-first.cjs'),
  // Tests wait for databases and other processes for a sixth of their time, so one more of them finds work.
  maxWorkers: availableParallelism() + 1,
  // What the files of a worker share grows with every package that they load.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
  forceExit: true,
};
