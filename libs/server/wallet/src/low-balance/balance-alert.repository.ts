import { PREPARED } from '@peyk/server-database';
import type { Db, DbOrTx, Tx } from '@peyk/server-database';
import { MRIAL_PER_RIAL } from '@peyk/shared-sms';
import { MIN_LOW_BALANCE_ALERT_RIAL } from '@peyk/shared-validation';
import { sql } from 'kysely';
import type { BalanceRow } from '../wallet.repository';

/** The specification's default, and the least that can be chosen: 20,000 toman. */
const DEFAULT_BELOW_MRIAL = BigInt(MIN_LOW_BALANCE_ALERT_RIAL) * MRIAL_PER_RIAL;

export interface BalanceAlert {
  isOn: boolean;
  /** With less than this the account is told. */
  belowMrial: bigint;
}

/** How an account wants to be told of a low balance; the default where it never said. */
export async function findBalanceAlert(db: DbOrTx, accountId: bigint): Promise<BalanceAlert> {
  const row = await db
    .selectFrom('balance_alerts')
    .select(['is_on as isOn', 'below_mrial as belowMrial'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? { isOn: true, belowMrial: DEFAULT_BELOW_MRIAL };
}

/** What an account has, and below which of it it is told: one question, because every open panel asks it. */
export async function findCredit(db: DbOrTx, accountId: bigint): Promise<(BalanceRow & BalanceAlert) | undefined> {
  const { rows } = await sql<BalanceRow & BalanceAlert>`${PREPARED}
    select w.balance_mrial as "balanceMrial", w.held_mrial as "heldMrial", w.updated_at as "updatedAt",
      coalesce(a.is_on, true) as "isOn", coalesce(a.below_mrial, ${DEFAULT_BELOW_MRIAL}) as "belowMrial"
    from wallets w left join balance_alerts a on a.account_id = w.account_id where w.account_id = ${accountId}`.execute(
    db,
  );
  return rows[0];
}

/** Keeps how an account wants to be told. What is below already is not told: anyone who sets it sees it. */
export async function saveBalanceAlert(tx: Tx, accountId: bigint, { isOn, belowMrial }: BalanceAlert): Promise<void> {
  await sql`
    insert into balance_alerts (account_id, is_on, below_mrial, is_armed)
    select account_id, ${isOn}, ${belowMrial}, balance_mrial >= ${belowMrial} from wallets where account_id = ${accountId}
    on conflict (account_id) do update
      set is_on = excluded.is_on, below_mrial = excluded.below_mrial, is_armed = excluded.is_armed`.execute(tx);
}

/** The next fall of every account that has enough is told. */
export async function armAlerts(db: Db): Promise<void> {
  await sql`
    insert into balance_alerts (account_id, is_armed)
    select w.account_id, true from wallets w
    where w.balance_mrial >= ${DEFAULT_BELOW_MRIAL}
      and not exists (select from balance_alerts a where a.account_id = w.account_id)
    on conflict (account_id) do nothing`.execute(db);
  await sql`
    update balance_alerts a set is_armed = true from wallets w
    where w.account_id = a.account_id and not a.is_armed and w.balance_mrial >= a.below_mrial`.execute(db);
}

/** Accounts that have fallen below and do not know it. */
export async function listFallen(db: Db, most: number): Promise<bigint[]> {
  const { rows } = await sql<{ accountId: bigint }>`
    select a.account_id as "accountId" from balance_alerts a join wallets w on w.account_id = a.account_id
    where a.is_armed and a.is_on and w.balance_mrial < a.below_mrial order by a.account_id limit ${most}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

/** Takes it on to tell an account: undefined when another process has, or it has enough again. */
export async function takeFallen(
  tx: Tx,
  { accountId, at }: { accountId: bigint; at: Date },
): Promise<{ balanceMrial: bigint; belowMrial: bigint } | undefined> {
  const { rows } = await sql<{ balanceMrial: bigint; belowMrial: bigint }>`
    update balance_alerts a set is_armed = false, told_at = ${at} from wallets w
    where a.account_id = ${accountId} and w.account_id = a.account_id
      and a.is_armed and a.is_on and w.balance_mrial < a.below_mrial
    returning w.balance_mrial as "balanceMrial", a.below_mrial as "belowMrial"`.execute(tx);
  return rows[0];
}

/** The mobile number of the account's owner. */
export async function findOwnerMobile(db: DbOrTx, accountId: bigint): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .select('mobile')
    .where('account_id', '=', accountId)
    .where('is_owner', '=', true)
    .executeTakeFirst();
  return row?.mobile;
}
