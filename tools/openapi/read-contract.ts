import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { withAccessInWords, withKeysDecided } from './access.ts';
import type { ContractDocument, Part } from './document.ts';
import { lintContract } from './lint-contract.ts';
import { mergeContract, originsOf } from './merge.ts';
import { withoutUnused } from './references.ts';
import { expandShorthands } from './shorthands.ts';

function readPart(root: string, file: string): Part {
  return expandShorthands({ file, content: parse(readFileSync(join(root, file), 'utf8')) as Part['content'] });
}

function listYaml(root: string, folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The contract of the panel's API, and that of the desk. */
export type ContractName = 'panel' | 'desk';

/** Where each has its operations; what both refer to lies in `openapi/components`. */
const FOLDERS: Readonly<Record<ContractName, string>> = { panel: 'openapi/paths', desk: 'openapi/desk' };

function readParts(root: string, name: ContractName): Part[] {
  const files = [...listYaml(root, FOLDERS[name]), ...listYaml(root, 'openapi/components')];
  return files.map((file) => readPart(root, file));
}

/**
 * Reads `openapi/` below `root` and puts it together.
 * @throws with all faults, one a line, when the contract is not in order.
 */
export function readContract(root: string, name: ContractName = 'panel'): ContractDocument {
  return putTogether(root, name, readParts(root, name));
}

/** The panel's contract, and whose each path and component is: that of the file which has it, `common` for what all share. */
export function readContractByDomain(root: string): { document: ContractDocument; domains: Map<string, string> } {
  const parts = readParts(root, 'panel');
  const domains = [...originsOf(parts)].map(([name, file]) => [name, basename(file, '.yaml')] as const);
  return { document: putTogether(root, 'panel', parts), domains: new Map(domains) };
}

function putTogether(root: string, name: ContractName, parts: readonly Part[]): ContractDocument {
  const merged = mergeContract(readPart(root, `openapi/${name}.yaml`), parts);
  const document = name === 'panel' ? merged : forDesk(merged, readPart(root, 'openapi/panel.yaml'));
  const faults = lintContract(document);
  if (faults.length > 0)
    throw new Error(`The contract is not in order:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return withAccessInWords(withKeysDecided(document));
}

/** The desk uses few of the common components, and has the rates of the panel. */
function forDesk(document: ContractDocument, { content }: Part): ContractDocument {
  return withoutUnused({ ...document, 'x-rates': content['x-rates'] });
}
