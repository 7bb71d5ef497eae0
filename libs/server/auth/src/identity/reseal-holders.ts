import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { isNotCurrent, resealRows } from '@peyk/server-seal';
import type { Resealer, Seal } from '@peyk/server-seal';
import { PERSON_COLUMNS, openGift, openPerson, sealGift, sealPerson } from './sealed-person';
import type { PersonColumns } from './sealed-person';

interface HolderRow extends PersonColumns {
  gift: string | null;
  giftSealed: Buffer | null;
}

/** National ids and birth dates of holders; their indexes are of the same secret, and are made anew with them. */
export const holderResealer: Resealer = {
  name: 'account_holders',
  run: (db, seal, { after, limit }) =>
    runTransaction(db, async (tx) => {
      const rows = await selectRows(tx, seal, { after: BigInt(after || '0'), limit });
      const keyOf = ({ accountId }: HolderRow) => accountId.toString();
      return resealRows(rows, { limit, keyOf, rewrite: (row) => rewrite(tx, seal, row) });
    }),
};

function selectRows(tx: Tx, seal: Seal, { after, limit }: { after: bigint; limit: number }): Promise<HolderRow[]> {
  return tx
    .selectFrom('account_holders')
    .select([...PERSON_COLUMNS, 'gift_national_id as gift', 'gift_national_id_sealed as giftSealed'])
    .where('account_id', '>', after)
    .where((row) =>
      row.or([
        row('national_id', 'is not', null),
        row('birth_date', 'is not', null),
        row('gift_national_id', 'is not', null),
        isNotCurrent(seal, 'national_id_sealed'),
        isNotCurrent(seal, 'birth_date_sealed'),
        isNotCurrent(seal, 'gift_national_id_sealed'),
      ]),
    )
    .orderBy('account_id')
    .limit(limit)
    .forUpdate()
    .execute();
}

async function rewrite(tx: Tx, seal: Seal, row: HolderRow): Promise<void> {
  const { accountId } = row;
  const gift = row.giftSealed ? openGift(seal, accountId, row.giftSealed) : row.gift;
  await tx
    .updateTable('account_holders')
    .set({
      ...sealPerson(seal, accountId, openPerson(seal, row)),
      ...(gift !== null && sealGift(seal, accountId, gift)),
    })
    .where('account_id', '=', accountId)
    .execute();
}
