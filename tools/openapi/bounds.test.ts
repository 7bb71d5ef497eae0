import { lintBounds } from './bounds.ts';
import { listOperations } from './document.ts';
import type { ContractDocument, Parameter, Schema } from './document.ts';

function faultsOf(properties: Record<string, Schema>, parameters: Parameter[] = []): string[] {
  const schema: Schema = { type: 'object', additionalProperties: false, properties };
  const operation = { requestBody: { content: { 'application/json': { schema } } }, parameters };
  const document: ContractDocument = {
    paths: { '/send': { post: operation } },
    components: { schemas: { Loop: { type: 'array', maxItems: 2, items: { $ref: '#/components/schemas/Loop' } } } },
  };
  return listOperations(document).flatMap((located) => lintBounds(document, located));
}

describe('a request', () => {
  it('is in order when everything in it has an end', () => {
    const texts: Schema = { type: 'array', maxItems: 9, items: { type: 'string', maxLength: 9 } };
    const id: Schema = { type: ['integer', 'string'], pattern: '^\\d{1,18}$' };
    expect(
      faultsOf({ texts, id, at: { type: 'string', format: 'date-time' }, kind: { type: 'string', enum: ['a'] } }),
    ).toEqual([]);
  });

  it.each<[string, Schema, string]>([
    ['a text', { type: 'string' }, 'greatest length at body.a'],
    ['a text that may also be nothing', { type: ['string', 'null'] }, 'greatest length at body.a'],
    ['a text with an endless pattern', { type: 'string', pattern: '^\\d+$' }, 'greatest length at body.a'],
    ['a text with a pattern that has no end', { type: 'string', pattern: '^\\d{2}' }, 'greatest length at body.a'],
    ['a list', { type: 'array', items: { type: 'integer' } }, 'endless list at body.a'],
    ['what is in a list', { type: 'array', maxItems: 1, items: { type: 'string' } }, 'greatest length at body.a[]'],
    ['an open object', { type: 'object' }, 'unknown names at body.a'],
    ['one of several', { oneOf: [{ type: 'null' }, { type: 'string' }] }, 'greatest length at body.a'],
    ['a schema that refers to itself', { $ref: '#/components/schemas/Loop' }, 'refers to itself'],
  ])('tells of %s without an end', (_, schema, fault) => {
    expect(faultsOf({ a: schema }).join()).toContain(fault);
  });

  it.each(['^(?=.*\\S).*$', '^(?!a)b$', '(?<=a)b$'])(
    'tells of the pattern %s, from which nothing can be drawn',
    (pattern) => {
      expect(faultsOf({ a: { type: 'string', maxLength: 9, pattern } })).toEqual([
        expect.stringContaining('looks ahead or back in the pattern at body.a'),
      ]);
    },
  );

  it('tells of a parameter without an end', () => {
    expect(faultsOf({}, [{ name: 'q', in: 'query', schema: { type: 'string' } }])).toEqual([
      expect.stringContaining('greatest length at q'),
    ]);
  });
});
