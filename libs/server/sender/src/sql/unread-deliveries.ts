import type { UnreadDelivery } from '@peyk/server-carrier';
import type { DbOrTx } from '@peyk/server-database';

/** Keeps what the operator delivered and nobody could read: it is acknowledged after this, and does not come again. */
export async function insertUnreadDelivery(db: DbOrTx, carrier: string, delivery: UnreadDelivery): Promise<void> {
  const { esmClass, dataCoding, source, destination, said, parameters, at } = delivery;
  await db
    .insertInto('unread_deliveries')
    .values({
      ...{ carrier, source, destination, said },
      received_at: at,
      esm_class: esmClass,
      data_coding: dataCoding,
      parameters: JSON.stringify(parameters),
    })
    .execute();
}

/** Drops what came before; answers how many. */
export async function deleteUnreadBefore(db: DbOrTx, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('unread_deliveries')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
