import type { ContractDocument } from './document.ts';
import { writeLimits } from './write-limits.ts';

const bodyOf = (schema: object) => ({ content: { 'application/json': { schema } } });
const contract = (schema: object) =>
  ({
    paths: { '/things': { post: { operationId: 'makeThing', requestBody: bodyOf(schema) } } },
    components: { schemas: { Title: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\n]*$' } } },
  }) as unknown as ContractDocument;
const written = (schema: object) => /makeThingLimits = (.*) as const/.exec(writeLimits(contract(schema)))?.[1];

it('follows references and tells what is required', () => {
  const properties = {
    title: { $ref: '#/components/schemas/Title' },
    count: { type: 'integer', minimum: 1, maximum: 9 },
  };
  expect(JSON.parse(written({ type: 'object', required: ['title'], properties }) ?? '')).toEqual({
    title: { required: true, minLength: 1, maxLength: 200, pattern: '^[^\\n]*$' },
    count: { required: false, minimum: 1, maximum: 9 },
  });
});

it('reads the value where null is allowed beside it', () => {
  const title = { oneOf: [{ $ref: '#/components/schemas/Title' }, { type: 'null' }] };
  expect(JSON.parse(written({ type: 'object', properties: { title } }) ?? '')).toMatchObject({
    title: { required: false, maxLength: 200 },
  });
});

it('leaves operations without fields out', () => {
  expect(written({ type: 'object' })).toBeUndefined();
});

it('takes what is written into the address where there is no body', () => {
  const parameters = [
    { name: 'description', in: 'query', schema: { type: 'string', maxLength: 200 } },
    { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 18 } },
  ];
  const paths = { '/things': { get: { operationId: 'findThing', parameters } } };
  expect(writeLimits({ paths } as unknown as ContractDocument)).toContain(
    'findThingLimits = {"description":{"required":false,"maxLength":200}} as const',
  );
});
