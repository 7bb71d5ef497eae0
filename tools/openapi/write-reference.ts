import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation } from './document.ts';
import { referenceFieldsOf, requestFieldsOf, resolved } from './reference-fields.ts';
import type { RequestField } from './reference-fields.ts';
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

/** The shortest list tells as much as a long one. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

function inputOf(document: ContractDocument, { operationId }: SdkCall, fields: readonly RequestField[]): object {
  const needed = fields.filter(
    ({ isRequired, schema }) => isRequired && resolved(document, schema).format !== 'binary',
  );
  return INPUTS[operationId] ?? Object.fromEntries(needed.map(({ name, schema }) => [name, sample(document, schema)]));
}

/** The last paragraph says in words who may call it, which stands beside it as data. */
const withoutAccess = (text = '') => text.split('\n\n').slice(0, -1).join('\n\n').replace(/\s+/g, ' ');

function entryOf(document: ContractDocument, call: SdkCall, located: LocatedOperation) {
  const { operation } = located;
  const fields = requestFieldsOf(document, located);
  const { permission, effects = [], test = false } = operation['x-access'] ?? {};
  const about = [call.summary, withoutAccess(operation.description)].filter(Boolean).join(' ');
  return {
    name: `${call.noun}.${call.verb}`,
    ...{ method: call.method, path: call.path, flags: call.flags, about, permission: permission ?? null },
    ...{ costs: effects.includes('money'), isTestable: test },
    fields: referenceFieldsOf(document, located),
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

/** The same as a file that the page loads by itself. What each does is told there in Persian, by `operation-abouts.ts`. */
export function writeReference(document: ContractDocument): string {
  return `[\n${referenceOf(document)
    .map(({ about: _told, ...entry }) => JSON.stringify(entry))
    .join(',\n')}\n]\n`;
}

/** By which name of the SDK an operation is known to people, by its operationId: what lists of calls read. */
export function writeOperationNames(document: ContractDocument): string {
  const names = sdkCallsOf(document).map(({ operationId, noun, verb }) => [operationId, `${noun}.${verb}`]);
  return `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`;
}

/** What people alone do: signing in, paying, their own data. No key opens any of it, so that no program meets its errors. */
const OF_PEOPLE = /^server-(audit-log|auth|colleagues|decisions|deposits|live|offers|payments|profile|support)$/;

/** The errors that a program may meet. What to do beyond the sentence is told in Persian, by `error-remedies.ts` beside it. */
export function writeErrorCatalogue(tables: readonly ErrorTable[]): string {
  const met = tables.filter(({ library }) => !OF_PEOPLE.test(library));
  const rows = errorsForKeys(met).map(({ code, message, permanent }) => JSON.stringify({ code, message, permanent }));
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
