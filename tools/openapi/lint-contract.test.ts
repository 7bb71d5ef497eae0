import type { ContractDocument, Operation } from './document.ts';
import { lintContract } from './lint-contract.ts';
import { writeOperations } from './write-operations.ts';

const good: Operation = {
  operationId: 'getCredit',
  tags: ['wallet'],
  summary: 'The balance.',
  'x-access': { who: 'signed-in', impersonator: true, states: 'any', rate: 'read' },
  responses: {
    '200': { content: { 'application/json': { schema: { properties: { data: {}, meta: {} } } } } },
    default: { $ref: '#/components/responses/Error' },
  },
};

function contract(operation: Operation, more: Partial<ContractDocument> = {}): ContractDocument {
  return {
    tags: [{ name: 'wallet' }],
    'x-rates': { read: { per_second: 1, burst: 1, at_once: 1 } },
    paths: { '/credit': { get: operation } },
    components: { responses: { Error: {} }, schemas: {} },
    ...more,
  };
}

describe('the lint of the contract', () => {
  it('finds nothing in a contract that is in order', () => {
    expect(lintContract(contract(good))).toEqual([]);
  });

  it.each([
    ['no operationId', { operationId: undefined }, 'GET /credit has no operationId'],
    ['an operationId in snake case', { operationId: 'get_credit' }, 'use camelCase'],
    ['no tag', { tags: [] }, 'needs exactly one tag'],
    ['a tag that is not listed', { tags: ['money'] }, 'panel.yaml does not list'],
    ['no summary', { summary: '' }, 'has no summary'],
    ['no good answer', { responses: { default: good.responses?.['default'] ?? {} } }, 'no answer 200 or 201'],
    ['no default answer', { responses: { '200': good.responses?.['200'] ?? {} } }, 'has no default answer'],
  ])('tells of %s', (_, change, message) => {
    expect(lintContract(contract({ ...good, ...change })).join()).toContain(message);
  });

  it('tells of an answer without the envelope', () => {
    const bare = { '200': { content: { 'application/json': { schema: { properties: { data: {} } } } } } };
    const faults = lintContract(contract({ ...good, responses: { ...good.responses, ...bare } }));
    expect(faults).toEqual([expect.stringContaining('without the envelope')]);
  });

  it('asks no envelope of a file', () => {
    const file = { '200': { content: { 'text/csv': { schema: { type: 'string' } } } } };
    const bytes = { '200': { content: { 'application/octet-stream': { schema: { type: 'string' } } } } };
    for (const one of [file, bytes])
      expect(lintContract(contract({ ...good, responses: { ...good.responses, ...one } }))).toEqual([]);
  });

  it('sees the envelope through references and allOf', () => {
    const schema = { allOf: [{ $ref: '#/components/schemas/Meta' }, { properties: { data: {} } }] };
    const document = contract(
      { ...good, responses: { ...good.responses, '200': { content: { 'application/json': { schema } } } } },
      { components: { responses: { Error: {} }, schemas: { Meta: { properties: { meta: {} } } } } },
    );
    expect(lintContract(document)).toEqual([]);
  });

  it('tells of an operationId that is used twice', () => {
    const faults = lintContract(contract(good, { paths: { '/credit': { get: good }, '/balance': { get: good } } }));
    expect(faults).toEqual([expect.stringContaining('getCredit is used twice')]);
  });

  it('tells of a reference that leads nowhere', () => {
    const faults = lintContract(contract(good, { components: {} }));
    expect(faults).toEqual([expect.stringContaining('#/components/responses/Error leads nowhere')]);
  });

  it('tells of a schema nobody uses, but not of the events of the live socket', () => {
    const schemas = { Orphan: {}, CreditChangedEvent: {} };
    const faults = lintContract(contract(good, { components: { responses: { Error: {} }, schemas } }));
    expect(faults).toEqual([expect.stringContaining('schema Orphan')]);
  });

  it('refuses an empty contract', () => {
    expect(lintContract(contract(good, { paths: {} })).join()).toContain('no operations');
  });
});

it('lists method and path of every operation for clients', () => {
  const text = writeOperations(contract(good, { servers: [{ url: '/v1/api' }] }));
  expect(text).toContain("getCredit: { method: 'get', path: '/credit' },");
  expect(text).toContain("BASE_PATH = '/v1/api'");
});
