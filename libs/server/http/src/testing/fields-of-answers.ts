import { contract } from '../contract/contract';
import type { MarkedSchema } from '../person-numbers/schema-changes';

export interface FoundField {
  place: string;
  isMarked: boolean;
}

/** Every field with text in the answers of the contract, under the name of its schema or operation, and whether it has this mark. */
export function fieldsOfAnswers(mark: 'x-person-number' | 'x-message-text'): Map<string, FoundField> {
  const found = new Map<string, FoundField>();
  const seen = new Set<string>();
  const resolve = (ref: string) =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract) as MarkedSchema;
  const isText = ({ type }: { type?: string | string[] }) => [type].flat().includes('string');
  const visit = (schema: MarkedSchema, place: string): void => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) {
      const target = resolve(schema.$ref ?? '');
      note(place, { ...target, ...schema });
      if (seen.has(name)) return;
      seen.add(name);
      return inside(target, name);
    }
    note(place, schema);
    inside(schema, place);
  };
  const note = (place: string, schema: MarkedSchema) => {
    if (isText(schema as { type?: string })) found.set(place, { place, isMarked: schema[mark] !== undefined });
  };
  const inside = (schema: MarkedSchema, place: string): void => {
    for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) visit(part, place);
    for (const [name, property] of Object.entries(schema.properties ?? {})) visit(property, `${place}.${name}`);
    if (schema.items) visit(schema.items, `${place}[]`);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties, `${place}{}`);
  };
  for (const methods of Object.values(contract.paths)) {
    for (const raw of Object.values(methods)) {
      const { operationId, responses } = raw as {
        operationId: string;
        responses: Record<string, { content?: Record<string, { schema: MarkedSchema }> }>;
      };
      for (const { schema } of Object.values(responses['200']?.content ?? {})) visit(schema, operationId);
    }
  }
  return found;
}

/** As a person reads it: `items[]` of a list is the list. */
export const lastName = (place: string) => (place.split('.').at(-1) ?? '').replaceAll('[]', '');
export const known = (place: string) => place.replace(/\[\]$/, '');
