/**
 * `npm run simulate`: the engine under a seeded scheduler, with faults; docs/simulation.md. `-- --seeds=200 --from=1` for many,
 * `-- --seed=17 --trace` to see one again.
 */
import { join } from 'node:path';
import { run } from '../lib/run.ts';

const SIMULATION = 'libs/server/simulation/src';
const root = process.cwd();
const nodeArgs = [
  // The loader and its list of mutations are TypeScript without a package.json of their own.
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
  '--import',
  join(root, SIMULATION, 'loader', 'register.ts'),
];
process.exit(
  await run(process.execPath, [...nodeArgs, join(root, SIMULATION, 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
  }),
);
