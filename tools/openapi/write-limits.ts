import { listOperations } from './document.ts';
import type { ContractDocument, Operation, Schema } from './document.ts';
import { resolveReference } from './references.ts';

/** What a form must know of one field of a request; what is absent is not limited. */
interface FieldLimits {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const NAMES = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

function resolved(document: ContractDocument, schema: Schema | undefined): Schema {
  if (schema?.$ref === undefined) return schema ?? {};
  return resolved(document, resolveReference(document, schema.$ref) as Schema | undefined);
}

/** The schema of the value itself, where `null` is allowed beside it. */
function valueSchema(document: ContractDocument, schema: Schema): Schema {
  const whole = resolved(document, schema);
  const choices = (whole.oneOf ?? whole.anyOf ?? []).map((choice) => resolved(document, choice));
  const others = choices.filter(({ type }) => type !== 'null');
  return choices.length > 0 && others.length === 1 ? { ...whole, ...others[0] } : whole;
}

function limitsOf(document: ContractDocument, schema: Schema, required: boolean): FieldLimits {
  const value = valueSchema(document, schema) as Schema & Partial<FieldLimits>;
  const known = NAMES.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]));
  return { required, ...(Object.fromEntries(known) as Partial<FieldLimits>) };
}

/** The fields of the body; without one, those that are written into the address. */
function limitsOfFields(document: ContractDocument, operation: Operation): [string, FieldLimits][] {
  const body = resolved(document, operation.requestBody?.content?.['application/json']?.schema);
  const fields = Object.entries(body.properties ?? {});
  if (fields.length > 0)
    return fields.map(([name, schema]) => [name, limitsOf(document, schema, body.required?.includes(name) === true)]);
  return (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {}, required = false }) => [name, limitsOf(document, schema, required)]);
}

/** Source text of the limits of every operation that takes fields: what a form checks before it asks the server. */
export function writeLimits(document: ContractDocument): string {
  const operations = listOperations(document).flatMap(({ operation }) => {
    const limits = limitsOfFields(document, operation);
    if (operation.operationId === undefined || limits.length === 0) return [];
    return [[operation.operationId, Object.fromEntries(limits) as object] as const];
  });
  return [
    '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */',
    '',
    '/** What the fields of a request may hold, an operation each, so that a page packs only those that it uses. */',
    ...operations
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, limits]) => `export const ${id}Limits = ${JSON.stringify(limits)} as const;`),
    '',
  ].join('\n');
}
