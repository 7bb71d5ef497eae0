import { runTransaction } from '@peyk/server-database';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer } from '@peyk/server-seal';
import { openSecret, sealSecret } from './endpoint-secret';

/** The secrets that sign events. */
export const endpointResealer: Resealer = {
  name: 'webhook_endpoints',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('webhook_endpoints')
        .select(['account_id as accountId', 'id', 'secret_sealed as secret', 'previous_sealed as previous'])
        .where('id', '>', BigInt(after || '0'))
        .where((eb) => eb.or([isNotCurrent(seal, 'secret_sealed'), isNotCurrent(seal, 'previous_sealed')]))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .execute();
      const rewrite = async ({ accountId, id, secret, previous }: (typeof rows)[number]) => {
        const again = (sealed: Buffer) =>
          sealSecret(seal, { accountId, id }, openSecret(seal, { accountId, id }, sealed));
        await tx
          .updateTable('webhook_endpoints')
          .set({ secret_sealed: again(secret), previous_sealed: previous && again(previous) })
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .execute();
      };
      return resealRows(rows, { limit, keyOf: ({ id }) => id.toString(), rewrite });
    }),
};
