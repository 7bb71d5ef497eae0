/** `npm run gen`: writes everything that comes from the contract and from the tables of errors. With `--check` it writes nothing and fails on drift. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveUp, say } from '../lib/print.ts';
import { findDrift, generate } from '../gen/generate.ts';

const root = process.cwd();
try {
  const drifted = await findDrift(root);
  if (process.argv.includes('--check')) {
    if (drifted.length > 0)
      giveUp(
        `these files do not match their source (openapi/, *.errors.ts): ${drifted.join(', ')}. Run "npm run gen" and commit.`,
      );
    say('Generated files match their source.');
  } else {
    const files = await generate(root);
    for (const file of drifted) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), files.get(file) ?? '');
    }
    say(drifted.length > 0 ? `Written: ${drifted.join(', ')}` : 'Everything generated is up to date.');
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
