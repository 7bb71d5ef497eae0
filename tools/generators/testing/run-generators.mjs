/** For tests: several generators in one process, without Nx's own start. Arguments: `[["form", {…}], …]` as JSON, in the copy's root. */
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';

const root = process.cwd();
for (const [generator, options] of JSON.parse(process.argv[2])) {
  const { default: generate } = await import(`../${generator}/generator.mjs`);
  const tree = new FsTree(root, false);
  await generate(tree, options);
  flushChanges(root, tree.listChanges());
}
