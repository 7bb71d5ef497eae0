import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { listOperations } from './document.ts';
import type { LocatedOperation, Schema } from './document.ts';
import { readContract } from './read-contract.ts';
import { sampleAnswer, writeExamples } from './write-examples.ts';

const root = join(__dirname, '..', '..');
const document = readContract(root);
const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: 'contract', ...document });

/** A file is no example to show: its operation answers csv. */
function answersJson({ operation }: LocatedOperation): boolean {
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return answers.some(([, answer]) => JSON.stringify(answer).includes('application/json'));
}

describe('the example answers', () => {
  it.each(
    listOperations(document)
      .filter(answersJson)
      .map((located) => [located.operation.operationId ?? '', located] as const),
  )('of %s is what the contract promises', (_id, located) => {
    const [status] = Object.keys(located.operation.responses ?? {}).filter((one) => one.startsWith('2'));
    const pointer = [
      'paths',
      located.path,
      located.method,
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ]
      .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.getSchema(`contract#/${pointer}`);
    const answer = {
      data: sampleAnswer(document, located),
      meta: { status: true, message: '', message_code: '200-1' },
    };
    expect(validate?.(answer) === true ? [] : (validate?.errors ?? 'no schema')).toEqual([]);
  });

  it('take a schema’s own example, and something rather than null', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        price: { type: 'string', examples: ['3697.5'] },
        at: { oneOf: [{ type: 'null' }, { type: 'string', format: 'date-time' }] },
        kind: { enum: ['a', 'b'] },
        list: { type: 'array', items: { type: ['integer', 'null'], minimum: 3 } },
      },
    };
    const operation = {
      responses: {
        '200': { content: { 'application/json': { schema: { type: 'object', properties: { data: schema } } } } },
      },
    };
    const tiny = { paths: { '/x': { get: operation } }, components: {} };
    expect(sampleAnswer(tiny, { method: 'get', path: '/x', operation })).toEqual({
      price: '3697.5',
      at: '2026-11-20T08:30:00.000Z',
      kind: 'a',
      list: [3],
    });
    expect(writeExamples(tiny)).toContain("'GET /x': {");
  });

  it('refuse a schema that holds itself', () => {
    const operation = {
      responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } },
    };
    const endless = {
      paths: {},
      components: { schemas: { A: { properties: { a: { $ref: '#/components/schemas/A' } } } } },
    };
    expect(() => sampleAnswer(endless, { method: 'get', path: '/x', operation })).toThrow('holds itself');
  });
});
