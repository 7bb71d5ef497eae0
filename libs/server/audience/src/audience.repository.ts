import { PREPARED } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { PrefixOverride } from '@peyk/shared-sms';

/** The installation's exceptions to the operators' prefixes. */
export async function selectPrefixOverrides(db: DbOrTx): Promise<PrefixOverride[]> {
  return db.selectFrom('operator_prefixes').select(['prefix', 'operator']).modifyEnd(PREPARED).execute();
}
