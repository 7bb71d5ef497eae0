import type { Access } from '@peyk/shared-contract';
import document from '../contract.gen.json';
import type { AnyOperationId } from './handlers';

/** The part of an operation's description that the server itself reads. */
export interface ContractOperation {
  operationId: AnyOperationId;
  method: string;
  /** With the server's base path: `/v1/api/login`. */
  path: string;
  /** Who may call it. */
  access: Access;
  /** Header parameters as the contract spells them. */
  headers: readonly string[];
  /** Whether its body is a form with one file. */
  takesFile: boolean;
}

interface RawParameter {
  in?: string;
  name?: string;
  $ref?: string;
}

/** As the contract writes it: what is not said is left out. */
interface RawAccess extends Partial<Omit<Access, 'who' | 'rate' | 'states'>>, Pick<Access, 'who' | 'rate'> {
  states?: 'any' | Access['states'];
}

interface RawOperation {
  operationId: string;
  'x-access'?: RawAccess;
  parameters?: RawParameter[];
  requestBody?: { content?: Record<string, unknown> };
}

/** An OpenAPI 3.1 document, merged from openapi/. */
export interface ContractDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { parameters?: Record<string, RawParameter> };
}

/** The contract that this server was built with. */
export const contract: ContractDocument = document;

/** Where every path of the contract begins. */
export function basePathOf(from: ContractDocument): string {
  return from.servers[0]?.url ?? '';
}

function headersOf(from: ContractDocument, parameters: RawParameter[] = []): string[] {
  return parameters
    .map((parameter) => from.components.parameters?.[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter)
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => parameter.name ?? '');
}

const ANY_STATE: Access['states'] = ['active', 'checking', 'inactive', 'blocked'];

/** @throws when the operation does not say who may call it: an open door is never what was meant. */
function accessOf({ operationId, 'x-access': raw }: RawOperation): Access {
  if (!raw) throw new Error(`Operation ${operationId} has no x-access: say in the contract who may call it.`);
  const { who, rate, permission = null, effects = [], impersonator = who === 'public', states = 'any' } = raw;
  // Decided when the contract was merged; what says nothing is closed to them.
  const { keys = false, test = false } = raw;
  if (who === 'member' && permission === null) throw new Error(`Operation ${operationId} names no permission.`);
  return { who, rate, permission, effects, impersonator, keys, test, states: states === 'any' ? ANY_STATE : states };
}

export function listOperations(from: ContractDocument): ContractOperation[] {
  return Object.entries(from.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => {
      // Checked by tools/openapi when the document was made.
      const operation = raw as RawOperation;
      return {
        operationId: operation.operationId as AnyOperationId,
        method: method.toUpperCase(),
        path: basePathOf(from) + path,
        access: accessOf(operation),
        headers: headersOf(from, operation.parameters),
        takesFile: operation.requestBody?.content?.['multipart/form-data'] !== undefined,
      };
    }),
  );
}

/** @throws with all differences when an operation has no handler, or a handler no operation. */
export function checkHandlers(operations: readonly ContractOperation[], handlers: object): void {
  const wanted = operations.map(({ operationId }) => String(operationId));
  const given = Object.keys(handlers);
  const missing = wanted.filter((id) => !given.includes(id)).map((id) => `operation ${id} has no handler`);
  const unknown = given.filter((id) => !wanted.includes(id)).map((id) => `handler ${id} has no operation`);
  const faults = [...missing, ...unknown];
  if (faults.length > 0) throw new Error(`The contract and the handlers differ: ${faults.join('; ')}.`);
}
