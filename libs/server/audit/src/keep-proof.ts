import type { Db, DbOrTx, ServerContext } from '@peyk/server-database';
import type { AuditProofsTable } from './audit.tables';
import { proveAudit } from './prove-audit';
import type { AuditProof } from './prove-audit';

export type ProvingCheck = AuditProofsTable['by_check'];

export interface LastProof {
  at: Date;
  by: ProvingCheck;
  isWhole: boolean;
}

/** Proves the chain and keeps what came of it; a check that began before the one that is kept changes nothing. */
export async function proveAndKeep(
  { db, clock }: Pick<ServerContext, 'clock'> & { db: Db },
  by: ProvingCheck,
): Promise<AuditProof> {
  const at = clock.now();
  const proof = await proveAudit(db);
  const row = { at, links: BigInt(proof.links), fault: proof.fault };
  await db
    .insertInto('audit_proofs')
    .values({ by_check: by, ...row })
    .onConflict((conflict) => conflict.column('by_check').doUpdateSet(row).where('audit_proofs.at', '<=', at))
    .execute();
  return proof;
}

/** The newest check, whichever it was; undefined before the first one. */
export async function findLastProof(db: DbOrTx): Promise<LastProof | undefined> {
  const row = await db
    .selectFrom('audit_proofs')
    .select(['at', 'by_check', 'fault'])
    .orderBy('at', 'desc')
    .orderBy('by_check')
    .limit(1)
    .executeTakeFirst();
  return row && { at: row.at, by: row.by_check, isWhole: row.fault === null };
}
