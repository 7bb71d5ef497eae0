/** `npm run gen`: writes everything that comes from the contract and from the tables of errors. With `--check` it writes nothing and fails on drift. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveUp, say } from '../lib/print.ts';
import { findDrift, generate } from '../gen/generate.ts';

const root = process.cwd();
try {
  const files = await generate(root);
  const drifted = await findDrift(root, files);
  if (process.argv.includes('--check')) {
    if (drifted.length > 0)
      giveUp(
        `these files do not match their source (openapi/, *.errors.ts): ${drifted.join(', ')}. Run "npm run gen" and commit.`,
      );
    say('Generated files match their source.');
  } else {
    for (const file of drifted) {
      const content = files.get(file);
      if (content === undefined) {
        rmSync(join(root, file));
        continue;
      }
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    say(drifted.length > 0 ? `Written: ${drifted.join(', ')}` : 'Everything generated is up to date.');
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
