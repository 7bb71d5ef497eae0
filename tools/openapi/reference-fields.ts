import type { ContractDocument, LocatedOperation, Schema } from './document.ts';
import { resolveReference } from './references.ts';

/** Objects are opened so far below the request; what lies deeper is told by an example. */
const MOST_DEPTH = 3;

const ID = String.raw`^\d{1,18}$`;
const DAY = String.raw`^\d{4}-`;

/** As people read it: text, a number, a list. */
export type FieldType =
  'text' | 'integer' | 'number' | 'boolean' | 'list' | 'object' | 'file' | 'instant' | 'day' | 'id' | 'nothing';

export interface ReferenceField {
  /** With the way to it: `params.recipients`, `recipients[].number`. */
  name: string;
  type: FieldType;
  /** What a list holds. */
  of?: FieldType;
  isRequired: boolean;
  isNullable?: true;
  choices?: unknown[];
  /** Of a number its value, of a text its length, of a list its count. Null where there is none. */
  limits?: [number | null, number | null];
  example?: unknown;
}

/** A request's field, with its schema as the contract has it. */
export interface RequestField {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

type Bounds = Schema & { maximum?: number; minLength?: number };

export function resolved(document: ContractDocument, schema: Schema = {}): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...more } = schema;
  return { ...resolved(document, resolveReference(document, $ref) as Schema), ...more };
}

const isNull = ({ type, const: only }: Schema) => type === 'null' || only === null;

/** A schema with what it is made of put together: all of `allOf`, and of choices whatever one of them may have. */
function whole(document: ContractDocument, given: Schema): Schema {
  const schema = resolved(document, given);
  const parts = (schema.allOf ?? []).map((part) => whole(document, part));
  const choices = (schema.oneOf ?? schema.anyOf ?? [])
    .map((choice) => whole(document, choice))
    .filter((choice) => !isNull(choice));
  const of = [...parts, ...choices];
  if (of.length === 0) return schema;
  const properties = Object.assign({}, ...of.map((one) => one.properties), schema.properties) as Schema['properties'];
  const needed = new Set([...parts.flatMap(({ required }) => required ?? []), ...(schema.required ?? [])]);
  const [first = {}] = of;
  const { allOf: _all, oneOf: _one, anyOf: _any, ...own } = schema;
  return {
    ...{ ...first, ...own },
    ...(Object.keys(properties ?? {}).length > 0 && { properties }),
    ...(needed.size > 0 && { required: [...needed] }),
  };
}

function typeOf(schema: Schema): FieldType {
  if (schema.format === 'binary') return 'file';
  if (schema.format === 'date-time') return 'instant';
  if (schema.format === 'date' || schema.pattern?.startsWith(DAY)) return 'day';
  if (schema.pattern === ID) return 'id';
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (type === 'string' || (type === undefined && schema.enum?.some((value) => typeof value === 'string')))
    return 'text';
  if (type === 'array') return 'list';
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return typeof schema.const === 'boolean' ? 'boolean' : 'object';
}

function limitsOf(schema: Bounds, type: FieldType): [number | null, number | null] | undefined {
  const [least, most] =
    type === 'list'
      ? [schema.minItems, schema.maxItems]
      : type === 'text'
        ? [schema.minLength, schema.maxLength]
        : type === 'integer' || type === 'number'
          ? [schema.minimum, schema.maximum]
          : [];
  return least === undefined && most === undefined ? undefined : [least ?? null, most ?? null];
}

function told(document: ContractDocument, { name, schema: given, isRequired }: RequestField): ReferenceField {
  const schema = whole(document, given);
  const type = typeOf(schema);
  const item = type === 'list' ? whole(document, schema.items ?? {}) : undefined;
  const choices = (schema.enum ?? item?.enum)?.filter((value) => value !== null);
  const limits = limitsOf(schema, type);
  const [example = item?.examples?.[0] ?? schema.default] = schema.examples ?? [];
  return {
    ...{ name, type, ...(item && { of: typeOf(item) }), isRequired },
    ...([schema.type].flat().includes('null') && { isNullable: true as const }),
    ...(choices && { choices }),
    ...(limits && { limits }),
    ...(example !== undefined && typeof example !== 'object' && !choices && { example }),
  };
}

function opened(document: ContractDocument, field: RequestField, depth = 1): ReferenceField[] {
  const schema = whole(document, field.schema);
  const isList = typeOf(schema) === 'list';
  const { properties = {}, required = [] } = isList ? whole(document, schema.items ?? {}) : schema;
  const inner = depth >= MOST_DEPTH ? [] : Object.entries(properties);
  return [
    told(document, field),
    ...inner.flatMap(([name, one]) =>
      opened(
        document,
        { name: `${field.name}${isList ? '[]' : ''}.${name}`, schema: one, isRequired: required.includes(name) },
        depth + 1,
      ),
    ),
  ];
}

/** The fields of a request, in the body or in the address, as the contract has them. */
export function requestFieldsOf(document: ContractDocument, { operation }: LocatedOperation): RequestField[] {
  const body = whole(document, Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {});
  const inBody = Object.entries(body.properties ?? {}).map(([name, schema]) => ({
    ...{ name, schema, isRequired: body.required?.includes(name) ?? false },
  }));
  const inAddress = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {}, required = false }) => ({ name, schema, isRequired: required }));
  return [...inAddress, ...inBody];
}

/** The same as people read them, each object with what is in it. */
export function referenceFieldsOf(document: ContractDocument, located: LocatedOperation): ReferenceField[] {
  return requestFieldsOf(document, located).flatMap((field) => opened(document, field));
}
