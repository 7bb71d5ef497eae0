import { posix } from 'node:path';
import ts from 'typescript';
import { isTest } from '../lines.ts';
import type { Check, Finding, SourceFile } from '../workspace.ts';
import { ASKED_OTHERWISE } from './account-conditions.allowed.ts';

/** Row types and lists of tables: those that domains share, and each domain's own. */
const SCHEMA = /^libs\/server\/(?:database\/src\/.*\.schema|[a-z-]+\/src\/.*\.tables)\.ts$/;
/** The simulation and helpers of tests look at the whole database on purpose. */
const SERVER = /^(libs\/server\/(?!simulation\/)|apps\/api\/).*(?<!\.fixture)\.ts$/;
const TEST_HELP = /\/(testing|demo)\//;
const SPACE = /\s+/g;

/** Names of the tables whose rows belong to an account, as the row types say it. */
export function accountTables(files: readonly SourceFile[]): string[] {
  const texts = files.filter(({ path }) => SCHEMA.test(path)).map(({ text }) => text);
  const rows = texts.flatMap((text) => [...text.matchAll(/interface (\w+) \{(.*?)\n\}/gs)]);
  const owned = new Set(rows.filter(([, , body = '']) => /^ {2}account_id: bigint;/m.test(body)).map(([, row]) => row));
  const tables = texts.flatMap((text) => [...text.matchAll(/^ {2,4}(\w+): (\w+Table);$/gm)]);
  return tables.flatMap(([, table = '', row]) => (owned.has(row) ? [table] : []));
}

interface Questions {
  /** As Kysely asks. */
  call: RegExp;
  /** In SQL. */
  words: RegExp;
}

function questionsTo(tables: readonly string[]): Questions {
  const names = tables.join('|');
  const functions = 'selectFrom|updateTable|deleteFrom|insertInto|innerJoin|leftJoin|from|using';
  return {
    call: new RegExp(`\\b(?:${functions})\\( ?\\[? ?'(?:${names})(?: as \\w+)?'`),
    words: new RegExp(`\\b(?:from|join|update|into|using) (?:only )?(?:${names})\\b`, 'i'),
  };
}

/** The account is compared with something, or written into a new row. Of SQL as of Kysely. */
const CONDITIONS = [
  /\b(?:where|whereRef|onRef|on)\( ?'(?:\w+\.)?account_id'/,
  /\baccount_id: /,
  /\baccount_id (?:=|in\b)/,
  /\((?:\w+\.)?account_id\b[^()]*\) (?:=|in\b|values|select|\$)/,
  /\busing \(account_id\b/,
];

interface Statement {
  name: string;
  line: number;
  /** With one space wherever there is space. */
  text: string;
  /** Of it, the SQL. */
  sql: string;
}

function sqlOf(node: ts.Node): string {
  if (ts.isTaggedTemplateExpression(node)) return node.template.getText();
  const parts: string[] = [];
  node.forEachChild((child) => void parts.push(sqlOf(child)));
  return parts.join(' ');
}

/** Functions, classes and constants that stand in the file by themselves. */
function statementsOf({ path, text }: SourceFile): Statement[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const named = (node: ts.Statement): string | undefined => {
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name?.text;
    return ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name.getText() : undefined;
  };
  return file.statements.flatMap((node) => {
    const name = named(node);
    if (name === undefined) return [];
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const flat = (text: string) => text.replace(SPACE, ' ');
    return [{ name, line, text: flat(node.getText()), sql: flat(sqlOf(node)) }];
  });
}

/** What a statement says, with the helpers at hand that it uses, and theirs. */
function withHelpers(statement: Statement, all: readonly Statement[], seen = new Set<Statement>()): string {
  seen.add(statement);
  const helpers = all.filter((one) => !seen.has(one) && statement.text.includes(one.name));
  return [statement.text, ...helpers.map((helper) => withHelpers(helper, all, seen))].join(' ');
}

interface Unconditioned {
  path: string;
  statement: Statement;
  asked: string;
}

/** `import { a, b } from './file'`, of the library's own files. */
const LOCAL_IMPORT = /import (?:type )?\{([^}]*)\} from '(\.{1,2}\/[^']*)'/g;

/** The helpers that a file takes from others of its library. */
function importedInto({ path, text }: SourceFile, files: ReadonlyMap<string, SourceFile>): Statement[] {
  return [...text.matchAll(LOCAL_IMPORT)].flatMap(([, names = '', from = '']) => {
    const other = files.get(`${posix.join(posix.dirname(path), from)}.ts`);
    const wanted = new Set(names.split(',').map((name) => name.trim()));
    return other ? statementsOf(other).filter(({ name }) => wanted.has(name)) : [];
  });
}

function findIn(file: SourceFile, { call, words }: Questions, files: ReadonlyMap<string, SourceFile>): Unconditioned[] {
  // Parsing takes most of the time, and most files ask nothing.
  const flat = file.text.replace(SPACE, ' ');
  if (!call.test(flat) && !words.test(flat)) return [];
  const statements = statementsOf(file);
  return statements.flatMap((statement) => {
    const asked = (call.exec(statement.text) ?? words.exec(statement.sql))?.[0];
    if (asked === undefined) return [];
    const said = withHelpers(statement, [...statements, ...importedInto(file, files)]);
    return CONDITIONS.some((condition) => condition.test(said)) ? [] : [{ path: file.path, statement, asked }];
  });
}

const REMEDY = 'add it, or list it with its reason in account-conditions.allowed.ts.';

/**
 * Every question about rows that belong to an account says of which one. It is the second look at isolation, after the tests that
 * call each operation with another account's ids; docs/adr/0012 says why it is not the database's. It sees that a
 * condition is there, not that it is the right one.
 */
export const accountConditions: Check = {
  name: 'account-conditions',
  run: ({ files, paths }): Finding[] => {
    const tables = accountTables(files);
    if (tables.length === 0) return [];
    const questions = questionsTo(tables);
    const byPath = new Map(files.map((file) => [file.path, file]));
    const found = files
      .filter(({ path }) => SERVER.test(path) && !TEST_HELP.test(path) && !isTest(path))
      .flatMap((file) => findIn(file, questions, byPath));
    const listed = ({ path, statement }: Unconditioned) =>
      ASKED_OTHERWISE.find((one) => one.path === path && one.names.includes(statement.name));
    const used = new Set(found.map(listed));
    return [
      ...found
        .filter((one) => !listed(one))
        .map(({ path, statement: { name, line }, asked }) => {
          const message = `${name} asks "${asked}" without a condition on account_id: ${REMEDY}`;
          return { file: path, line, message };
        }),
      ...ASKED_OTHERWISE.filter((one) => paths.has(one.path) && !used.has(one)).map(({ path, names }) => {
        return {
          file: path,
          message: `${names.join(', ')} need no leave any more: take it from account-conditions.allowed.ts.`,
        };
      }),
    ];
  },
};
