import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PostgresPool, PostgresPoolClient, RawBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MARK = '/* prepared */';

/**
 * Stands in a statement that is asked often, before or behind everything else: each connection then has PostgreSQL parse it
 * once, and planning, which costs more than a small question itself, is over after a few times.
 * Only for texts that code makes, of which there are few: every connection keeps all of them until it ends.
 */
export const PREPARED: RawBuilder<unknown> = sql.raw(MARK);

/** One text, one name, in every process. */
function nameOf(text: string): string {
  return `peyk_${createHash('sha256').update(text).digest('base64url')}`;
}

/** What Kysely needs of a connection. A statement with the mark goes out under its name. */
function preparing(client: PoolClient, names: Map<string, string>): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    if (!text.includes(MARK)) return client.query(text, [...values]);
    const name = names.get(text) ?? nameOf(text);
    names.set(text, name);
    return client.query({ name, text, values: [...values] });
  };
  return {
    // Kysely asks with a cursor only where its dialect was given a class for them, which ours is not.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

/** The pool as Kysely must see it, with statements that carry `PREPARED` prepared. */
export function preparingPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      // Always the same one for a connection: Kysely keeps what it knows of a connection by it.
      const known = wrapped.get(client) ?? preparing(client, names);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
