import { runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { lockAccount } from '../accounts.repository';
import { failAdmin } from '../fail';
import {
  clearDefaultLine,
  findLineId,
  insertLine,
  updateLineActive,
  upsertAccountLine,
} from './lines-admin.repository';
import type { NewLine } from './lines-admin.repository';

const NUMBER = /^\d{3,20}$/;

function isGoodLine({ number, title, family, maxPerSecond }: NewLine): boolean {
  const rateIsGood = maxPerSecond === null || (Number.isSafeInteger(maxPerSecond) && maxPerSecond > 0);
  return NUMBER.test(number) && title.trim() !== '' && family.trim() !== '' && rateIsGood;
}

/** Makes a line that nobody has yet; its id. @throws badLine, lineExists */
export async function createLine(db: Db, line: NewLine): Promise<bigint> {
  if (!isGoodLine(line)) failAdmin('badLine');
  return (await insertLine(db, line)) ?? failAdmin('lineExists');
}

/**
 * Lets an account send from a line; may be repeated, also to change which line is the default one. A line may belong to
 * several accounts. @throws unknownAdminLine, unknownAccount
 */
export async function assignLine(
  db: Db,
  { accountId, number, isDefault }: { accountId: bigint; number: string; isDefault: boolean },
): Promise<void> {
  await runTransaction(db, async (tx) => {
    // Locked, so that of two commands at once the second sees the first one's default line.
    if (!(await lockAccount(tx, accountId))) failAdmin('unknownAccount');
    const lineId = (await findLineId(tx, number)) ?? failAdmin('unknownAdminLine');
    if (isDefault) await clearDefaultLine(tx, accountId);
    await upsertAccountLine(tx, { accountId, lineId, isDefault });
  });
}

/** Opens or closes a line for everybody. What was accepted goes on. @throws unknownAdminLine */
export async function setLineActive(db: Db, number: string, active: boolean): Promise<void> {
  if (!(await updateLineActive(db, number, active))) failAdmin('unknownAdminLine');
}
