import { contract, listOperations } from './contract';
import type { ContractDocument } from './contract';
import { createSchemas } from './route-schemas';

const ACCESS = { who: 'public', rate: 'public' };

/** A contract of one operation at `/v1/api/thing`. */
function contractOf(operation: object, components: object = {}): ContractDocument {
  const post = { operationId: 'makeThing', 'x-access': ACCESS, responses: {}, ...operation };
  return { servers: [{ url: '/v1/api' }], paths: { '/thing': { post } }, components };
}

const schemasOf = (document: ContractDocument) => listOperations(document).map(createSchemas(document));

describe('schemas of a route', () => {
  it('has parameters by their place, header names in small letters', () => {
    const parameters = [
      { in: 'query', name: 'page', required: true, schema: { type: 'integer' } },
      { in: 'query', name: 'limit', schema: { type: 'integer' } },
      { in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string' } },
    ];
    const [schemas] = schemasOf(contractOf({ parameters }));
    expect(schemas).toEqual({
      querystring: {
        type: 'object',
        properties: { page: { type: 'integer' }, limit: { type: 'integer' } },
        required: ['page'],
      },
      headers: {
        type: 'object',
        properties: { 'idempotency-key': { type: 'string' } },
        required: ['idempotency-key'],
      },
      response: {},
    });
  });

  it('puts what is named in the place of its name, however deep', () => {
    const schema = { $ref: '#/components/schemas/Thing' };
    const document = contractOf(
      {
        parameters: [{ $ref: '#/components/parameters/Key' }],
        requestBody: { content: { 'application/json': { schema } } },
        responses: {
          200: { content: { 'application/json': { schema } } },
          default: { $ref: '#/components/responses/No' },
        },
      },
      {
        parameters: { Key: { in: 'header', name: 'Key', schema: { type: 'string' } } },
        responses: { No: { content: { 'application/json': { schema: { type: 'null' } } } } },
        schemas: { Thing: { type: 'array', items: { $ref: '#/components/schemas/Name' } }, Name: { type: 'string' } },
      },
    );
    const thing = { type: 'array', items: { type: 'string' } };
    expect(schemasOf(document)).toEqual([
      {
        headers: { type: 'object', properties: { key: { type: 'string' } }, required: [] },
        body: thing,
        response: {
          200: { content: { 'application/json': { schema: thing } } },
          default: { content: { 'application/json': { schema: { type: 'null' } } } },
        },
      },
    ]);
  });

  it('has no body for a form with a file, and no answer where only the status speaks', () => {
    const requestBody = { content: { 'multipart/form-data': { schema: { type: 'object' } } } };
    expect(schemasOf(contractOf({ requestBody, responses: { 204: { description: 'Done.' } } }))).toEqual([
      { response: {} },
    ]);
  });

  it('refuses a name that leads nowhere, and a part that holds itself', () => {
    const body = (schemas: object) =>
      contractOf(
        { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
        { schemas },
      );
    expect(() => schemasOf(body({}))).toThrow('The contract has no #/components/schemas/Thing.');
    const own = { Thing: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } };
    expect(() => schemasOf(body(own))).toThrow('#/components/schemas/Thing of the contract holds itself.');
  });

  it('leaves no name in any operation of the contract', () => {
    expect(JSON.stringify(schemasOf(contract))).not.toContain('"$ref"');
  });
});
