import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation, Schema } from './document.ts';
import { resolveReference, withoutUnused } from './references.ts';
import { sdkNameOf } from './sdk-names.ts';

const BANNER = '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */\n';

/** A table of errors, as far as programs are told of it. What reads the tables is another project, which knows this one. */
export interface ErrorTable {
  library: string;
  errors: readonly { code: string; status: number; message: string; remedy?: string; permanent: boolean }[];
}

/** How a call travels. `form` is a file with the rest in the address; `file` answers bytes. */
export interface SdkCall {
  operationId: string;
  noun: string;
  verb: string;
  method: string;
  path: string;
  summary: string;
  /** `k` takes an Idempotency-Key, `r` only reads, `p` answers pages, `q` sends its input in the address, `f` sends a file, `b` answers bytes. */
  flags: string;
}

/** The document as a program with a key sees it. */
export function contractForKeys(document: ContractDocument): ContractDocument {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => operation['x-access']?.keys === true);
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  return withoutUnused({ ...document, paths: Object.fromEntries(paths) });
}

function resolved(document: ContractDocument, schema: Schema = {}): Schema {
  return schema.$ref === undefined ? schema : (resolveReference(document, schema.$ref) as Schema);
}

/** Whether its answer is a page of items, so that a program may walk through all of them. */
function isPaged(document: ContractDocument, { operation }: LocatedOperation): boolean {
  const input = resolved(document, operation.requestBody?.content?.['application/json']?.schema);
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
  const parts = [answer ?? {}, ...(answer?.allOf ?? [])];
  const data = parts.map((part) => resolved(document, part).properties?.['data']).find(Boolean);
  const { items, paging } = resolved(document, data).properties ?? {};
  return Boolean(input.properties?.['page'] && items && paging);
}

function flagsOf(document: ContractDocument, located: LocatedOperation): string {
  const { operation, method } = located;
  const types = Object.keys(operation.requestBody?.content ?? {});
  const access = operation['x-access'];
  const answers = Object.keys(operation.responses?.['200']?.content ?? {});
  const keyed = (operation.parameters ?? []).some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
  const reads = !access?.effects?.length && (method === 'get' || access?.rate === 'read');
  const isForm = types.includes('multipart/form-data');
  const flags = { k: keyed, r: reads, p: isPaged(document, located), q: method === 'get' || isForm, f: isForm };
  const isBytes = !answers.includes('application/json');
  return Object.entries({ ...flags, b: isBytes })
    .flatMap(([flag, is]) => (is ? [flag] : []))
    .join('');
}

/** The operations that a key may call, by noun and verb. @throws where two have one name. */
export function sdkCallsOf(document: ContractDocument): SdkCall[] {
  const calls = listOperations(document)
    .filter(({ operation }) => operation['x-access']?.keys === true)
    .map((located) => {
      const { operation, method, path } = located;
      const { operationId = '', summary = '', tags } = operation;
      const name = sdkNameOf(operationId, tags?.[0]);
      return { operationId, ...name, method: method.toUpperCase(), path, summary, flags: flagsOf(document, located) };
    })
    .sort((a, b) => (`${a.noun}.${a.verb}` < `${b.noun}.${b.verb}` ? -1 : 1));
  const doubled = calls.find(({ noun, verb }, n) => calls[n + 1]?.noun === noun && calls[n + 1]?.verb === verb);
  if (doubled)
    throw new Error(`Two operations are called ${doubled.noun}.${doubled.verb}: see tools/openapi/sdk-names.ts.`);
  return calls;
}

function typeOf({ operationId, flags }: SdkCall): string {
  const kind = flags.includes('p') ? 'PagedCall' : flags.includes('b') ? 'BytesCall' : 'Call';
  return `${kind}<'${operationId}'>`;
}

/** Source text of the table of calls, and of the types by which programs see it. */
export function writeSdkCalls(document: ContractDocument): string {
  const byNoun = new Map<string, SdkCall[]>();
  for (const call of sdkCallsOf(document)) byNoun.set(call.noun, [...(byNoun.get(call.noun) ?? []), call]);
  const table = [...byNoun].flatMap(([noun, calls]) => [
    `  ${noun}: {`,
    ...calls.map(({ verb, method, path, flags }) => `    ${verb}: '${method} ${path} ${flags}',`),
    '  },',
  ]);
  const types = [...byNoun].flatMap(([noun, calls]) => [
    `  readonly ${noun}: {`,
    ...calls.flatMap((call) => [`    /** ${call.summary} */`, `    readonly ${call.verb}: ${typeOf(call)};`]),
    '  };',
  ]);
  return [
    BANNER,
    "import type { BytesCall, Call, PagedCall } from './call-types';",
    '',
    '/** Method, path and flags of every call; what the flags mean stands in `plan.ts`. */',
    'export const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...table,
    '};',
    '',
    '/** What a program with a key may call, by noun and verb. */',
    'export interface PeykCalls {',
    ...types,
    '}',
    '',
  ].join('\n');
}

/** Tables whose errors no program with a key ever meets. */
const NOT_FOR_KEYS = /for admins|server-desk/;

/** The errors that a program may meet, by code; each once. */
export function errorsForKeys(tables: readonly ErrorTable[]) {
  const errors = tables.filter(({ library }) => !NOT_FOR_KEYS.test(library)).flatMap((table) => table.errors);
  return errors.toSorted((a, b) => a.status - b.status || Number(a.code.slice(4)) - Number(b.code.slice(4)));
}

/** Source text of the codes that programs decide by. */
export function writeSdkErrors(tables: readonly ErrorTable[]): string {
  const errors = errorsForKeys(tables);
  const list = (permanent: boolean) =>
    errors.filter((error) => error.permanent === permanent).map(({ code }) => `  '${code}',`);
  return [
    '/** Generated from the `*.errors.ts` tables of libs/server by `npm run gen`. Change those, not this file. */',
    '',
    '/** The same call will fail again until something else changes. */',
    'export const PERMANENT = [',
    ...list(true),
    '] as const;',
    '',
    '/** The same call may succeed later. */',
    'export const PASSING = [',
    ...list(false),
    '] as const;',
    '',
    'export type ErrorCode = (typeof PERMANENT)[number] | (typeof PASSING)[number];',
    '',
  ].join('\n');
}
