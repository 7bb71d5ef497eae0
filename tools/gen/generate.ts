import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes from 'openapi-typescript';
import type { OpenAPI3, OpenAPITSOptions } from 'openapi-typescript';
import { readErrors } from '../errors/read-errors.ts';
import { writeErrors, writeSentences } from '../errors/write-errors.ts';
import { writeCommonWords } from '../passwords/write-common-words.ts';
import type { ContractDocument } from '../openapi/document.ts';
import { readContract, readContractByDomain } from '../openapi/read-contract.ts';
import { writeAccess } from '../openapi/write-access.ts';
import { writeExamples } from '../openapi/write-examples.ts';
import { writeLimits } from '../openapi/write-limits.ts';
import { writeOperations } from '../openapi/write-operations.ts';
import { writeErrorCatalogue, writeLlms, writeOperationNames, writeReference } from '../openapi/write-reference.ts';
import { contractForKeys, writeSdkCalls, writeSdkErrors } from '../openapi/write-sdk.ts';
import { writeTypes, writeTypesByDomain } from '../openapi/write-types.ts';

const CONTRACT = 'libs/shared/contract/src';

/** A path, or a schema, is a line: half of what the file would be with a value on each, and a change still shows where it is. */
function writeDocument(document: object, depth = 2): string {
  const parts = Object.entries(document).map(([key, value]) => {
    const isSplit = depth > 0 && typeof value === 'object' && value !== null && !Array.isArray(value);
    return `${JSON.stringify(key)}:${isSplit ? writeDocument(value as object, depth - 1).trimEnd() : JSON.stringify(value)}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** What openapi-typescript makes of a contract. */
function nodesOf(document: ContractDocument, options: OpenAPITSOptions = {}) {
  return openapiTypes(document as unknown as OpenAPI3, { alphabetize: false, ...options });
}

/** Everything that is generated from the contract, the tables of errors and the list of leaked passwords: path below the root -> content. Writes nothing. */
export async function generate(root: string): Promise<Map<string, string>> {
  const { document, domains } = readContractByDomain(root);
  const desk = readContract(root, 'desk');
  const forKeys = contractForKeys(document);
  // A program may leave out what has a default.
  const forKeysNodes = await nodesOf(forKeys, { defaultNonNullable: false });
  const types = writeTypesByDomain(document, await nodesOf(document), domains);
  const errors = await readErrors(root);
  return new Map([
    ['libs/server/http/src/contract.gen.json', writeDocument(document)],
    ...[...types].map(([file, text]): [string, string] => [`${CONTRACT}/${file}`, text]),
    [`${CONTRACT}/access.gen.ts`, writeAccess(document)],
    ['libs/server/desk/src/desk-contract.gen.json', writeDocument(desk)],
    [`${CONTRACT}/desk.gen.ts`, writeTypes(desk, await nodesOf(desk))],
    [`${CONTRACT}/limits.gen.ts`, writeLimits(document)],
    [`${CONTRACT}/operations.gen.ts`, writeOperations(document)],
    ['libs/shared/testing/web/src/examples.gen.ts', writeExamples(document)],
    ['libs/shared/validation/src/common-words.gen.ts', await writeCommonWords(root)],
    ['libs/sdk/src/contract.gen.ts', writeTypes(forKeys, forKeysNodes, false)],
    ['libs/sdk/src/calls.gen.ts', writeSdkCalls(document)],
    ['libs/sdk/src/errors.gen.ts', writeSdkErrors(errors)],
    ['libs/developers/src/model/reference.gen.json', writeReference(document)],
    ['libs/developers/src/model/operation-names.gen.json', writeOperationNames(document)],
    ['libs/developers/src/model/errors.gen.json', writeErrorCatalogue(errors)],
    ['apps/panel/public/llms.txt', writeLlms(document)],
    ['libs/server/audit-log/src/words/sentences.gen.json', writeSentences(errors)],
    ['docs/errors.md', writeErrors(errors)],
  ]);
}

/** The generated files that differ from what the contract gives now, are missing, or are of a domain that it has no more. */
export async function findDrift(root: string, files?: ReadonlyMap<string, string>): Promise<string[]> {
  const wanted = files ?? (await generate(root));
  const drifted = [...wanted].filter(([file, content]) => readOrNothing(join(root, file)) !== content);
  const typed = globSync(`${CONTRACT}/types/*.gen.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [...drifted.map(([file]) => file), ...typed.filter((file) => !wanted.has(file))];
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
