import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Db, Logger, Tx } from '@peyk/server-database';
import type { SendCode } from '@peyk/server-auth';
import { openWallet } from '@peyk/server-ledger';
import { enqueueSystemMessage } from '@peyk/server-sender';

/** Any number; of processes that start at once, one makes the account. */
const LOCK_ID = 7216010;
const NAME = 'سامانه';

async function findSystemAccount(tx: Tx): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'system')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The account that login codes are sent from; made at the first start. @returns its id. */
export function ensureSystemAccount(db: Db): Promise<bigint> {
  return runTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(tx);
    const known = await findSystemAccount(tx);
    if (known !== undefined) return known;
    const { id } = await tx
      .insertInto('accounts')
      .values({ name: NAME, kind: 'system' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallet(tx, id);
    return id;
  });
}

/** The line of the system account: its default one, else its first. */
async function findSystemLine(tx: Tx, accountId: bigint): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('account_lines')
    .innerJoin('lines', 'lines.id', 'account_lines.line_id')
    .select('lines.id')
    .where('account_lines.account_id', '=', accountId)
    .where('lines.active', '=', true)
    .orderBy('account_lines.is_default', 'desc')
    .orderBy('lines.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Hands login codes to the sender, on the system account and its line. */
export function createSendCode(accountId: bigint, log: Logger): SendCode {
  return async (tx, message) => {
    const lineId = await findSystemLine(tx, accountId);
    if (lineId !== undefined) return enqueueSystemMessage(tx, { ...message, accountId, lineId });
    // The sign-in goes on: an admin can give the code from the console (`admin login-code`).
    log.warn({}, 'a login code was not sent: give the system account a line with "admin line assign --system"');
    return undefined;
  };
}
