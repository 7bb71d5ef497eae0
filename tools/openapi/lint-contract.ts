import { lintAccess, lintPermissions } from './access.ts';
import { lintBounds } from './bounds.ts';
import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation, Schema } from './document.ts';
import { lintReferences, lintUnusedSchemas, resolveReference } from './references.ts';

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;

/** The names of a schema's properties, through references and allOf. */
function propertyNames(document: ContractDocument, schema: Schema | undefined): string[] {
  if (!schema) return [];
  if (schema.$ref) return propertyNames(document, resolveReference(document, schema.$ref) as Schema | undefined);
  const inherited = (schema.allOf ?? []).flatMap((entry) => propertyNames(document, entry));
  return [...inherited, ...Object.keys(schema.properties ?? {})];
}

function lintAnswers(document: ContractDocument, { operation }: LocatedOperation): string[] {
  const responses = operation.responses ?? {};
  const success = responses['200'] ?? responses['201'];
  const faults: string[] = [];
  if (!success) faults.push('has no answer 200 or 201: describe it.');
  const isFile = ['text/csv', 'application/octet-stream'].some((type) => success?.content?.[type] !== undefined);
  const schema = success?.content?.['application/json']?.schema;
  const names = propertyNames(document, schema);
  if (success && !isFile && !(names.includes('data') && names.includes('meta'))) {
    faults.push('answers without the envelope: its schema needs the properties data and meta.');
  }
  if (!responses['default'])
    faults.push("has no default answer: add `default: { $ref: '#/components/responses/Error' }`.");
  return faults;
}

function lintOperation(document: ContractDocument, located: LocatedOperation): string[] {
  const { operation, method, path } = located;
  const tags = new Set((document.tags ?? []).map((tag) => tag.name));
  const faults: string[] = [];
  if (!operation.operationId) faults.push('has no operationId: name it with a verb first.');
  else if (!CAMEL_CASE.test(operation.operationId))
    faults.push(`has the operationId ${operation.operationId}: use camelCase.`);
  if (operation.tags?.length !== 1) faults.push('needs exactly one tag: the domain it belongs to.');
  for (const tag of operation.tags ?? []) {
    if (!tags.has(tag)) faults.push(`has the tag ${tag}, which openapi/panel.yaml does not list: add it there.`);
  }
  if (!operation.summary) faults.push('has no summary: say in one sentence what it does.');
  const all = [
    ...faults,
    ...lintAnswers(document, located),
    ...lintAccess(document, located),
    ...lintBounds(document, located),
  ];
  return all.map((fault) => `${method.toUpperCase()} ${path} ${fault}`);
}

function lintUniqueIds(located: readonly LocatedOperation[]): string[] {
  const ids = located.map(({ operation }) => operation.operationId).filter((id) => id !== undefined);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => `operationId ${id} is used twice: every operation has its own.`);
}

/** Everything that is wrong with the merged contract, as sentences with the remedy; empty when it is in order. */
export function lintContract(document: ContractDocument): string[] {
  const located = listOperations(document);
  return [
    ...(located.length === 0 ? ['the contract has no operations: openapi/paths/ holds them.'] : []),
    ...located.flatMap((entry) => lintOperation(document, entry)),
    ...lintUniqueIds(located),
    ...lintPermissions(document),
    ...lintReferences(document),
    ...lintUnusedSchemas(document),
  ];
}
