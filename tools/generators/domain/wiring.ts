/** The lines by which a domain comes into the lists of the workspace. */
import type { Tree } from '@nx/devkit';
import { before, imported, sorted } from '../edits.ts';
import type { Edit } from '../edits.ts';
import type { Plan } from './plan.ts';

function pinned({ Item, Names, permission }: Plan): string[] {
  const rights = {
    [`create${Item}`]: 'edit, data',
    [`update${Item}`]: 'edit, data',
    [`delete${Names}`]: 'delete, data',
  };
  const all = { ...rights, [`get${Item}`]: 'read', [`list${Names}`]: 'read' };
  return Object.entries(all).map(([id, action]) => `  ${id}: '${permission}.${action}',`);
}

function permissions({ permission, title, itemTitle }: Plan): string {
  return [
    `  ${permission}.delete: { title: حذف ${itemTitle}, group: ${title} }`,
    `  ${permission}.edit: { title: افزودن و ویرایش ${itemTitle}, group: ${title} }`,
    `  ${permission}.read: { title: دیدن ${title}, group: ${title} }`,
    '',
  ].join('\n');
}

function withJourney({ name }: Plan): Edit {
  return (text) => {
    const journeys = JSON.parse(text) as { domains: Record<string, string[]> };
    const domains = Object.entries({ ...journeys.domains, [name]: ['pages', name].sort() }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return JSON.stringify({ ...journeys, domains: Object.fromEntries(domains) }, null, 2);
  };
}

/** Every file of the workspace that names its domains, and what a new one is there. */
function editsOf(plan: Plan): Readonly<Record<string, readonly Edit[]>> {
  const { name, camel, CONSTANT, plural, Plural, table } = plan;
  return {
    'openapi/panel.yaml': [
      before(/^security:/m, `  - name: ${name}\n    description: ${Plural} of the account.\n`),
      before(/^# How much of one process/m, permissions(plan)),
    ],
    'apps/api/src/modules.ts': [
      imported(`${camel}Module`, `@peyk/server-${name}`),
      before(/^ {2}\] as const satisfies readonly ServerModule\[\]/m, `    ${camel}Module(),\n`),
    ],
    'apps/api/src/testing/good-calls.ts': [
      imported(CONSTANT, `./good-calls/${name}`),
      before(/^\};\n*$(?![\s\S])/m, `  ...${CONSTANT},\n`),
    ],
    'apps/api/src/start/on-behalf.test.ts': [
      sorted('expect([...namedIn].sort()).toEqual([\n', '    ]);', [`      '${table}',`]),
    ],
    'tools/openapi/pinned-access.test.ts': [
      sorted('const PINNED: Readonly<Record<string, string>> = {\n', '};', pinned(plan)),
    ],
    'apps/panel/src/modules.ts': [
      imported(`${camel}Module`, `@peyk/${name}`),
      before(/^ {2}shellModule,/m, `  ${camel}Module,\n`),
    ],
    'apps/panel-e2e/journeys.json': [withJourney(plan)],
    'apps/panel-e2e/src/support/pages.ts': [
      before(/^ {2}\{ name: 'not-found'/m, `  { name: '${plural}', path: '/${name}' },\n`),
    ],
  };
}

/** Writes the domain into every list of domains. @throws with the file in whose text there is no place for it */
export function wire(tree: Tree, plan: Plan): void {
  for (const [file, edits] of Object.entries(editsOf(plan))) {
    const text = tree.read(file, 'utf-8');
    if (text === null) throw new Error(`${file} is missing: it lists the domains.`);
    try {
      tree.write(
        file,
        edits.reduce((now, edit) => edit(now), text),
      );
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
