/** What every task reads, as Nx itself plans it: the same plan from which it takes the key of its cache. */
import { createProjectGraphAsync } from '@nx/devkit';
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js';

/** What a change is checked with. The Storybook of all features is not among them: each library's own shows its stories. */
export const TARGETS = ['lint', 'typecheck', 'test', 'build', 'build-storybook', 'e2e'] as const;
export type Target = (typeof TARGETS)[number];

export interface Project {
  name: string;
  /** Its folder below the root. */
  root: string;
  tags: readonly string[];
  /** The projects that it imports, or names. */
  imports: readonly string[];
}

export interface Reading {
  projects: readonly Project[];
  /** `wallet:lint` -> the files that it reads. */
  files: ReadonlyMap<string, ReadonlySet<string>>;
}

const FILE = 'file:';

/** Plans all tasks of the workspace in which this process runs. Takes some seconds. */
export async function readInputs(): Promise<Reading> {
  const graph = await createProjectGraphAsync({ exitOnError: false });
  const inspector = new HashPlanInspector(graph);
  await inspector.init();
  const plan = inspector.inspectHashPlan(Object.keys(graph.nodes), [...TARGETS]);
  const files = Object.entries(plan)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([task, inputs]) =>
        [
          task,
          new Set(inputs.filter((input) => input.startsWith(FILE)).map((input) => input.slice(FILE.length))),
        ] as const,
    );
  const projects = Object.values(graph.nodes).map(({ name, data }) => ({
    name,
    root: data.root,
    tags: data.tags ?? [],
    imports: (graph.dependencies[name] ?? []).map(({ target }) => target),
  }));
  return { projects, files: new Map(files) };
}
