import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { NewTariff } from './tariffs-admin.service';

/** False when the family and language have a tariff from the same instant on. */
export async function insertTariff(db: DbOrTx, tariff: NewTariff): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tariffs')
    .values({
      family: tariff.family,
      language: tariff.language,
      valid_from: tariff.validFrom,
      unit_mrial: tariff.unitMrial,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when there is a charge from the same instant on. */
export async function insertStatutory(db: DbOrTx, charge: { validFrom: Date; perPartMrial: bigint }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('statutory_charges')
    .values({ valid_from: charge.validFrom, per_part_mrial: charge.perPartMrial })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What the law adds to a part at an instant; null before it added anything. */
export async function findStatutory(db: DbOrTx, at: Date): Promise<bigint | null> {
  const row = await db
    .selectFrom('statutory_charges')
    .select('per_part_mrial as perPartMrial')
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst();
  return row?.perPartMrial ?? null;
}

/** Newest first: what is to come, what is in force, and what was. */
export async function listTariffs(db: DbOrTx, { offset, limit }: { offset: number; limit: number }) {
  const all = db.selectFrom('tariffs');
  const { total } = await all.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const items = await all
    .selectAll()
    // Until when: the next row of the same family and language takes its place.
    .select(sql<Date | null>`lead(valid_from) over (partition by family, language order by valid_from)`.as('until'))
    .orderBy('family')
    .orderBy('language')
    .orderBy('valid_from', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), items };
}

/** Newest first. */
export async function listStatutory(db: DbOrTx, { offset, limit }: { offset: number; limit: number }) {
  const all = db.selectFrom('statutory_charges');
  const { total } = await all.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const items = await all
    .selectAll()
    .select(sql<Date | null>`lead(valid_from) over (order by valid_from)`.as('until'))
    .orderBy('valid_from', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), items };
}
