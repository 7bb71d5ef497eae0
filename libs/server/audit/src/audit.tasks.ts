import type { ServerContext } from '@peyk/server-database';
import type { PeriodicTask } from '@peyk/server-module';
import { proveAndKeep } from './keep-proof';
import { linkAudit } from './prove-audit';

const DAY_MS = 24 * 3_600_000;

/** The head goes into the log: a place that who rewrites the database does not reach. */
async function proveAndTell(context: ServerContext): Promise<number> {
  const { log } = context;
  const { fault, links, head } = await proveAndKeep(context, 'daily');
  if (fault !== null) log.error({ links, head, fault }, 'the audit log is broken');
  else log.info({ links, head }, 'the audit log is whole');
  return links;
}

export const auditTasks: readonly PeriodicTask[] = [
  { name: 'audit-links', everyMs: 1_000, run: ({ db }) => linkAudit(db) },
  { name: 'audit-proof', everyMs: DAY_MS, run: proveAndTell },
];
