/** Prints what every task of the workspace in this folder reads, for tests: Nx looks at one workspace for the whole life of a process. */
import { readInputs } from './inputs.ts';

const { projects, files } = await readInputs();
process.stdout.write(JSON.stringify({ projects, files: [...files].map(([task, read]) => [task, [...read]]) }), () =>
  process.exit(0),
);
