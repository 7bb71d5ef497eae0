import type { Part } from './document.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const META = { $ref: '#/components/schemas/Meta' };

const envelopeOf = (data: unknown) => ({
  'application/json': {
    schema: { type: 'object', required: ['data', 'meta'], properties: { data, meta: META } },
  },
});

const listOf = (items: unknown) => ({ items: { type: 'array', items } });

/** What each shorthand of an answer stands for: the `data` of the envelope. */
const ANSWERS: Readonly<Record<string, (given: unknown) => unknown>> = {
  'x-data': (data) => data,
  'x-list-of': (item) => ({ type: 'object', required: ['items'], properties: listOf(item) }),
  'x-page-of': (item) => ({
    type: 'object',
    required: ['items', 'paging'],
    properties: { ...listOf(item), paging: { $ref: '#/components/schemas/Page' } },
  }),
};

function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const dataOf = ANSWERS[key];
      return dataOf ? ['content', envelopeOf(dataOf(expand(inner)))] : [key, expand(inner)];
    }),
  );
}

/**
 * Writes out the shorthands of an answer, so that nothing after it knows them: `x-data` (one thing), `x-list-of` (all of them),
 * `x-page-of` (one page), each with the schema. The document is the one that would have been written by hand, in the same order.
 */
export function expandShorthands({ file, content }: Part): Part {
  return { file, content: expand(content) as Part['content'] };
}
