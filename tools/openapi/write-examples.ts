import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation, Schema } from './document.ts';
import { resolveReference } from './references.ts';

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T08:30:00.000Z',
  date: '2026-11-20',
  uri: 'https://example.com/',
  'uri-reference': '/reports',
  uuid: '00000000-0000-4000-8000-000000000000',
};
const SOME_TEXT = 'متن نمونه';
const MOST_DEPTH = 12;

const isNull = ({ type }: Schema) => type === 'null';

function sampleObject(document: ContractDocument, { properties = {} }: Schema, depth: number): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sample(document, schema, depth + 1)]),
  );
}

function sampleByType(document: ContractDocument, schema: Schema, depth: number): unknown {
  const type = [schema.type].flat().find((one) => one !== 'null') ?? (schema.properties ? 'object' : 'null');
  if (type === 'object') return sampleObject(document, schema, depth);
  if (type === 'array') {
    const count = Math.max(1, schema.minItems ?? 0);
    return Array.from({ length: count }, () => sample(document, schema.items ?? {}, depth + 1));
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'string') return BY_FORMAT[schema.format ?? ''] ?? SOME_TEXT;
  return null;
}

/** One value that a schema allows: its own example where it names one, else the simplest. Never null where more is possible. */
export function sample(document: ContractDocument, schema: Schema, depth = 0): unknown {
  if (depth > MOST_DEPTH) throw new Error('A schema holds itself: give it an example.');
  if (schema.$ref !== undefined) return sample(document, resolveReference(document, schema.$ref) as Schema, depth + 1);
  if (schema.const !== undefined) return schema.const;
  const [named = schema.enum?.[0] ?? schema.default] = schema.examples ?? [];
  if (named !== undefined) return named;
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => sample(document, part, depth + 1));
    if (typeof parts[0] !== 'object') return parts[0];
    return Object.assign({}, ...parts, sampleObject(document, schema, depth));
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return sample(document, choices.find((one) => !isNull(one)) ?? {}, depth + 1);
  return sampleByType(document, schema, depth);
}

/** What an operation answers when all is well, without the envelope; null where it answers nothing. */
export function sampleAnswer(document: ContractDocument, { operation }: LocatedOperation): unknown {
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
  const envelope = sample(document, good?.content?.['application/json']?.schema ?? {});
  return envelope !== null && typeof envelope === 'object' && 'data' in envelope ? envelope.data : null;
}

/** Source text of one answer for every operation, for fakes of the network in tests and stories. */
export function writeExamples(document: ContractDocument): string {
  const lines = listOperations(document)
    .map((located) => ({
      key: `${located.method.toUpperCase()} ${located.path}`,
      data: sampleAnswer(document, located),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, data }) => `  '${key}': ${JSON.stringify(data)},`);
  return [
    '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */',
    '',
    '/** The data of one good answer for every operation, by method and path. */',
    'export const EXAMPLE_ANSWERS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}
