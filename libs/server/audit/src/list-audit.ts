import type { DbOrTx } from '@peyk/server-database';

export interface AuditFilters {
  accountId?: bigint;
  action?: string;
  since?: Date;
  limit: number;
}

export interface ListedAudit {
  id: bigint;
  accountId: bigint | null;
  at: Date;
  action: string;
  outcome: string;
  actorKind: string;
  userId: bigint | null;
  adminName: string | null;
  object: string | null;
  details: unknown;
  ip: string | null;
}

/** Entries, newest first. */
export function listAudit(db: DbOrTx, { accountId, action, since, limit }: AuditFilters): Promise<ListedAudit[]> {
  let query = db
    .selectFrom('audit_entries')
    .select(['id', 'account_id as accountId', 'at', 'action', 'outcome', 'actor_kind as actorKind'])
    .select(['user_id as userId', 'admin_name as adminName', 'object', 'details', 'ip'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (since !== undefined) query = query.where('at', '>=', since);
  return query.execute();
}
