import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import type { Customer } from './caller';
import type { Plan, PlannedSend } from './plan';

export interface People {
  customers: readonly Customer[];
  system: { accountId: bigint; lineId: bigint };
  /** Of each planned send from phonebooks. */
  phonebooks: ReadonlyMap<PlannedSend, bigint[]>;
}

const LONG_AGO = new Date(0);
const keyOf = (number: string) => Number(number.slice(2));

/** The accounts of a seed with their lines, wallets, lists and phonebooks, and the installation's own. */
export async function settle(db: Db, plan: Plan): Promise<People> {
  const customers: Customer[] = [];
  for (const [place, wishes] of plan.accounts.entries()) {
    const { balanceMrial, refundRule, maxPerSecond, suppressed, hours, ownNumber, limits, operators } = wishes;
    const mobile = keyOf(ownNumber);
    const { accountId, userId } = await givenAccount(db, { balanceMrial, username: `customer-${place}`, mobile });
    const line = `3000${1_000 + place}`;
    const { lineId } = await givenLine(db, {
      accountId,
      number: line,
      refundRule,
      maxPerSecond,
      ...(hours && { hours }),
    });
    if (operators) await sql`update lines set operators = ${operators} where id = ${lineId}`.execute(db);
    await sql`update account_lines set own_from_hour = ${limits.hours?.from}, own_to_hour = ${limits.hours?.to},
      own_max_per_second = ${limits.maxPerSecond} where account_id = ${accountId} and line_id = ${lineId}`.execute(db);
    for (const number of suppressed) {
      const row = { account_id: accountId, mobile: keyOf(number), kind: 'blacklist' as const };
      await db
        .insertInto('suppressed_numbers')
        .values({ ...row, created_at: LONG_AGO })
        .execute();
    }
    customers.push({ accountId, userId, line });
  }
  const phonebooks = new Map<PlannedSend, bigint[]>();
  for (const send of plan.sends) {
    const customer = customers[send.account];
    if (send.source === 'phonebooks' && customer) phonebooks.set(send, await givenPhonebooks(db, customer, send));
  }
  const system = await givenAccount(db, { kind: 'system', username: 'system' });
  const { lineId } = await givenLine(db, { accountId: system.accountId, number: '30009999' });
  return { customers, phonebooks, system: { accountId: system.accountId, lineId } };
}

/** Two phonebooks with all numbers of a send; every third of them stands in both. */
async function givenPhonebooks(db: Db, { accountId }: Customer, { good, text }: PlannedSend): Promise<bigint[]> {
  const keys = good.map(keyOf);
  await sql`insert into contacts (account_id, mobile, created_at)
    select ${accountId}, unnest(${keys}::int[]), ${LONG_AGO}`.execute(db);
  const ids: bigint[] = [];
  for (const part of [0, 1]) {
    const members = keys.filter((_, place) => place % 2 === part || place % 3 === 0);
    const { id } = await db
      .insertInto('phonebooks')
      .values({
        account_id: accountId,
        title: `${text.slice(0, 2)} ${part}`,
        code: null,
        members_count: members.length,
        created_at: LONG_AGO,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into phonebook_members (account_id, phonebook_id, mobile)
      select ${accountId}, ${id}, unnest(${members}::int[])`.execute(db);
    ids.push(id);
  }
  return ids;
}
