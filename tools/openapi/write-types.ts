/**
 * The contract as types: what openapi-typescript makes of it, in far fewer words. A component has a name and is referred to by it; what
 * operations repeat is written once; a path names its operations and nothing that it has not. `components`, `operations` and `paths`
 * are the same types as ever.
 */
import ts from 'typescript';
import { descriptionOf } from './access.ts';
import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation } from './document.ts';
import {
  HELPERS,
  SECTIONS,
  describeNode,
  nameOf,
  shortenType,
  shortenWords,
  typeNameOf,
  wordsOf,
} from './shorten-types.ts';
import type { Section } from './shorten-types.ts';

const BANNER = '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */\n';
/** The domain of what all share. */
const COMMON = 'common';
const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/** A component or an operation: its text, and the types that the text names. */
interface Entry {
  key: string;
  text: string;
  uses: ReadonlySet<string>;
}
interface Component extends Entry {
  section: Section;
}

/** What goes into one file. */
interface Contents {
  components: readonly Component[];
  operations: readonly Entry[];
  located: readonly LocatedOperation[];
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const nowhere = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ESNext);

/** With two spaces, as everything else here. */
function print(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, nowhere);
  return text.replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2));
}

function membersOf(nodes: readonly ts.Node[], name: string): readonly ts.PropertySignature[] {
  const found = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === name);
  return found ? found.members.filter(ts.isPropertySignature) : [];
}

function componentOf(section: Section, member: ts.PropertySignature): Component {
  const uses = new Set<string>();
  const key = nameOf(member);
  const type = shortenType(member.type as ts.TypeNode, uses);
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const alias = ts.factory.createTypeAliasDeclaration(modifiers, typeNameOf(section, key), undefined, type);
  describeNode(alias, wordsOf(member));
  return { section, key, text: print(alias), uses };
}

function operationOf(document: ContractDocument, located: LocatedOperation, member: ts.PropertySignature): Entry {
  const uses = new Set<string>();
  const shorter = shortenType(member, uses);
  const { summary = '' } = located.operation;
  const words = [summary, descriptionOf(document, located.operation)].filter(Boolean).join('\n');
  describeNode(shorter, words === '' ? [] : words.split('\n'));
  return { key: nameOf(member), text: print(shorter).replace(/^/gm, '  ').replace(/^ +$/gm, ''), uses };
}

/** @param nodes - what openapi-typescript made of the document */
function readContents(document: ContractDocument, nodes: readonly ts.Node[]): Contents {
  for (const node of nodes) shortenWords(node);
  const located = listOperations(document);
  const types = new Map(membersOf(nodes, 'operations').map((member) => [nameOf(member), member]));
  const sections = new Map(membersOf(nodes, 'components').map((member) => [nameOf(member), member.type]));
  const components = SECTION_NAMES.flatMap((section) => {
    const type = sections.get(section);
    const members = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
    return members.map((member) => componentOf(section, member));
  });
  const operations = located.flatMap((one) => {
    const type = types.get(one.operation.operationId ?? '');
    return type ? [operationOf(document, one, type)] : [];
  });
  return { components, operations, located };
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const pascal = (domain: string) => domain.split('-').map(capital).join('');

function writePaths(located: readonly LocatedOperation[], operations: string): string[] {
  const byPath = groupBy(located, ({ path }) => path);
  return [...byPath].map(([path, all]) => {
    const methods = all.map(({ method, operation }) => `${method}: ${operations}["${operation.operationId}"]`);
    return `  "${path}": { ${methods.join('; ')} };`;
  });
}

const block = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`export interface ${name} {\n${lines.join('\n')}\n}\n`] : [];

/** The types and the tables of them, each table with `prefix` before its name. */
function writeContents({ components, operations, located }: Contents, prefix: string): string[] {
  const inSection = (section: Section) => components.filter((one) => one.section === section);
  const tables = SECTION_NAMES.flatMap((section) =>
    block(
      `${prefix}${capital(section)}`,
      inSection(section).map(({ key }) => `  ${key}: ${typeNameOf(section, key)};`),
    ),
  );
  const name = prefix === '' ? 'operations' : `${prefix}Operations`;
  return [
    ...components.map(({ text }) => `${text}\n`),
    ...tables,
    ...block(
      name,
      operations.map(({ text }) => text),
    ),
    ...block(prefix === '' ? 'paths' : `${prefix}Paths`, writePaths(located, name)),
  ];
}

/** `components` of the sections that there are. */
function writeComponents(components: readonly Component[]): string {
  const sections = SECTION_NAMES.filter((section) => components.some((one) => one.section === section));
  return block(
    'components',
    sections.map((section) => `  ${section}: ${capital(section)};`),
  ).join('');
}

