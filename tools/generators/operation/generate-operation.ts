/**
 * `nx g @peyk/tools:operation --domain=notes --kind=list --name=listOldNotes --item=old-note --itemTitle='یادداشت' --table=notes
 * --permission=note.read`: adds an operation on a table that is there, from the contract to its good call.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { formatFiles, generateFiles } from '@nx/devkit';
import type { Tree } from '@nx/devkit';
import { listOperations } from '../../openapi/document.ts';
import { readContract } from '../../openapi/read-contract.ts';
import { before, imported, sorted } from '../edits.ts';
import { addHandlers } from '../screen/insert.ts';
import { isKebab, toConstant, toKebab, toPascal } from '../screen/names.ts';
import { nextErrorOf } from '../domain/numbers.ts';
import { readTable } from './read-table.ts';
import type { Table, TableColumn } from './read-table.ts';
import { writePath, writeSchema } from './write-contract.ts';

export interface OperationOptions {
  domain: string;
  kind: 'get' | 'list' | 'delete';
  name: string;
  item: string;
  itemTitle: string;
  table: string;
  permission: string;
  path?: string;
}

const FILES = 'tools/generators/operation/files';
/** Nobody outside needs to know them. */
const INSIDE = /^(account_id|impersonated_by|found_by|search_.*)$/;

const SAMPLES = { bigint: 'BigInt(n)', number: 'n', string: '`نمونه ${n}`', boolean: 'false', Date: 'api.clock.now()' };
const sample = ({ name, type, nullable }: TableColumn) => `${name}: ${nullable ? 'null' : SAMPLES[type]}`;

/** A row's column as the contract has it. */
function presented({ name, type, nullable }: TableColumn): string {
  const one = `row.${name}`;
  if (type === 'bigint') return `${name}: ${nullable ? `${one} === null ? null : String(${one})` : `String(${one})`}`;
  if (type === 'Date') return `${name}: ${one}${nullable ? '?.toISOString() ?? null' : '.toISOString()'}`;
  return `${name}: ${one}`;
}

function tableOf(tree: Tree, { domain, table }: OperationOptions): { file: string; row: Table } {
  const folder = `libs/server/${domain}/src`;
  if (!tree.exists(`${folder}/${domain}.module.ts`)) throw new Error(`There is no domain ${domain} in libs/server.`);
  const files = tree.children(folder).filter((file) => file.endsWith('.tables.ts'));
  for (const file of files) {
    const row = readTable(tree.read(`${folder}/${file}`, 'utf-8') ?? '', table);
    if (row !== undefined) return { file, row };
  }
  throw new Error(`No *.tables.ts of ${folder} has the table ${table}.`);
}

function check(tree: Tree, options: OperationOptions, path: string): void {
  const { name, item, permission, kind } = options;
  const contract = readContract(tree.root);
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`"${name}" is no operationId such as listOldNotes.`);
  if (!isKebab(item)) throw new Error(`"${item}" is no name in kebab-case, such as old-note.`);
  if (listOperations(contract).some(({ operation }) => operation.operationId === name)) {
    throw new Error(`The contract has ${name} already.`);
  }
  if (contract.paths[path] !== undefined) throw new Error(`The contract has ${path} already. Choose another --path.`);
  if (!Object.hasOwn(Object(contract['x-permissions']), permission)) {
    throw new Error(`x-permissions of openapi/panel.yaml has no ${permission}: add it there, or choose another.`);
  }
  if (kind !== 'delete' && contract.components['schemas']?.[toPascal(item)] !== undefined) {
    throw new Error(`The contract has the schema ${toPascal(item)} already. Choose another --item.`);
  }
}

