import { listOperations } from './document.ts';
import type { ContractDocument } from './document.ts';

/** Source text of the operation list for clients: which method and path belong to an operationId. */
export function writeOperations(document: ContractDocument): string {
  const lines = listOperations(document)
    .map(({ method, path, operation }) => ({ id: operation.operationId ?? '', method, path }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, method, path }) => `  ${id}: { method: '${method}', path: '${path}' },`);
  return [
    '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */',
    '',
    '/** Where every path of the contract begins. */',
    `export const BASE_PATH = '${document.servers?.[0]?.url ?? ''}';`,
    '',
    '/** Method and path (below BASE_PATH) of every operation. */',
    'export const OPERATIONS = {',
    ...lines,
    '} as const;',
    '',
    'export type OperationId = keyof typeof OPERATIONS;',
    '',
  ].join('\n');
}
