import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withAccessInWords } from './access.ts';
import type { ContractDocument, Part } from './document.ts';
import { lintContract } from './lint-contract.ts';
import { mergeContract } from './merge.ts';
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

/**
 * Reads `openapi/` below `root` and puts it together.
 * @throws with all faults, one a line, when the contract is not in order.
 */
export function readContract(root: string): ContractDocument {
  const files = [...listYaml(root, 'openapi/paths'), ...listYaml(root, 'openapi/components')];
  const document = mergeContract(
    readPart(root, 'openapi/panel.yaml'),
    files.map((file) => readPart(root, file)),
  );
  const faults = lintContract(document);
  if (faults.length > 0)
    throw new Error(`The contract is not in order:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return withAccessInWords(document);
}
