import type { DbOrTx } from '@peyk/server-database';

export interface TariffWishes {
  family?: string;
  /** Default 1,330 rial, as in the golden prices. */
  persianMrial?: bigint;
  /** Default 3,325 rial. */
  latinMrial?: bigint;
  /** Default 40 rial a part. */
  statutoryMrial?: bigint;
  validFrom?: Date;
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Tariffs of a family in both languages, and the charge by law. */
export async function givenTariff(db: DbOrTx, wishes: TariffWishes = {}): Promise<void> {
  const family = wishes.family ?? '3000';
  const validFrom = wishes.validFrom ?? LONG_AGO;
  await db
    .insertInto('tariffs')
    .values([
      { family, language: 'persian', valid_from: validFrom, unit_mrial: wishes.persianMrial ?? 1_330_000n },
      { family, language: 'latin', valid_from: validFrom, unit_mrial: wishes.latinMrial ?? 3_325_000n },
    ])
    .execute();
  await db
    .insertInto('statutory_charges')
    .values({ valid_from: validFrom, per_part_mrial: wishes.statutoryMrial ?? 40_000n })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
