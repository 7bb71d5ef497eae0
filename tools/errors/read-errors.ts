import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import type { ErrorTable, ListedError } from './write-errors.ts';

const COMMENT = /\/\*\*\s*([\s\S]*?)\s*\*\/\s*export const/;

function isError(value: unknown): value is ListedError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'permanent' in value;
}

/** `libs/server/send/src/admin/send-admin.errors.ts` -> `server-send, for admins`. */
function libraryOf(file: string): string {
  const [, , name = ''] = file.split('/');
  return file.includes('/admin/') ? `server-${name}, for admins` : `server-${name}`;
}

/** The first sentence of the table's comment. */
function aboutOf(source: string): string {
  const comment = COMMENT.exec(source)?.[1] ?? '';
  return `${comment.split(/\.(?:\s|$)/)[0]?.trim() ?? ''}.`;
}

/**
 * All tables of the server, by loading their files: they import nothing. HTTP, whose errors every operation has, stands first.
 * A file without a table (errors that never leave the server) is left out.
 */
export async function readErrors(root: string): Promise<ErrorTable[]> {
  const files = globSync('libs/server/*/src/**/*.errors.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const tables = await Promise.all(files.sort().map((file) => readTable(root, file)));
  const isHttp = (table: ErrorTable) => (table.library === 'server-http' ? 0 : 1);
  return tables.filter((table) => table.errors.length > 0).sort((a, b) => isHttp(a) - isHttp(b));
}

async function readTable(root: string, file: string): Promise<ErrorTable> {
  const source = readFileSync(join(root, file), 'utf8');
  const errors = Object.values(await load(source))
    .flatMap((table) => (typeof table === 'object' && table !== null ? Object.values(table) : []))
    .filter(isError);
  return { library: libraryOf(file), about: aboutOf(source), errors };
}

/** As a module of its own: imported by its path, Node would warn that no package.json says what kind of module it is. */
function load(source: string): Promise<Record<string, unknown>> {
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
