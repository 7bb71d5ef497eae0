import type { ListOperation } from './list-operation.ts';
import { toCamel, toConstant, toKebab, toPascal } from './names.ts';
import { persianOf } from './words.ts';

/** What is asked of the generator. */
export interface ScreenOptions {
  library: string;
  name: string;
  operation: string;
  title?: string;
  path?: string;
  query?: string;
}

/** Every name that the written files share. */
export interface Plan {
  options: ScreenOptions;
  list: ListOperation;
  /** `archive` */
  name: string;
  /** The key in paths and messages: `oldSends`. */
  key: string;
  title: string;
  path: string;
  /** `src/api/list-sends.ts` without folder and ending. */
  queryFile: string;
  /** `listSendsQuery` */
  query: string;
  /** The type of an item: `Send`. */
  item: string;
  /** `ArchiveScreen` without its end. */
  pascal: string;
  /** `ARCHIVE` */
  constant: string;
  /** The constant of the library's paths: `REPORTS_PATHS`. */
  paths: string;
}

const DEFAULT_TITLE = 'فهرست';

export function planOf(options: ScreenOptions, list: ListOperation, paths: string): Plan {
  const queryFile = options.query ?? toKebab(list.operationId);
  return {
    options,
    list,
    name: options.name,
    key: toCamel(options.name),
    title: options.title ?? DEFAULT_TITLE,
    path: options.path ?? `/${options.library}/${options.name}`,
    queryFile,
    query: `${toCamel(queryFile)}Query`,
    item: list.itemSchema ?? `${toPascal(options.name)}Item`,
    pascal: toPascal(options.name),
    constant: toConstant(options.name),
    paths,
  };
}

/** Names of this plan that have no Persian word yet; they stand in the messages as they are. */
export function unnamed({ list }: Plan): string[] {
  const names = [...list.columns, ...list.filters].flatMap(({ name, values }) => [name, ...values]);
  return [...new Set(names)].filter((name) => persianOf(name) === undefined);
}
