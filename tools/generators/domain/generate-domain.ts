/**
 * `nx g @peyk/tools:domain --name=notes --item=note --title='یادداشت‌ها' --itemTitle='یادداشت' --fields='title:عنوان:200'`: writes a
 * whole domain from the contract to the journey, and puts it into every list of domains. What it writes passes every check as it is.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { numbersOf } from './numbers.ts';
import { planOf } from './plan.ts';
import type { DomainOptions, Plan } from './plan.ts';
import { wire } from './wiring.ts';

const FILES = 'tools/generators/domain/files';

function checkRoom(tree: Tree, { name }: DomainOptions): void {
  const taken = [`libs/${name}`, `libs/server/${name}`, `openapi/paths/${name}.yaml`].find((path) => tree.exists(path));
  if (taken !== undefined) throw new Error(`${taken} exists already. Choose another --name.`);
}

/** Writes the domain into the tree. @throws in a sentence that says what to change; then nothing is written */
export default async function generateDomain(tree: Tree, options: DomainOptions): Promise<() => void> {
  checkRoom(tree, options);
  const plan = planOf(options, numbersOf(tree));
  generateFiles(tree, join(tree.root, FILES), '.', plan);
  wire(tree, plan);
  await formatFiles(tree);
  return () => {
    execFileSync(process.execPath, [join('tools', 'commands', 'gen.ts')], { cwd: tree.root, stdio: 'inherit' });
    process.stdout.write(`${closingWords(plan).join('\n')}\n`);
  };
}

/** How to see it, and what a person still has to decide. */
function closingWords({ name, item, number, itemTitle }: Plan): string[] {
  return [
    '',
    `The domain stands at /${name}. Check it: npx nx run-many -t lint typecheck test -p ${name},server-${name},api`,
    `Look at it: npx nx storybook ${name}, or npm run dev. Its journey: npx nx e2e panel-e2e -- ${name}`,
    '',
    'Left to you:',
    `- The word: a line in docs/glossary.md for ${item} (${itemTitle}).`,
    `- The rules in libs/server/${name}/src/${name}.service.ts: what must be unique, what else is refused.`,
    `- The table in ${number}-${name}.sql: it may be changed until it is merged. Rows stay until they are deleted; docs/retention.md says how long.`,
    `- Icon and place in the menu: libs/${name}/src/navigation.ts. The drawing of the empty list, the sentences: messages.ts.`,
  ];
}
