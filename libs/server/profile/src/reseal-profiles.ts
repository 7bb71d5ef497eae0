import { runTransaction } from '@peyk/server-database';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer } from '@peyk/server-seal';
import { openDetails, sealDetails } from './profile.repository';

/** What holders of accounts have told about themselves. */
export const profileResealer: Resealer = {
  name: 'profiles',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('profiles')
        .select(['account_id as accountId', 'details_sealed as sealed'])
        .where('account_id', '>', BigInt(after || '0'))
        .where(isNotCurrent(seal, 'details_sealed'))
        .orderBy('account_id')
        .limit(limit)
        .forUpdate()
        .execute();
      const rewrite = async ({ accountId, sealed }: (typeof rows)[number]) => {
        await tx
          .updateTable('profiles')
          .set({ details_sealed: sealDetails(seal, accountId, openDetails(seal, accountId, sealed)) })
          .where('account_id', '=', accountId)
          .execute();
      };
      return resealRows(rows, { limit, keyOf: ({ accountId }) => accountId.toString(), rewrite });
    }),
};
