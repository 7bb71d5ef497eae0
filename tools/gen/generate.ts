import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { readErrors } from '../errors/read-errors.ts';
import { writeErrors, writeSentences } from '../errors/write-errors.ts';
import { writeCommonWords } from '../passwords/write-common-words.ts';
import { readContract } from '../openapi/read-contract.ts';
import { writeAccess } from '../openapi/write-access.ts';
import { writeExamples } from '../openapi/write-examples.ts';
import { writeLimits } from '../openapi/write-limits.ts';
import { writeOperations } from '../openapi/write-operations.ts';
import { writeErrorCatalogue, writeLlms, writeOperationNames, writeReference } from '../openapi/write-reference.ts';
import { contractForKeys, writeSdkCalls, writeSdkErrors } from '../openapi/write-sdk.ts';

const BANNER = '/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */\n\n';

/** A path, or a schema, is a line: half of what the file would be with a value on each, and a change still shows where it is. */
function writeDocument(document: object, depth = 2): string {
  const parts = Object.entries(document).map(([key, value]) => {
    const isSplit = depth > 0 && typeof value === 'object' && value !== null && !Array.isArray(value);
    return `${JSON.stringify(key)}:${isSplit ? writeDocument(value as object, depth - 1).trimEnd() : JSON.stringify(value)}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** Everything that is generated from the contract, the tables of errors and the list of leaked passwords: path below the root -> content. Writes nothing. */
export async function generate(root: string): Promise<Map<string, string>> {
  const document = readContract(root);
  const types = astToString(await openapiTypes(document as unknown as OpenAPI3, { alphabetize: false }));
  const desk = readContract(root, 'desk');
  const deskTypes = astToString(await openapiTypes(desk as unknown as OpenAPI3, { alphabetize: false }));
  const forKeys = await openapiTypes(contractForKeys(document) as unknown as OpenAPI3, {
    alphabetize: false,
    // A program may leave out what has a default.
    defaultNonNullable: false,
  });
  const errors = await readErrors(root);
  return new Map([
    ['libs/server/http/src/contract.gen.json', writeDocument(document)],
    ['libs/shared/contract/src/contract.gen.ts', BANNER + types],
    ['libs/shared/contract/src/access.gen.ts', writeAccess(document)],
    ['libs/server/desk/src/desk-contract.gen.json', writeDocument(desk)],
    ['libs/shared/contract/src/desk.gen.ts', BANNER + deskTypes],
    ['libs/shared/contract/src/limits.gen.ts', writeLimits(document)],
    ['libs/shared/contract/src/operations.gen.ts', writeOperations(document)],
    ['libs/shared/testing/web/src/examples.gen.ts', writeExamples(document)],
    ['libs/shared/validation/src/common-words.gen.ts', await writeCommonWords(root)],
    ['libs/sdk/src/contract.gen.ts', BANNER + astToString(forKeys)],
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
