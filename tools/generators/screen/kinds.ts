import type { ContractDocument, Schema } from '../../openapi/document.ts';
import { resolveReference } from '../../openapi/references.ts';

/** How a property is shown in a table. */
export type ColumnKind = 'instant' | 'money' | 'count' | 'code' | 'mobile' | 'word' | 'flag' | 'text';
/** How something is asked for. */
export type FilterKind = 'digits' | 'text' | 'word' | 'days';

/** Schemas of the contract whose name says more than their shape. */
const BY_NAME: Readonly<Record<string, ColumnKind>> = {
  Id: 'code',
  Instant: 'instant',
  LineNumber: 'code',
  LineNumberAsGiven: 'code',
  Mobile: 'mobile',
  Rial: 'money',
};

const notNull = (schema: Schema) => schema.type !== 'null';

/** The schema behind references, without a `null` beside it. */
export function shapeOf(document: ContractDocument, schema: Schema | undefined): Schema | undefined {
  if (schema === undefined) return undefined;
  // Whatever a schema's reference leads to is a schema: lintReferences has seen to it.
  if (schema.$ref !== undefined)
    return shapeOf(document, resolveReference(document, schema.$ref) as Schema | undefined);
  const choice = (schema.oneOf ?? schema.anyOf)?.filter(notNull);
  return choice?.length === 1 ? shapeOf(document, choice[0]) : schema;
}

function nameOf(schema: Schema): string | undefined {
  const one = schema.$ref === undefined ? (schema.oneOf ?? schema.anyOf)?.find(notNull) : schema;
  return one?.$ref?.split('/').at(-1);
}

const typeOf = ({ type }: Schema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

/** How a property is shown; undefined for what a table cannot show by itself, such as counts or a state that is a number. */
export function columnKind(document: ContractDocument, schema: Schema): ColumnKind | undefined {
  const named = BY_NAME[nameOf(schema) ?? ''];
  const shape = shapeOf(document, schema);
  if (named !== undefined || shape === undefined) return named;
  const type = typeOf(shape);
  if (shape.enum !== undefined) return type === 'string' ? 'word' : undefined;
  if (shape.format === 'date-time') return 'instant';
  if (type === 'boolean') return 'flag';
  if (type === 'integer') return 'count';
  return type === 'string' ? 'text' : undefined;
}

/**
 * How something is asked for; undefined for dates, which are asked for in pairs, and for what a person must judge: mobile numbers, which
 * are typed in many ways, and numbers that mean something.
 */
export function filterKind(document: ContractDocument, schema: Schema): FilterKind | undefined {
  const kind = columnKind(document, schema);
  if (kind === 'code') return 'digits';
  return kind === 'text' || kind === 'word' ? kind : undefined;
}
