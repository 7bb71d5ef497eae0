import { auditChange, runTransaction } from '@peyk/server-database';
import { requireAccount } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';

type Setting = OperationData<'getApiCallsSetting'>;

/** Whether what programs call is written down. */
export async function getApiCallsSetting(context: RequestContext): Promise<Setting> {
  const { keeps_api_calls } = await context.db
    .selectFrom('accounts')
    .select('keeps_api_calls')
    .where('id', '=', requireAccount(context).accountId)
    .executeTakeFirstOrThrow();
  return { is_on: keeps_api_calls };
}

/** It holds for all processes at once: they ask for it with what they write. */
export function setApiCallsSetting(context: RequestContext, { is_on }: Setting): Promise<Setting> {
  const { accountId } = requireAccount(context);
  return runTransaction(context.db, async (tx) => {
    const { was } = await tx
      .selectFrom('accounts')
      .select('keeps_api_calls as was')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx.updateTable('accounts').set({ keeps_api_calls: is_on }).where('id', '=', accountId).execute();
    auditChange({ object: 'api-calls', before: { isOn: was }, after: { isOn: is_on } });
    return { is_on };
  });
}
