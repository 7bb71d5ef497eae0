import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { Language } from '@peyk/shared-sms';
import { sql } from 'kysely';
import type { PartTariff } from './text-price';

export interface TariffQuestion {
  family: string;
  language: Language;
  at: Date;
}

/**
 * What a part costs at an instant: the newest rows that are not in the future. Undefined when the family has no tariff
 * yet. Before the first statutory charge nothing is added.
 */
export async function findTariff(db: DbOrTx, question: TariffQuestion): Promise<PartTariff | undefined> {
  const { family, language, at } = question;
  return db
    .selectFrom('tariffs')
    .select(({ selectFrom, fn }) => [
      'unit_mrial as unitMrial',
      fn
        .coalesce(
          selectFrom('statutory_charges')
            .select('per_part_mrial')
            .where('valid_from', '<=', at)
            .orderBy('valid_from', 'desc')
            .limit(1),
          sql<bigint>`0::bigint`,
        )
        .as('statutoryMrial'),
    ])
    .where('family', '=', family)
    .where('language', '=', language)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .modifyEnd(PREPARED)
    .executeTakeFirst();
}
