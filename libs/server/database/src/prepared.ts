import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PostgresPool, PostgresPoolClient, RawBuilder } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { asksForLong, cutOff, isAnswerMissing } from './patience';

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

interface Known {
  names: Map<string, string>;
  /** How long an answer is waited for. */
  limitMs: number | undefined;
}

/**
 * What Kysely needs of a connection. A statement with the mark goes out under its name. A connection whose answer does not come is cut
 * off: given back as it is, it would take the next question, too, and never answer.
 */
function preparing(client: PoolClient, { names, limitMs }: Known): PostgresPoolClient {
  const state = { isLong: false, isCutOff: false };
  const query = async (text: string, values: readonly unknown[]) => {
    state.isLong ||= asksForLong(text);
    const limit = state.isLong || limitMs === undefined ? {} : { query_timeout: limitMs };
    const asked = { text, values: [...values], ...limit };
    try {
      if (!text.includes(MARK)) return await client.query(asked);
      const name = names.get(text) ?? nameOf(text);
      names.set(text, name);
      return await client.query({ name, ...asked });
    } catch (error) {
      if (isAnswerMissing(error)) {
        state.isCutOff = true;
        cutOff(client);
      }
      throw error;
    }
  };
  return {
    // Kysely asks with a cursor only where its dialect was given a class for them, which ours is not.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      state.isLong = false;
      client.release(destroy || state.isCutOff);
    },
  };
}

/** The pool as Kysely must see it, with statements that carry `PREPARED` prepared. @param limitMs how long an answer is waited for */
export function preparingPool(pool: Pool, limitMs?: number): PostgresPool {
  const known: Known = { names: new Map(), limitMs };
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      // Always the same one for a connection: Kysely keeps what it knows of a connection by it.
      const same = wrapped.get(client) ?? preparing(client, known);
      wrapped.set(client, same);
      return same;
    },
    end: () => pool.end(),
  };
}
