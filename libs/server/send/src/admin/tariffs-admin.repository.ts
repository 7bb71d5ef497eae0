import type { DbOrTx } from '@peyk/server-database';
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
