import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Service } from './plans.tables';

export interface Plan {
  id: bigint;
  title: string;
  description: string;
  priceMrial: bigint;
  /** How long it lasts; null for without end. */
  days: number | null;
  isOpen: boolean;
  services: Service[];
}

const plans = (db: DbOrTx) =>
  db
    .selectFrom('plans as p')
    .select(['p.id', 'p.title', 'p.description', 'p.price_mrial as priceMrial', 'p.days', 'p.is_open as isOpen'])
    .select(
      sql<Service[]>`array(select s.service from plan_services s where s.plan_id = p.id order by s.service)`.as(
        'services',
      ),
    );

/** The cheapest first. */
export const listPlans = (db: DbOrTx): Promise<Plan[]> => plans(db).orderBy('p.price_mrial').orderBy('p.id').execute();

export const findPlan = (db: DbOrTx, id: bigint): Promise<Plan | undefined> =>
  plans(db).where('p.id', '=', id).executeTakeFirst();

/** For those who run the installation. */
export const findPlanByTitle = (db: DbOrTx, title: string): Promise<Plan | undefined> =>
  plans(db).where('p.title', '=', title).executeTakeFirst();

export interface HeldPlan {
  planId: bigint;
  /** Null for without end. */
  endsAt: Date | null;
}

/** Plans that an account has at an instant, each once, with the time until which it has it. */
export async function listHeld(db: DbOrTx, accountId: bigint, at: Date): Promise<HeldPlan[]> {
  return db
    .selectFrom('account_plans')
    .select([
      'plan_id as planId',
      sql<Date | null>`nullif(max(coalesce(ends_at, 'infinity')), 'infinity')`.as('endsAt'),
    ])
    .where('account_id', '=', accountId)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .groupBy('plan_id')
    .execute();
}

/** Whether a service is everybody's, or one of the account's plans opens it. */
export async function isServiceOpen(db: DbOrTx, question: { accountId: bigint; service: Service; at: Date }) {
  const { accountId, service, at } = question;
  const { rows } = await sql<{ isOpen: boolean }>`
    select not exists (
      select from plan_services s join plans p on p.id = s.plan_id where s.service = ${service} and p.is_open
    ) or exists (
      select from account_plans a join plan_services s on s.plan_id = a.plan_id
      where a.account_id = ${accountId} and s.service = ${service} and (a.ends_at is null or a.ends_at > ${at})
    ) as "isOpen"`.execute(db);
  return rows[0]?.isOpen ?? false;
}

/** Titles of the plans on sale that open a service, the cheapest first. */
export async function listPlansOpening(db: DbOrTx, service: Service): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select p.title from plan_services s join plans p on p.id = s.plan_id
    where s.service = ${service} and p.is_open order by p.price_mrial, p.id`.execute(db);
  return rows.map(({ title }) => title);
}

export interface BoughtPlan {
  accountId: bigint;
  planId: bigint;
  paidMrial: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
  startsAt: Date;
  endsAt: Date | null;
}

/** Its id, which names its booking. */
export async function insertBought(tx: Tx, bought: BoughtPlan, at: Date): Promise<bigint> {
  const { id } = await tx
    .insertInto('account_plans')
    .values({
      ...{ account_id: bought.accountId, plan_id: bought.planId, paid_mrial: bought.paidMrial },
      ...{ bought_by: bought.userId, impersonated_by: bought.impersonatedBy },
      ...{ starts_at: bought.startsAt, ends_at: bought.endsAt, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
