import { isTest, isWeb } from '../lines.ts';
import type { Check, Finding, SourceFile, Workspace } from '../workspace.ts';

/** Of the panel, and of the desk. */
const CONTRACTS = ['libs/server/http/src/contract.gen.json', 'libs/server/desk/src/desk-contract.gen.json'];

/** Lists of operations for programs: no screen is made of them. */
const FOR_PROGRAMS = /^libs\/sdk\/|\.gen\./;

/** Operations for programs and admins: no screen calls them, each with its reason. */
const WITHOUT_SCREEN: ReadonlyMap<string, string> = new Map([
  ['getOwnCredit', 'a known name: the panel asks credit'],
  ['countJobNumbers', 'a known name: the panel asks send/banks/counts, which takes a category too'],
  ['listReaderVariables', 'for programs: the form of the panel says the names beside its fields'],
  ['listFaqCategories', 'a known name: the panel has all questions at once, with their categories'],
  ['sendOneTimeCode', 'for programs: a shop sends codes to its own people'],
  ['checkOneTimeCode', 'for programs: a shop checks what its own people type'],
  ['sendPattern', 'for programs: the panel sends a pattern to oneself, by patterns/test'],
  ['getMessageStatuses', 'for programs: the panel shows the recipients of a send'],
  ['getArchivedSendStats', 'a known name: the panel asks report/bulk_stats for sends of any age'],
]);

interface Operation {
  id: string;
  path: string;
  tag: string;
}

const listOperations = (workspace: Workspace): Operation[] =>
  CONTRACTS.flatMap((contract) => operationsOf(workspace, contract));

function operationsOf(workspace: Workspace, path: string): Operation[] {
  const text = workspace.files.find((file) => file.path === path)?.text ?? '{"paths":{}}';
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
  // As it is, or with a query after it.
  if (file.text.includes(`'${path}'`) || file.text.includes(`\`${path}?`)) return true;
  return new RegExp(`OPERATIONS\\.${id}\\b|['"]${id}['"]`).test(file.text);
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
  const caller = web.find((file) => isCalled(file, operation));
  if (caller && WITHOUT_SCREEN.has(operation.id)) {
    findings.push({
      file: 'tools/tidy/checks/operations.ts',
      message: `${operation.id} is listed as called by no screen, and ${caller.path} calls it: take it off the list.`,
    });
  }
  if (!caller && !WITHOUT_SCREEN.has(operation.id)) {
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
    const web = workspace.files.filter(({ path }) => isWeb(path) && !isTest(path) && !FOR_PROGRAMS.test(path));
    return listOperations(workspace).flatMap((operation) => lintOperation(operation, routes, web));
  },
};
