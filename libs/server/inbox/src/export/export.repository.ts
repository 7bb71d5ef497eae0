import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Selectable } from 'kysely';
import type { InboxExportsTable, KeptFilters } from '../inbox.tables';

export interface NewExport {
  accountId: bigint;
  filters: KeptFilters;
  format: 'xlsx' | 'csv';
  at: Date;
  impersonatedBy: string | null;
}

export async function insertExport(
  tx: Tx,
  { accountId, filters, format, at, impersonatedBy }: NewExport,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('inbox_exports')
    .values({
      account_id: accountId,
      filters: jsonText(filters),
      format,
      created_at: at,
      impersonated_by: impersonatedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findExport(
  db: DbOrTx,
  { accountId, id }: { accountId: bigint; id: bigint },
): Promise<Selectable<InboxExportsTable> | undefined> {
  return db
    .selectFrom('inbox_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}