/** @throws when two things of the contract would be one type. */
function refuseDoubles({ components }: Contents, others: readonly string[]): void {
  const seen = new Set([...Object.keys(HELPERS), 'components', 'operations', 'paths', 'Record', ...others]);
  for (const { section, key } of components) {
    const name = typeNameOf(section, key);
    if (seen.has(name))
      throw new Error(`${section} ${key} would be the type ${name}, which there is: call it otherwise.`);
    seen.add(name);
  }
}

const tablesOf = (prefix: string) => [...SECTION_NAMES.map(capital), 'Operations', 'Paths'].map((one) => prefix + one);

/** All types in one file. `withPaths: false` leaves out what a client by address needs. */
export function writeTypes(document: ContractDocument, nodes: readonly ts.Node[], withPaths = true): string {
  const contents = readContents(document, nodes);
  refuseDoubles(contents, tablesOf(''));
  const helpers = `${Object.values(HELPERS).join('\n')}\n`;
  const parts = writeContents(withPaths ? contents : { ...contents, located: [] }, '');
  return [BANNER, helpers, ...parts, writeComponents(contents.components)].join('\n');
}

function writeImports(names: readonly string[], file: string): string {
  const line = `import type { ${names.join(', ')} } from '${file}';`;
  return line.length <= 120
    ? line
    : `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from '${file}';`;
}

/** What a file takes from the others. */
function importsOf({ components, operations }: Contents, own: string, homes: ReadonlyMap<string, string>): string[] {
  const used = [...new Set([...components, ...operations].flatMap(({ uses }) => [...uses]))].sort();
  const byHome = groupBy(used, (name) => homes.get(name) ?? COMMON);
  return [...byHome]
    .filter(([home]) => home !== own)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([home, names]) => writeImports(names, `./${home}.gen`));
}

/** The file that makes one of what the domains have. */
function writeJoint(byDomain: ReadonlyMap<string, Contents>): string {
  const having = (kind: string, has: (contents: Contents) => boolean, name = kind) => {
    const bases = [...byDomain].flatMap(([domain, contents]) => (has(contents) ? [`${pascal(domain)}${kind}`] : []));
    const text = `export interface ${name}\n  extends\n${bases.map((base) => `    ${base}`).join(',\n')} {}\n`;
    return { bases, text: bases.length > 0 ? text : '' };
  };
  const tables = [
    ...SECTION_NAMES.map((section) =>
      having(capital(section), ({ components }) => components.some((one) => one.section === section)),
    ),
    having('Operations', ({ operations }) => operations.length > 0, 'operations'),
    having('Paths', ({ located }) => located.length > 0, 'paths'),
  ];
  const imports = [...byDomain.keys()].map((domain) => {
    const own = tables.flatMap(({ bases }) => bases).filter((base) => tablesOf(pascal(domain)).includes(base));
    return writeImports(own.sort(), `./types/${domain}.gen`);
  });
  const components = writeComponents([...byDomain.values()].flatMap((contents) => contents.components));
  return [BANNER, `${imports.join('\n')}\n`, ...tables.map(({ text }) => text).filter(Boolean), components].join('\n');
}

/** The domain of everything in the contract: of `schemas Send` and `/send/list`. */
export type Domains = ReadonlyMap<string, string>;

/** The types by domain: file below the folder -> text. `contract.gen.ts` joins them. */
export function writeTypesByDomain(
  document: ContractDocument,
  nodes: readonly ts.Node[],
  domains: Domains,
): Map<string, string> {
  const all = readContents(document, nodes);
  const domainOf = (name: string) => domains.get(name) ?? COMMON;
  const names = [...new Set([COMMON, ...domains.values()])].sort();
  refuseDoubles(all, ['', ...names.map(pascal)].flatMap(tablesOf));
  const homes = new Map(
    all.components.map(({ section, key }) => [typeNameOf(section, key), domainOf(`${section} ${key}`)]),
  );
  const homeOfOperation = new Map(all.located.map(({ operation, path }) => [operation.operationId, domainOf(path)]));
  const byDomain = new Map(
    names.map((domain) => [
      domain,
      {
        components: all.components.filter(({ section, key }) => domainOf(`${section} ${key}`) === domain),
        operations: all.operations.filter(({ key }) => homeOfOperation.get(key) === domain),
        located: all.located.filter(({ path }) => domainOf(path) === domain),
      },
    ]),
  );
  const files = [...byDomain].map(([domain, contents]): [string, string] => {
    const imports = importsOf(contents, domain, homes)
      .map((line) => `${line}\n`)
      .join('');
    const helpers = domain === COMMON ? [`${Object.values(HELPERS).join('\n')}\n`] : [];
    const parts = [BANNER, ...(imports ? [imports] : []), ...helpers, ...writeContents(contents, pascal(domain))];
    return [`types/${domain}.gen.ts`, parts.join('\n')];
  });
  return new Map([['contract.gen.ts', writeJoint(byDomain)], ...files]);
}
