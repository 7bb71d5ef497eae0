import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isMigrated, isPassing } from '@peyk/server-database';
import type { Migration, ServerContext } from '@peyk/server-database';
import type { Readiness } from '@peyk/server-http';
import type { Lanes } from '@peyk/server-module';
import { isEngineHeld } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';

/** What tells whether this process can work. */
export interface ReadinessParts {
  context: ServerContext;
  migrations: readonly Migration[];
  /** As soon as this process sends too. */
  sender: () => Sender | undefined;
  /** Whether files can be kept. */
  filesState: () => string;
  /** What goes on by itself in this process. */
  lanes: Lanes;
}

/** Who asks wants an answer, also of a database that gives none. */
const ANSWER_WITHIN_MS = 3_000;

interface Asked {
  database: string;
  engine: string;
}

async function askDatabase({ context, migrations }: ReadinessParts): Promise<Asked> {
  try {
    await sql`select 1`.execute(context.db);
    if (!(await hasMigrations(context, migrations))) return { database: 'not migrated', engine: 'unknown' };
    return { database: 'ok', engine: (await isEngineHeld(context.db)) ? 'held' : 'ok' };
  } catch (error) {
    context.log.warn({ err: error }, 'the database does not answer');
    return { database: 'away', engine: 'unknown' };
  }
}

/** A newer version may have gone where this one cannot follow: that is no database that is away. */
async function hasMigrations({ db, log }: ServerContext, migrations: readonly Migration[]): Promise<boolean> {
  try {
    return await isMigrated(db, migrations);
  } catch (error) {
    if (isPassing(error)) throw error;
    log.error({ err: error }, 'the database and this version do not fit');
    return false;
  }
}

/**
 * Of all that this process needs: its database, and that nothing in it stands still. An operator that is away, and an engine that is held
 * after a restore, are told and no reason: people can work.
 */
export async function readiness(parts: ReadinessParts, withinMs = ANSWER_WITHIN_MS): Promise<Readiness> {
  const timer = new AbortController();
  const silent = { database: 'silent', engine: 'unknown' };
  const late = sleep(withinMs, silent, { signal: timer.signal }).catch(() => silent);
  const { database, engine } = await Promise.race([askDatabase(parts), late]);
  timer.abort();
  const standing = parts.lanes.standing();
  const carrier = parts.sender()?.carrierStatus()?.state ?? 'not in this process';
  const lanes = standing.length === 0 ? 'ok' : `standing still: ${standing.join(', ')}`;
  return {
    ready: database === 'ok' && standing.length === 0,
    parts: { database, engine, carrier, files: parts.filesState(), lanes },
  };
}
