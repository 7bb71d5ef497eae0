import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation, Schema } from './document.ts';
import { resolveReference } from './references.ts';
import { sample, sampleAnswer } from './write-examples.ts';
import { errorsForKeys, sdkCallsOf } from './write-sdk.ts';
import type { ErrorTable, SdkCall } from './write-sdk.ts';

const MOST_ITEMS = 1;

/** Inputs that no schema can tell: which fields belong together. */
const INPUTS: Readonly<Record<string, object>> = {
  createSend: {
    ...{ sending_type: 'webservice', from_number: '30001405', message: 'سفارش شما ثبت شد.' },
    ...{ params: { recipients: ['09241234567'] }, local_id: 'order-1405' },
  },
  getMessageStatuses: { local_ids: ['order-1405'] },
  checkOneTimeCode: { id: '12', code: '12345' },
};

function resolved(document: ContractDocument, schema: Schema = {}): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...more } = schema;
  return { ...(resolveReference(document, $ref) as Schema), ...more };
}

/** The fields of a request, in the body or in the address. */
function fieldsOf(document: ContractDocument, { operation }: LocatedOperation) {
  const body = resolved(document, Object.values(operation.requestBody?.content ?? {})[0]?.schema);
  const inBody = Object.entries(body.properties ?? {}).map(([name, schema]) => ({
    ...{ name, schema: resolved(document, schema), isRequired: body.required?.includes(name) ?? false },
  }));
  const inAddress = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required = false }) => ({ name, schema: resolved(document, schema), isRequired: required }));
  return [...inAddress, ...inBody];
}

type Field = ReturnType<typeof fieldsOf>[number];

function typeOf(document: ContractDocument, schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.format === 'binary') return 'file';
  const type = [schema.type].flat().filter((one) => one !== undefined);
  if (type.includes('array')) return `${typeOf(document, resolved(document, schema.items))}[]`;
  const choices = schema.oneOf ?? schema.anyOf ?? [];
  return type.join(' | ') || choices.map((one) => typeOf(document, resolved(document, one))).join(' | ') || 'object';
}

/** The shortest list tells as much as a long one. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

function inputOf(document: ContractDocument, { operationId }: SdkCall, fields: readonly Field[]): object {
  const needed = fields.filter(({ isRequired, schema }) => isRequired && schema.format !== 'binary');
  return INPUTS[operationId] ?? Object.fromEntries(needed.map(({ name, schema }) => [name, sample(document, schema)]));
}

/** The last paragraph says in words who may call it, which stands beside it as data. */
const withoutAccess = (text = '') => text.split('\n\n').slice(0, -1).join('\n\n').replace(/\s+/g, ' ');

function entryOf(document: ContractDocument, call: SdkCall, located: LocatedOperation) {
  const { operation } = located;
  const fields = fieldsOf(document, located);
  const { permission, effects = [] } = operation['x-access'] ?? {};
  const about = [call.summary, withoutAccess(operation.description)].filter(Boolean).join(' ');
  return {
    name: `${call.noun}.${call.verb}`,
    ...{ method: call.method, path: call.path, flags: call.flags, about, permission: permission ?? null },
    costs: effects.includes('money'),
    fields: fields.map(({ name, schema, isRequired }) => {
      const { description: told } = schema as { description?: string };
      return { name, type: typeOf(document, schema), isRequired, about: told?.replace(/\s+/g, ' ') ?? '' };
    }),
    input: inputOf(document, call, fields),
    answer: call.flags.includes('b') ? null : shortened(sampleAnswer(document, located)),
  };
}

/** What programs may call, as the panel's page of documents shows it. */
export function referenceOf(document: ContractDocument) {
  const byId = new Map(listOperations(document).map((located) => [located.operation.operationId, located]));
  return sdkCallsOf(document).flatMap((call) => {
    const located = byId.get(call.operationId);
    return located ? [entryOf(document, call, located)] : [];
  });
}

/** The same as a file that the page loads by itself. */
export function writeReference(document: ContractDocument): string {
  return `[\n${referenceOf(document)
    .map((entry) => JSON.stringify(entry))
    .join(',\n')}\n]\n`;
}

/** The errors that a program may meet, with what to do. */
export function writeErrorCatalogue(tables: readonly ErrorTable[]): string {
  const rows = errorsForKeys(tables).map(({ code, message, remedy = '', permanent }) =>
    JSON.stringify({ code, message, remedy, permanent }),
  );
  return `[\n${rows.join(',\n')}\n]\n`;
}

/** For programs that read: what there is, a line each. By the convention of llms.txt. */
export function writeLlms(document: ContractDocument): string {
  const lines = referenceOf(document).map(
    ({ name, method, path, about, permission, costs }) =>
      `- \`${method} ${path}\` (${name}): ${about}${permission ? ` Needs ${permission}.` : ''}${costs ? ' Costs money; needs Idempotency-Key.' : ''}`,
  );
  return [
    '# Peyk',
    '',
    '> The API of a bulk-SMS panel for people who work in Persian. Base path: /v1/api. Send an API key as `Authorization: Bearer peyk_live_…`.',
    '',
    'Answers are `{data, meta: {status, message, message_code}}`; decide by `message_code`. Amounts are decimal strings in rial, instants ISO 8601 in UTC.',
    'The whole contract: [openapi.json](/v1/api/openapi.json). The reference for people: [/docs](/docs).',
    '',
    '## Operations',
    '',
    ...lines,
    '',
  ].join('\n');
}
