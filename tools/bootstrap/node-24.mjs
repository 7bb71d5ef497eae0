/** Finds a Node that can run the project: 24 or newer. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const WANTED_MAJOR = 24;

/**
 * The path of a Node >= 24: the one installed as a dependency, else the one that runs now.
 * Throws with one line that tells what is missing.
 */
export function findNode24(root) {
  const bundled = [
    join(root, 'node_modules', '.bin', 'node'),
    join(root, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe'),
  ].find((candidate) => existsSync(candidate));
  if (bundled) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  throw new Error(
    `Node ${WANTED_MAJOR} does not come as a package for ${process.platform}-${process.arch}, and this is Node ` +
      `${process.versions.node}. Install Node ${WANTED_MAJOR} from your system and run the command again.`,
  );
}
