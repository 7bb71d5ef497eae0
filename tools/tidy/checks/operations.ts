import { isTest, isWeb } from '../lines.ts';
import type { Check, Finding, SourceFile, Workspace } from '../workspace.ts';

const CONTRACT = 'libs/server/http/src/contract.gen.json';

/** Operations for programs and admins: no screen calls them, each with its reason. */
const WITHOUT_SCREEN: ReadonlyMap<string, string> = new Map([
  ['uploadNumbers', 'programs send a file as it is; the panel checks it first and sends its numbers in parts'],
  ['countJobNumbers', 'a known name: the panel asks send/banks/counts, which takes a category too'],
  ['getArchivedSendStats', 'a known name: the panel asks report/bulk_stats for sends of any age'],
  ...[
    'listPhonebooks',
    'listPhonebookChoices',
    'createPhonebook',
    'updatePhonebook',
    'deletePhonebooks',
    'countPhonebookNumbers',
    'listContacts',
    'addContacts',
    'getJob',
    'addUploadToPhonebooks',
    'getPhonebookImport',
    'updateContact',
    'deleteContacts',
    'listSuppressedNumbers',
    'addSuppressedNumbers',
    'removeSuppressedNumbers',
  ].map((id) => [id, 'phonebooks are kept by programs as long as the panel has no screens for them'] as const),
]);

interface Operation {
  id: string;
  path: string;
  tag: string;
}

function listOperations(workspace: Workspace): Operation[] {
  const text = workspace.files.find((file) => file.path === CONTRACT)?.text ?? '{"paths":{}}';
  const contract = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>;
  };
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.values(item).map(({ operationId, tags }) => ({ id: operationId, path, tag: tags[0] ?? '' })),
  );
}

function handlersOf(file: SourceFile, operations: readonly Operation[]): string[] {
  return operations.filter(({ id }) => new RegExp(`\\b${id}\\b\\s*[:(,}]`).test(file.text)).map(({ id }) => id);
}

function isCalled(file: SourceFile, { id, path }: Operation): boolean {
  return file.text.includes(`'${path}'`) || new RegExp(`OPERATIONS\\.${id}\\b|['"]${id}['"]`).test(file.text);
}

function lintOperation(operation: Operation, routes: readonly SourceFile[], web: readonly SourceFile[]): Finding[] {
  const handlers = routes.filter((file) => handlersOf(file, [operation]).length > 0);
  const findings: Finding[] = [];
  const contract = `openapi/paths/${operation.tag}.yaml`;
  if (handlers.length === 0) {
    findings.push({
      file: contract,
      message: `${operation.id} has no handler: add it to libs/server/${operation.tag}/src/*.routes.ts.`,
    });
  }
  if (handlers.length > 1) {
    const files = handlers.map((file) => file.path).join(' and ');
    findings.push({ file: contract, message: `${operation.id} is handled in ${files}: keep one.` });
  }
  if (!WITHOUT_SCREEN.has(operation.id) && !web.some((file) => isCalled(file, operation))) {
    findings.push({
      file: contract,
      message: `${operation.id} (${operation.path}) is called by no screen: use it, or list it with a reason in tools/tidy/checks/operations.ts.`,
    });
  }
  return findings;
}

/** Operation, handler and screen belong together: none of the three is left over. */
export const operations: Check = {
  name: 'operations',
  run: (workspace) => {
    const routes = workspace.files.filter((file) => file.path.endsWith('.routes.ts'));
    const web = workspace.files.filter((file) => isWeb(file.path) && !isTest(file.path));
    return listOperations(workspace).flatMap((operation) => lintOperation(operation, routes, web));
  },
};
