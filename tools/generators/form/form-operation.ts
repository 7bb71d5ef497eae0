import type { ContractDocument, Schema } from '../../openapi/document.ts';
import { listOperations } from '../../openapi/document.ts';
import { shapeOf } from '../screen/kinds.ts';

/** How a field is written. */
export type FormFieldKind = 'text' | 'lines' | 'number' | 'flag';

export interface FormField {
  name: string;
  kind: FormFieldKind;
  required: boolean;
  /** Something that the contract takes. */
  example: string;
}

/** What a form must know about an operation that takes fields. */
export interface FormOperation {
  operationId: string;
  summary: string;
  method: string;
  path: string;
  /** It is about one thing that is there: its id is no field. */
  hasId: boolean;
  fields: readonly FormField[];
  /** Fields that may be left out and that only a person can judge: lists, choices, ids of other things. */
  leftOut: readonly string[];
}

const JSON_TYPE = 'application/json';
/** Longer texts have several lines. */
const ONE_LINE_CHARS = 255;

const typeOf = ({ type }: Schema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

function kindOf(document: ContractDocument, schema: Schema): FormFieldKind | undefined {
  const shape = shapeOf(document, schema);
  if (shape === undefined || shape.enum !== undefined || shape.format !== undefined) return undefined;
  // What has the name of something else is chosen, not typed.
  if (schema.$ref?.endsWith('/Id') || schema.$ref?.endsWith('/Mobile')) return undefined;
  const type = typeOf(shape);
  if (type === 'boolean') return 'flag';
  if (type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  return (shape.maxLength ?? 0) > ONE_LINE_CHARS ? 'lines' : 'text';
}

const exampleOf = (document: ContractDocument, schema: Schema) => {
  const shape = shapeOf(document, schema);
  return String(shape?.examples?.[0] ?? shape?.minimum ?? 'نمونه');
};

/** Reads an operation of the contract as a form. @throws when there is none, when it takes no fields, or one that only a person can write */
export function readFormOperation(document: ContractDocument, operationId: string): FormOperation {
  const found = listOperations(document).find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  const { operation, method, path } = found;
  const body = shapeOf(document, operation.requestBody?.content?.[JSON_TYPE]?.schema);
  const given = Object.entries(body?.properties ?? {}).filter(([name]) => name !== 'id');
  const known = given.map(([name, schema]) => ({
    name,
    kind: kindOf(document, schema),
    required: body?.required?.includes(name) === true,
    example: exampleOf(document, schema),
  }));
  const fields = known.filter((one): one is FormField => one.kind !== undefined);
  const leftOut = known.filter(({ kind }) => kind === undefined);
  const needed = leftOut.filter(({ required }) => required).map(({ name }) => name);
  if (needed.length > 0)
    throw new Error(`${operationId} needs ${needed.join(', ')}, which nobody types: write this form by hand.`);
  if (fields.length === 0) throw new Error(`${operationId} takes no fields that a person types.`);
  return {
    operationId,
    summary: operation.summary ?? operationId,
    method: method.toUpperCase(),
    path,
    hasId: body?.properties?.['id'] !== undefined,
    fields,
    leftOut: leftOut.map(({ name }) => name),
  };
}
