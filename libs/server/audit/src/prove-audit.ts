import { sql } from 'kysely';
import type { Db, DbOrTx } from '@peyk/server-database';

export interface AuditProof {
  /** How many entries the chain has. */
  links: number;
  /** Its last hash, in hex: kept elsewhere, it proves later that nothing before it was rewritten. */
  head: string;
  /** The first link that does not fit, in words; null when the chain is whole. */
  fault: string | null;
}

const LINKED_AT_ONCE = 1_000;
const PROVED_AT_ONCE = 10_000;

/** Links what waits. @returns how many entries. */
export async function linkAudit(db: DbOrTx): Promise<number> {
  let linked = 0;
  for (;;) {
    const { rows } = await sql<{ count: number }>`select link_audit(${LINKED_AT_ONCE}) as count`.execute(db);
    const count = rows[0]?.count ?? 0;
    linked += count;
    if (count < LINKED_AT_ONCE) return linked;
  }
}

interface Stretch {
  last: bigint | null;
  hash: Buffer | null;
  broken: bigint | null;
}

/** Proves a stretch of the chain after link `from`, whose hash is `hash`. */
async function proveStretch(db: DbOrTx, from: bigint, hash: Buffer): Promise<Stretch> {
  const { rows } = await sql<Stretch>`
    with stretch as (
      select l.n, l.hash, e as entry, lag(l.n, 1, ${from}::bigint) over w as before_n, lag(l.hash, 1, ${hash}::bytea) over w as before
      from (select * from audit_links where n > ${from} order by n limit ${PROVED_AT_ONCE}) l
      left join audit_entries e on e.id = l.entry_id
      window w as (order by l.n)
    )
    select max(n) as last, (select hash from stretch order by n desc limit 1) as hash,
      min(n) filter (where n <> before_n + 1 or (entry).id is null or hash <> sha256(before || audit_bytes(entry))) as broken
    from stretch`.execute(db);
  return rows[0] ?? { last: null, hash: null, broken: null };
}

/** Entries that stand neither in the chain nor before it, and the other way round. */
async function countLoose(db: DbOrTx): Promise<bigint> {
  const { rows } = await sql<{ loose: bigint }>`
    select (select count(*) from audit_entries) - (select count(*) from audit_links) - (select count(*) from audit_waiting)
      as loose`.execute(db);
  return rows[0]?.loose ?? 0n;
}

/**
 * Walks the whole chain, in bounded memory, at one moment: what was changed, taken out, put in between or cut off is found. Who owns
 * the database can rewrite all of it; then only a head that was kept elsewhere tells.
 */
export function proveAudit(db: Db): Promise<AuditProof> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ n: bigint; hash: Buffer }>`select n, hash from audit_head`.execute(tx);
      const end = rows[0];
      if (!end) return { links: 0, head: '', fault: 'The head of the chain is gone.' };
      const links = Number(end.n);
      const answer = { links, head: end.hash.toString('hex') };
      let at: { n: bigint; hash: Buffer } = { n: 0n, hash: Buffer.alloc(32) };
      for (;;) {
        const { last, hash, broken } = await proveStretch(tx, at.n, at.hash);
        if (broken !== null)
          return { ...answer, fault: `Link ${broken} does not fit its entry or the link before it.` };
        if (last === null || hash === null) break;
        at = { n: last, hash };
      }
      if (at.n !== end.n || !at.hash.equals(end.hash)) {
        return { ...answer, fault: `The chain ends at link ${at.n}, its head says ${end.n}.` };
      }
      const loose = await countLoose(tx);
      return { ...answer, fault: loose === 0n ? null : `${loose} entries stand outside of the chain.` };
    });
}
