import type { ContractDocument, LocatedOperation, Parameter, Schema } from './document.ts';
import { resolveReference } from './references.ts';

/** Formats whose texts are short by themselves. */
const SHORT_FORMATS = ['date', 'date-time', 'binary'];
const MOST_DEPTH = 20;

interface Place {
  document: ContractDocument;
  /** Where in the request, for the message: `params.recipients[]`. */
  path: string;
  depth: number;
}

const typesOf = ({ type }: Schema): string[] => [type].flat().filter((one) => one !== undefined);

/** `^\d{1,18}$` has a greatest length of its own; one with `*`, `+` or `{2,}` has none. */
const isBoundedPattern = (pattern: string) =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/(^|[^\\])[*+]|\{\d+,\}/.test(pattern);

const LOOKS_AROUND = /\(\?<?[=!]/;

function lintText(schema: Schema, { path }: Place): string[] {
  const isBounded =
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    SHORT_FORMATS.includes(schema.format ?? '') ||
    (schema.pattern !== undefined && isBoundedPattern(schema.pattern));
  const endless = isBounded ? [] : [`takes a text without a greatest length at ${path}: add maxLength.`];
  return LOOKS_AROUND.test(schema.pattern ?? '')
    ? [
        ...endless,
        `looks ahead or back in the pattern at ${path}: no text can be drawn from it for the fuzz. Say it without (?= and its like.`,
      ]
    : endless;
}

function lintObject(schema: Schema, place: Place): string[] {
  const open = schema.additionalProperties !== false ? [`takes unknown names at ${place.path}: close the object.`] : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    lintSchema(property, { ...place, path: place.path ? `${place.path}.${name}` : name }),
  );
  return [...open, ...inside];
}

function lintList(schema: Schema, place: Place): string[] {
  const endless = schema.maxItems === undefined ? [`takes an endless list at ${place.path}: add maxItems.`] : [];
  return [...endless, ...lintSchema(schema.items ?? {}, { ...place, path: `${place.path}[]` })];
}

function lintSchema(schema: Schema, place: Place): string[] {
  const { document, depth, path } = place;
  const deeper = { ...place, depth: depth + 1 };
  if (depth > MOST_DEPTH) return [`refers to itself at ${path}: a request is a tree with an end.`];
  if (schema.$ref) {
    const target = resolveReference(document, schema.$ref);
    return target ? lintSchema(target as Schema, deeper) : [];
  }
  const types = typesOf(schema);
  return [
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
      lintSchema(one, deeper),
    ),
    ...(types.includes('object') ? lintObject(schema, deeper) : []),
    ...(types.includes('array') ? lintList(schema, deeper) : []),
    ...(types.includes('string') ? lintText(schema, deeper) : []),
  ];
}

/** The parameters of an operation, behind their references. */
function parametersOf(document: ContractDocument, { operation }: LocatedOperation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) =>
    parameter.$ref ? ((resolveReference(document, parameter.$ref) as Parameter | undefined) ?? parameter) : parameter,
  );
}

/** Requests have closed objects, and a greatest length for every text and list: what is wrong, each with the remedy. */
export function lintBounds(document: ContractDocument, located: LocatedOperation): string[] {
  const { content = {} } = located.operation.requestBody ?? {};
  const bodies = Object.values(content).flatMap(({ schema }) =>
    schema ? lintSchema(schema, { document, path: 'body', depth: 0 }) : [],
  );
  const parameters = parametersOf(document, located).flatMap(({ name, schema }) =>
    schema ? lintSchema(schema, { document, path: name, depth: 0 }) : [],
  );
  return [...bodies, ...parameters];
}
