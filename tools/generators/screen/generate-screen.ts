/**
 * `nx g @peyk/tools:screen --library=reports --name=archive --operation=listSends`: writes a screen with a list in house style and
 * wires it into its library. What it writes passes lint, types and its own tests as it is, and is meant to be changed afterwards.
 */
import { formatFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { readContract } from '../../openapi/read-contract.ts';
import { requireModuleFile, requireText } from '../libraries.ts';
import { addProperty, addRoute } from './insert.ts';
import { readListOperation } from './list-operation.ts';
import { isKebab } from './names.ts';
import { planOf, unnamed } from './plan.ts';
import type { Plan, ScreenOptions } from './plan.ts';
import { writeMessages } from './write-messages.ts';
import { writeQuery } from './write-query.ts';
import { writeScreen } from './write-screen.ts';
import { writeSearch } from './write-search.ts';
import { writeStory } from './write-story.ts';
import { writeTable } from './write-table.ts';
import { writeTest } from './write-test.ts';

function checkOptions(tree: Tree, { library, name, query, path }: ScreenOptions): void {
  requireModuleFile(tree, library);
  for (const one of [name, ...(query === undefined ? [] : [query])]) {
    if (!isKebab(one)) throw new Error(`"${one}" is no name in kebab-case, such as old-sends.`);
  }
  if (path !== undefined && !/^(\/[a-z0-9-]+)+$/.test(path)) {
    throw new Error(`"${path}" is no address such as /${library}/${name}.`);
  }
  if (tree.exists(`libs/${library}/src/screens/${name}`)) {
    throw new Error(`libs/${library}/src/screens/${name} exists already. Choose another --name.`);
  }
}

function newFile(tree: Tree, file: string, text: string): void {
  if (tree.exists(file)) {
    throw new Error(
      `${file} exists already. Give the query another name with --query, such as --query=list-old-items.`,
    );
  }
  tree.write(file, text);
}

function writeFiles(tree: Tree, source: string, plan: Plan): void {
  const screen = `${source}/screens/${plan.name}/${plan.name}`;
  newFile(tree, `${source}/api/${plan.queryFile}.ts`, writeQuery(plan));
  newFile(tree, `${screen}-screen.tsx`, writeScreen(plan));
  newFile(tree, `${screen}-table.tsx`, writeTable(plan));
  if (plan.list.filters.length > 0) newFile(tree, `${screen}-search.ts`, writeSearch(plan));
  newFile(tree, `${screen}-screen.test.tsx`, writeTest(plan));
  newFile(tree, `${screen}-screen.stories.tsx`, writeStory(plan));
}

const isPaths = (library: string) => (name: string) =>
  name.toLowerCase().replaceAll('_', '') === `${library.replaceAll('-', '')}paths`;

/** Writes the screen into the tree. @throws in a sentence that says what to change, and then nothing is written. */
export default async function generateScreen(tree: Tree, options: ScreenOptions): Promise<() => void> {
  checkOptions(tree, options);
  const { library } = options;
  const source = `libs/${library}/src`;
  const list = readListOperation(readContract(tree.root), options.operation);
  const pathsFile = `${source}/${library}-paths.ts`;
  const draft = planOf(options, list, '');
  const paths = addProperty(requireText(tree, pathsFile), {
    fits: isPaths(library),
    key: draft.key,
    value: `'${draft.path}'`,
  });
  const plan = { ...draft, paths: paths.name };
  const messagesFile = `${source}/messages.ts`;
  const messages = addProperty(requireText(tree, messagesFile), {
    fits: (name) => name === 'messages',
    key: plan.key,
    value: writeMessages(plan),
  });
  const module = requireModuleFile(tree, library);
  const load = `() => import('./screens/${plan.name}/${plan.name}-screen')`;
  const permission = plan.list.permission === null ? 'null' : `'${plan.list.permission}'`;
  const wired = addRoute(
    requireText(tree, module),
    `{ path: ${plan.paths}.${plan.key}, load: ${load}, permission: ${permission} }`,
  );
  writeFiles(tree, source, plan);
  tree.write(pathsFile, paths.source);
  tree.write(messagesFile, messages.source);
  tree.write(module, wired);
  await formatFiles(tree);
  return () => process.stdout.write(`${closingWords(plan).join('\n')}\n`);
}

/** What a person still has to decide. */
function closingWords(plan: Plan): string[] {
  const { library } = plan.options;
  const names = unnamed(plan);
  return [
    '',
    `The screen stands at ${plan.path}. Look at it alone: npx nx storybook ${library}`,
    `Its tests: npx nx test ${library} -- ${plan.name}`,
    ...(plan.options.title === undefined ? [`Its title is "${plan.title}" until you give it one in messages.ts.`] : []),
    ...(names.length > 0 ? [`Without a Persian word yet, in messages.ts: ${names.join(', ')}.`] : []),
    ...(plan.list.leftOut.length > 0 ? [`Left out, for you to judge: ${plan.list.leftOut.join(', ')}.`] : []),
    `It has no entry in the menu; add one in navigation.ts if it needs it.`,
  ];
}
