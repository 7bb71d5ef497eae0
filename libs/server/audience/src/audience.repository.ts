import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { PrefixOverride } from '@peyk/shared-sms';

/** The installation's exceptions to the operators' prefixes. */
export async function selectPrefixOverrides(db: DbOrTx): Promise<PrefixOverride[]> {
  return db.selectFrom('operator_prefixes').select(['prefix', 'operator']).modifyEnd(PREPARED).execute();
}

/** The same as an array of JSON, for a statement that has more to ask. */
export const PREFIX_OVERRIDES: RawBuilder<PrefixOverride[]> = sql`(
  select coalesce(json_agg(json_build_object('prefix', prefix, 'operator', operator)), '[]') from operator_prefixes)`;
