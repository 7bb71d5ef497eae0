import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { Db, Logger, Tx } from '@peyk/server-database';
import type { SendCode } from '@peyk/server-auth';
import { openWallet } from '@peyk/server-ledger';
import type { Seal } from '@peyk/server-seal';
import { enqueueSystemMessage } from '@peyk/server-sender';
import type { CodeTaker } from '@peyk/server-sender';

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

interface SendCodeParts {
  /** The system account. */
  accountId: bigint;
  seal: Seal;
  log: Logger;
  /** Where this process sends codes too. */
  taker?: () => CodeTaker | undefined;
}

/** Hands login codes to the sender, on the system account and its line. */
export function createSendCode({ accountId, seal, log, taker }: SendCodeParts): SendCode {
  return async (tx, message) => {
    const sendId = await enqueueSystemMessage(tx, seal, { ...message, accountId }, taker?.());
    // The sign-in goes on: an admin can give the code from the console (`admin login-code`).
    if (sendId === undefined)
      log.warn({}, 'a login code was not sent: give the system account a line with "admin line assign --system"');
    return sendId;
  };
}
