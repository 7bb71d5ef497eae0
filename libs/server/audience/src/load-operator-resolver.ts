import type { DbOrTx } from '@peyk/server-database';
import { createOperatorResolver } from '@peyk/shared-sms';
import type { OperatorCode } from '@peyk/shared-sms';
import { selectPrefixOverrides } from './audience.repository';

/** Reads the installation's exceptions once, then tells the operator of any number by its key. */
export async function loadOperatorResolver(db: DbOrTx): Promise<(key: number) => OperatorCode> {
  return createOperatorResolver(await selectPrefixOverrides(db));
}
