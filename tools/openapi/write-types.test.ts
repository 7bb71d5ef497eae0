import openapiTypes from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { withAccessInWords } from './access.ts';
import type { ContractDocument } from './document.ts';
import { writeTypes, writeTypesByDomain } from './write-types.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
const rate = 'read';

const contract = (): ContractDocument =>
  withAccessInWords({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/audit': {
        get: {
          operationId: 'listAudit',
          summary: 'What was done.',
          description: 'Newest first.',
          'x-access': { who: 'signed-in', impersonator: true, states: 'any', rate },
          responses: {
            200: { description: 'A page.', ...json({ type: 'array', items: ref('schemas', 'Entry') }) },
            default: ref('responses', 'Error'),
          },
        } as never,
      },
      '/send': {
        post: {
          operationId: 'createSend',
          'x-access': { who: 'signed-in', impersonator: true, states: 'any', rate },
          parameters: [{ name: 'key', in: 'header', schema: { type: 'string' } }],
          requestBody: { required: true, ...json(ref('schemas', 'Text')) },
          responses: { 200: { description: 'It runs.', content: { 'text/csv': { schema: { type: 'string' } } } } },
        } as never,
      },
    },
    components: {
      schemas: {
        Entry: {
          type: 'object',
          description: 'Never */ the end.',
          required: ['what', 'at'],
          properties: { what: ref('schemas', 'Text'), at: { type: 'string', enum: ['day', 'night'] } },
        },
        Text: { type: 'string', format: 'date', description: 'A day.' },
        Error: { type: 'string' },
      },
      responses: { Error: { description: 'No.', ...json(ref('schemas', 'Error')) } },
    },
  });
const DOMAINS = new Map([
  ['/audit', 'audit-log'],
  ['/send', 'send'],
  ['schemas Entry', 'audit-log'],
  ['schemas Text', 'send'],
]);
const nodesOf = (document: ContractDocument) => openapiTypes(document as unknown as OpenAPI3, { silent: true });
const byDomain = async (document = contract()) => writeTypesByDomain(document, await nodesOf(document), DOMAINS);

describe('the types of the contract', () => {
  it('are a file for each domain, and one for what all share', async () => {
    const files = await byDomain();
    expect([...files.keys()]).toEqual([
      'contract.gen.ts',
      'types/audit-log.gen.ts',
      'types/common.gen.ts',
      'types/send.gen.ts',
    ]);
    expect(files.get('types/common.gen.ts')).toContain('export type ErrorResponse = JsonAnswer<Error>;');
    expect(files.get('types/send.gen.ts')).toContain('export interface SendSchemas {\n  Text: Text;\n}');
  });

  it('name what a domain takes from another', async () => {
    const audit = (await byDomain()).get('types/audit-log.gen.ts') ?? '';
    expect(audit).toContain("import type { ErrorResponse, JsonAnswer, NoParameters } from './common.gen';");
    expect(audit).toContain("import type { Text } from './send.gen';");
    expect(audit).not.toContain('components[');
  });

  it('are joined by what the whole was called before', async () => {
    const joint = (await byDomain()).get('contract.gen.ts') ?? '';
    const text = joint.replaceAll(/\s+/g, ' ');
    expect(text).toContain('export interface operations extends AuditLogOperations, SendOperations {}');
    expect(text).toContain('export interface paths extends AuditLogPaths, SendPaths {}');
    expect(text).toContain('export interface Schemas extends AuditLogSchemas, CommonSchemas, SendSchemas {}');
    expect(text).toContain('export interface components { schemas: Schemas; responses: Responses; }');
  });

  it('say what an operation is and not who may call it, and nothing that the type says', async () => {
    const audit = (await byDomain()).get('types/audit-log.gen.ts') ?? '';
    expect(audit).toContain('  /**\n   * What was done.\n   * Newest first.\n   */\n  listAudit: {');
    expect(audit).not.toMatch(/Access|@enum|@description/);
    expect(audit).toContain(
      '/** Never *\\/ the end. */\nexport type Entry = {\n  what: Text;\n  at: "day" | "night";\n};',
    );
  });

  it('shorten only what is nothing but that', async () => {
    const send = (await byDomain()).get('types/send.gen.ts') ?? '';
    expect(send).toContain('requestBody: JsonBody<Text>;');
    expect(send.replaceAll(/\s+/g, ' ')).toContain(
      'parameters: { query?: never; header?: { key?: string; }; path?: never; cookie?: never; };',
    );
    expect(send).toContain('"text/csv": string;');
    expect(send).toContain('"/send": { post: SendOperations["createSend"] };');
  });

  it('stand in one file for a smaller contract, without paths where nobody asks by address', async () => {
    const document = contract();
    const whole = writeTypes(document, await nodesOf(document));
    expect(whole).toContain('"/audit": { get: operations["listAudit"] };');
    expect(whole).not.toContain('import ');
    expect(writeTypes(document, await nodesOf(document), false)).not.toContain('/audit');
  });

  it('refuse two names that would be one type', async () => {
    const document = contract();
    Object.assign(document.components['schemas'] ?? {}, { ErrorResponse: { type: 'string' } });
    await expect(byDomain(document)).rejects.toThrow('responses Error would be the type ErrorResponse');
  });
});