function planOf(tree: Tree, options: OperationOptions) {
  const { domain, kind, name, item } = options;
  const op = toKebab(name);
  const path = options.path ?? `/${domain}/${op}`;
  check(tree, options, path);
  const { file, row } = tableOf(tree, options);
  const names = row.columns.map((column) => column.name);
  if (!names.includes('account_id') || !names.includes('id')) {
    throw new Error(`${options.table} has no account_id and id: this operation is written by hand.`);
  }
  const Item = toPascal(item);
  const verb = { get: `find${Item}`, list: `list${Item}Rows`, delete: `delete${Item}Rows` }[kind];
  return {
    ...options,
    op,
    path,
    Item,
    question: verb,
    CONSTANT: toConstant(item),
    OPERATION: toConstant(op),
    english: item.replaceAll('-', ' '),
    code: nextErrorOf(tree, domain),
    tablesFile: `../${file.replace(/\.ts$/, '')}`,
    columns: row.columns.filter((column) => !INSIDE.test(column.name)),
    written: row.columns.filter(({ generated, name: one }) => !generated && one !== 'account_id'),
    leftOut: row.leftOut,
    presented,
    sample,
  };
}

type Plan = ReturnType<typeof planOf>;

function edit(tree: Tree, file: string, change: (text: string) => string): void {
  const text = tree.read(file, 'utf-8');
  if (text === null) throw new Error(`${file} is missing.`);
  tree.write(file, change(text));
}

function wire(tree: Tree, plan: Plan): void {
  const { domain, kind, name, op, OPERATION, permission } = plan;
  edit(tree, `openapi/paths/${domain}.yaml`, (text) => {
    const withPath = /^components:/m.test(text)
      ? before(/^components:/m, writePath(plan))(text)
      : text + writePath(plan);
    if (kind === 'delete') return withPath;
    if (/^ {2}schemas:\n/m.test(withPath))
      return withPath.replace(/^ {2}schemas:\n/m, (head) => head + writeSchema(plan));
    return `${withPath}components:\n  schemas:\n${writeSchema(plan)}`;
  });
  edit(tree, `libs/server/${domain}/src/${domain}.module.ts`, (text) =>
    imported(`${name}Handlers`, `./${op}/${op}.routes`)(addHandlers(text, `${name}Handlers()`)),
  );
  edit(tree, 'apps/api/src/testing/good-calls.ts', (text) =>
    imported(OPERATION, `./good-calls/${op}`)(before(/^\};\n*$(?![\s\S])/m, `  ...${OPERATION},\n`)(text)),
  );
  const pinned = sorted('const PINNED: Readonly<Record<string, string>> = {\n', '};', [
    `  ${name}: '${permission}${kind === 'delete' ? ', data' : ''}',`,
  ]);
  edit(tree, 'tools/openapi/pinned-access.test.ts', pinned);
}

/** Writes the operation into the tree. @throws in a sentence that says what to change */
export default async function generateOperation(tree: Tree, options: OperationOptions): Promise<() => void> {
  const plan = planOf(tree, options);
  const { domain, kind, op } = plan;
  const source = `libs/server/${domain}/src`;
  if (tree.exists(`${source}/${op}`)) throw new Error(`${source}/${op} exists already.`);
  wire(tree, plan);
  generateFiles(tree, join(tree.root, FILES, 'server'), source, plan);
  generateFiles(tree, join(tree.root, FILES, 'good-calls'), 'apps/api/src/testing/good-calls', plan);
  if (kind !== 'get') tree.delete(`${source}/${op}/${op}.errors.ts`);
  await formatFiles(tree);
  return () => {
    execFileSync(process.execPath, [join('tools', 'commands', 'gen.ts')], { cwd: tree.root, stdio: 'inherit' });
    process.stdout.write(`${closingWords(plan).join('\n')}\n`);
  };
}

/** What a person still has to decide. */
function closingWords({ domain, kind, name, op, columns, leftOut }: Plan): string[] {
  const shown = columns.map((column) => column.name).join(', ');
  return [
    '',
    `Check it: npx nx run-many -t lint typecheck test -p server-${domain}, and npx nx test api -- access-matrix -t '^${name} '`,
    'Left to you:',
    `- A screen that calls it: until then tidy names ${name}.${kind === 'list' ? ` npx nx g @peyk/tools:screen --library=${domain} --operation=${name} …` : ''}`,
    ...(kind === 'delete' ? [] : [`- What it answers (${shown}): take away what nobody outside needs.`]),
    ...(leftOut.length > 0 ? [`- Columns that it could not describe: ${leftOut.join(', ')}.`] : []),
    `- The row of its test and good call: one with values that mean something, in ${op}.test.ts.`,
  ];
}
