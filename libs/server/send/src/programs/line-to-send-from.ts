import type { DbOrTx } from '@peyk/server-database';
import { lineDigits } from '@peyk/shared-contract';
import { fail } from '../fail';
import { listAccountLines } from '../lines.repository';

/**
 * The line of a program that names none: the account's default one, else the first that is no advertising line, else the first. Whether
 * it may send is asked later. @throws unknownLine
 */
export async function lineToSendFrom(db: DbOrTx, accountId: bigint, given: string | undefined): Promise<string> {
  if (given !== undefined) return lineDigits(given);
  const lines = (await listAccountLines(db, accountId)).filter(({ active }) => active);
  const line = lines.find(({ isDefault }) => isDefault) ?? lines.find(({ advertising }) => !advertising) ?? lines[0];
  return line?.number ?? fail('unknownLine', 'from_number');
}
