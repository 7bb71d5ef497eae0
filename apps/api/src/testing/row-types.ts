import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../../..');
/** In place of this file, which is part of the program: what it says is asked of the compiler. */
const QUESTION = join(ROOT, 'apps/api/src/testing/row-types.question.ts');
const TEXT = `
  import type { Database } from '@peyk/server-database';
  import type { Selectable } from 'kysely';
  import type {} from '../modules';
  export type Rows = { [Table in keyof Database]: Selectable<Database[Table]> };
`;

export interface Column {
  /** bigint, number, string, boolean, Date, Buffer, array or unknown. */
  family: string;
  nullable: boolean;
}

function familyOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return 'unknown';
  if (type.flags & ts.TypeFlags.BigIntLike) return 'bigint';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type)) return 'array';
  return type.symbol?.name ?? checker.typeToString(type);
}

function columnOf(checker: ts.TypeChecker, type: ts.Type): Column {
  const parts = type.isUnion() ? type.types : [type];
  const families = parts.filter((part) => !(part.flags & ts.TypeFlags.Null)).map((part) => familyOf(checker, part));
  const nullable = parts.length > families.length;
  return { family: [...new Set(families)].join(' or '), nullable };
}

/** What the types of all domains say about their tables: read by the compiler, as every repository reads them. */
export function readRowTypes(): Map<string, Map<string, Column>> {
  const config = ts.readConfigFile(join(ROOT, 'apps/api/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(ROOT, 'apps/api'));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === QUESTION || fileExists(path);
  host.readFile = (path) => (path === QUESTION ? TEXT : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === QUESTION ? ts.createSourceFile(path, TEXT, ts.ScriptTarget.ESNext) : getSourceFile(path, ...rest);
  const program = ts.createProgram([QUESTION], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(QUESTION);
  const symbol = file && checker.getSymbolAtLocation(file)?.exports?.get(ts.escapeLeadingUnderscores('Rows'));
  if (!symbol) throw new Error('the compiler does not know the question');
  const membersOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((member) => [member.name, checker.getTypeOfSymbol(member)] as const);
  return new Map(
    membersOf(checker.getDeclaredTypeOfSymbol(symbol)).map(([table, row]) => [
      table,
      new Map(membersOf(row).map(([column, type]) => [column, columnOf(checker, type)])),
    ]),
  );
}
