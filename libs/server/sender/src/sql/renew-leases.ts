import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';

/** Says "still alive" for all chunks of a worker. */
export async function renewLeases(db: Db, workerId: string, leaseUntil: Date): Promise<void> {
  await sql`update send_chunks set lease_until = ${leaseUntil} where worker_id = ${workerId} and state = 1`.execute(db);
}
