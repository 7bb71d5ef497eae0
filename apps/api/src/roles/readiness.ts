import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isMigrated } from '@peyk/server-database';
import type { Migration, ServerContext } from '@peyk/server-database';
import type { Readiness } from '@peyk/server-http';
import type { Lanes } from '@peyk/server-module';
import type { Sender } from '@peyk/server-sender';

/** What tells whether this process can work. */
export interface ReadinessParts {
  context: ServerContext;
  migrations: readonly Migration[];
  /** When this process sends too. */
  sender: Sender | undefined;
  /** Whether files can be kept. */
  filesState: () => string;
  /** What goes on by itself in this process. */
  lanes: Lanes;
}

/** Who asks wants an answer, also of a database that gives none. */
const ANSWER_WITHIN_MS = 3_000;

async function askDatabase({ context, migrations }: ReadinessParts): Promise<string> {
  try {
    await sql`select 1`.execute(context.db);
    return (await isMigrated(context.db, migrations)) ? 'ok' : 'not migrated';
  } catch (error) {
    context.log.warn({ err: error }, 'the database does not answer');
    return 'away';
  }
}

/** Of all that this process needs: its database, and that nothing in it stands still. An operator that is away is told, and no reason. */
export async function readiness(parts: ReadinessParts, withinMs = ANSWER_WITHIN_MS): Promise<Readiness> {
  const timer = new AbortController();
  const late = sleep(withinMs, 'silent', { signal: timer.signal }).catch(() => 'silent');
  const database = await Promise.race([askDatabase(parts), late]);
  timer.abort();
  const standing = parts.lanes.standing();
  const carrier = parts.sender?.carrierStatus()?.state ?? 'not in this process';
  const lanes = standing.length === 0 ? 'ok' : `standing still: ${standing.join(', ')}`;
  return {
    ready: database === 'ok' && standing.length === 0,
    parts: { database, carrier, files: parts.filesState(), lanes },
  };
}
