/**
 * `npm run fuzz`: requests that the contract does not foresee, against the real handlers and a real database, without a network.
 * `-- --requests=200000 --seed=7`; `npm test` makes 10,000 of seed 1. What breaks a law is printed with its seed and its number.
 */
import { join } from 'node:path';
import { giveUp } from '../lib/print.ts';
import { run } from '../lib/run.ts';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => !/^--(requests|seed)=\d+$/.test(arg));
if (unknown.length > 0) giveUp(`there is no option ${unknown.join(' ')}. Known: --requests=…, --seed=….`);
const given = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=', 2)[1];

const root = process.cwd();
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const env = {
  ...process.env,
  PEYK_FUZZ_REQUESTS: given('requests') ?? '200000',
  PEYK_FUZZ_SEED: given('seed') ?? String(Date.now() % 1_000_000),
};
process.exit(
  await run(process.execPath, [jest, '-c', 'jest.config.cjs', 'src/testing/fuzz/'], {
    cwd: join(root, 'apps', 'api'),
    env,
  }),
);
