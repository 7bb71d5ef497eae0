import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAccessInWords, withKeysDecided } from './access.ts';
import type { ContractDocument, Part } from './document.ts';
import { lintContract } from './lint-contract.ts';
import { mergeContract } from './merge.ts';
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

/**
 * Reads `openapi/` below `root` and puts it together.
 * @throws with all faults, one a line, when the contract is not in order.
 */
export function readContract(root: string, name: ContractName = 'panel'): ContractDocument {
  const files = [...listYaml(root, FOLDERS[name]), ...listYaml(root, 'openapi/components')];
  const merged = mergeContract(
    readPart(root, `openapi/${name}.yaml`),
    files.map((file) => readPart(root, file)),
  );
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
