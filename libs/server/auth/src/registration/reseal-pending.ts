import { runTransaction } from '@peyk/server-database';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer } from '@peyk/server-seal';
import { openDetails, sealDetails } from './registration.repository';

/** Registrations that wait for their code. Plain ones, from before they were sealed, run out within the hour by themselves. */
export const pendingResealer: Resealer = {
  name: 'pending_registrations',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await tx
        .selectFrom('pending_registrations')
        .select(['token_hash as tokenHash', 'details_sealed as sealed'])
        .where('token_hash', '>', Buffer.from(after, 'hex'))
        .where(isNotCurrent(seal, 'details_sealed'))
        .orderBy('token_hash')
        .limit(limit)
        .forUpdate()
        .execute();
      const rewrite = async ({ tokenHash, sealed }: (typeof rows)[number]) => {
        if (!sealed) return;
        const details = openDetails(seal, tokenHash, sealed);
        await tx
          .updateTable('pending_registrations')
          .set({ details_sealed: sealDetails(seal, tokenHash, details) })
          .where('token_hash', '=', tokenHash)
          .execute();
      };
      return resealRows(rows, { limit, keyOf: ({ tokenHash }) => tokenHash.toString('hex'), rewrite });
    }),
};
