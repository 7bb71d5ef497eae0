import type { ContractDocument, Operation, Parameter, Schema } from '../../openapi/document.ts';
import { METHODS } from '../../openapi/document.ts';
import { resolveReference } from '../../openapi/references.ts';
import { columnKind, filterKind, shapeOf } from './kinds.ts';
import type { ColumnKind, FilterKind } from './kinds.ts';

export interface ListColumn {
  name: string;
  kind: ColumnKind;
  nullable: boolean;
  /** What it can be, for a word out of a closed list. */
  values: readonly string[];
}

export interface ListFilter {
  name: string;
  kind: FilterKind;
  values: readonly string[];
  maxLength: number | undefined;
  /** What the contract takes, as the source of a regular expression. */
  pattern: string | undefined;
}

/** What a screen must know about an operation that answers with a page of items. */
export interface ListOperation {
  operationId: string;
  summary: string;
  method: 'GET' | 'POST';
  /** What a member needs for it; null for everybody who is signed in. */
  permission: string | null;
  /** As in the contract: `/report/new_list`. */
  path: string;
  /** The name of the items' schema, where it has one. */
  itemSchema: string | undefined;
  /** The property that tells the items apart. */
  rowKey: string;
  columns: readonly ListColumn[];
  filters: readonly ListFilter[];
  /** Properties and filters that need a person's eye, such as a state that is a number. */
  leftOut: readonly string[];
}

interface Found {
  method: (typeof METHODS)[number];
  path: string;
  operation: Operation;
}

const JSON_TYPE = 'application/json';
const ROW_KEYS = ['id', 'n', 'number'];
const MAX_COLUMNS = 7;
const PAGING = ['page', 'limit', 'per_page'];

function allOperations(document: ContractDocument): Found[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation?.operationId === undefined ? [] : [{ method, path, operation }];
    }),
  );
}

/** The items that an operation answers a page of, or undefined when it answers something else. */
function itemsOf(document: ContractDocument, { operation }: Found): Schema | undefined {
  const envelope = shapeOf(document, operation.responses?.['200']?.content?.[JSON_TYPE]?.schema);
  const data = shapeOf(document, envelope?.properties?.['data']);
  return data?.properties?.['paging'] === undefined ? undefined : data.properties['items']?.items;
}

/** What the request can be narrowed by, and what it cannot do without. */
function narrowing(document: ContractDocument, { method, operation }: Found): { filters: Schema; needs: string[] } {
  if (method === 'get') {
    const parameters = (operation.parameters ?? [])
      // Whatever a parameter's reference leads to has a parameter's shape.
      .map((one) => (one.$ref === undefined ? one : (resolveReference(document, one.$ref) as Parameter)))
      .filter(({ name }) => !PAGING.includes(name));
    const properties = Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema]));
    return { filters: { properties }, needs: parameters.filter((one) => one.required).map(({ name }) => name) };
  }
  const body = shapeOf(document, operation.requestBody?.content?.[JSON_TYPE]?.schema);
  const needs = (body?.required ?? []).filter((name) => !PAGING.includes(name));
  return { filters: shapeOf(document, body?.properties?.['filters']) ?? {}, needs };
}

/**
 * Reads an operation of the contract as a list.
 * @throws when there is none of that name, when it answers no page, or when it needs something that only a person can give.
 */
export function readListOperation(document: ContractDocument, operationId: string): ListOperation {
  const all = allOperations(document);
  const lists = all.filter(
    (one) => itemsOf(document, one) !== undefined && narrowing(document, one).needs.length === 0,
  );
  const choice = `Choose one that answers a page of items: ${lists.map(({ operation }) => operation.operationId).join(', ')}.`;
  const found = all.find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}. ${choice}`);
  const items = itemsOf(document, found);
  if (items === undefined) throw new Error(`${operationId} does not answer a page of items. ${choice}`);
  const { filters, needs } = narrowing(document, found);
  if (needs.length > 0) throw new Error(`${operationId} cannot be asked without ${needs.join(', ')}. ${choice}`);
  const item = shapeOf(document, items);
  const properties = item?.properties ?? {};
  const rowKey = ROW_KEYS.find((name) => name in properties);
  if (rowKey === undefined)
    throw new Error(`The items of ${operationId} have none of ${ROW_KEYS.join(', ')}. ${choice}`);
  const columns = Object.entries(properties).flatMap(([name, schema]) => toColumn(document, name, schema));
  const shown = mostTelling(columns);
  const known = toFilters(document, filters.properties ?? {});
  return {
    operationId,
    summary: found.operation.summary ?? operationId,
    permission: found.operation['x-access']?.permission ?? null,
    method: found.method === 'get' ? 'GET' : 'POST',
    path: found.path,
    itemSchema: items.$ref?.split('/').at(-1),
    rowKey,
    columns: shown,
    filters: known,
    leftOut: leftOut(properties, shown).concat(
      leftOut(filters.properties ?? {}, known).map((name) => `the filter ${name}`),
    ),
  };
}

/** One column of each kind says more than many of one; what is often absent gives way first. The order stays the contract's. */
function mostTelling(columns: readonly ListColumn[]): ListColumn[] {
  const always = columns.filter(({ nullable }) => !nullable);
  const firsts = always.filter((one) => always.find(({ kind }) => kind === one.kind) === one);
  const kept = new Set([...new Set([...firsts, ...always, ...columns])].slice(0, MAX_COLUMNS));
  return columns.filter((one) => kept.has(one));
}

function leftOut(properties: Record<string, Schema>, taken: readonly (ListColumn | ListFilter)[]): string[] {
  const hasDays = taken.some(({ kind }) => kind === 'days');
  return Object.keys(properties).filter(
    (name) => !taken.some((one) => one.name === name) && !(hasDays && name.endsWith('_date')),
  );
}

function toColumn(document: ContractDocument, name: string, schema: Schema): ListColumn[] {
  const kind = columnKind(document, schema);
  if (kind === undefined) return [];
  const shape = shapeOf(document, schema);
  const nullable = [schema, shape].some((one) => one?.type?.includes('null') === true || hasNull(one));
  return [{ name, kind, nullable, values: kind === 'word' ? (shape?.enum ?? []).map(String) : [] }];
}

const hasNull = (schema: Schema | undefined) =>
  [...(schema?.oneOf ?? []), ...(schema?.anyOf ?? [])].some((one) => one.type === 'null');

function toFilters(document: ContractDocument, properties: Record<string, Schema>): ListFilter[] {
  const single = Object.entries(properties).flatMap(([name, schema]): ListFilter[] => {
    const kind = filterKind(document, schema);
    const shape = shapeOf(document, schema);
    if (kind === undefined || shape === undefined) return [];
    return [{ name, kind, values: (shape.enum ?? []).map(String), maxLength: shape.maxLength, pattern: shape.pattern }];
  });
  const hasDays = 'from_date' in properties && 'to_date' in properties;
  return [
    ...single,
    ...(hasDays
      ? [{ name: 'created', kind: 'days' as const, values: [], maxLength: undefined, pattern: undefined }]
      : []),
  ];
}
