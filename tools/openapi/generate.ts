import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { readErrors } from '../errors/read-errors.ts';
import { writeErrors } from '../errors/write-errors.ts';
import type { ContractDocument, Part } from './document.ts';
import { lintContract } from './lint-contract.ts';
import { mergeContract } from './merge.ts';
import { writeOperations } from './write-operations.ts';

const BANNER = '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */\n\n';

function readPart(root: string, file: string): Part {
  return { file, content: parse(readFileSync(join(root, file), 'utf8')) as Part['content'] };
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
  return document;
}

/** Everything that is generated from the contract and from the tables of errors: path below the root -> content. Writes nothing. */
export async function generate(root: string): Promise<Map<string, string>> {
  const document = readContract(root);
  const types = astToString(await openapiTypes(document as unknown as OpenAPI3, { alphabetize: false }));
  return new Map([
    ['libs/server/http/src/contract.gen.json', `${JSON.stringify(document, null, 2)}\n`],
    ['libs/shared/contract/src/contract.gen.ts', BANNER + types],
    ['libs/shared/contract/src/operations.gen.ts', writeOperations(document)],
    ['docs/errors.md', writeErrors(await readErrors(root))],
  ]);
}

/** The generated files that differ from what the contract gives now (or are missing). */
export async function findDrift(root: string): Promise<string[]> {
  const drifted: string[] = [];
  for (const [file, content] of await generate(root)) {
    if (readOrNothing(join(root, file)) !== content) drifted.push(file);
  }
  return drifted;
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
