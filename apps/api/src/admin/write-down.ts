import { writeAudit } from '@peyk/server-audit';
import type { AuditEntry } from '@peyk/server-audit';
import { withTransactionHook } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { AdminContext, Command, CommandInput, Values } from './command';

/** Options whose values are nobody's business. */
const SECRET = ['password', 'by'];
/** Names and numbers of people: that they were given is enough. */
const PERSONAL = ['mobile', 'name'];
const MOST_CHARS = 200;

function detailsOf(values: Values): Record<string, unknown> {
  const shown = Object.entries(values).filter(([name, value]) => value !== undefined && !SECRET.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      PERSONAL.includes(name) ? 'given' : typeof value === 'string' ? value.slice(0, MOST_CHARS) : value,
    ]),
  );
}

/** The account of the user whom a command names, if it names one. */
async function accountOf(tx: DbOrTx, { words, values }: CommandInput): Promise<bigint | null> {
  const username = values['username'] ?? words[0];
  if (typeof username !== 'string') return null;
  const row = await tx.selectFrom('users').select('account_id').where('username', '=', username).executeTakeFirst();
  return row?.account_id ?? null;
}

/** Carries out a command and writes down whose it was, in the transaction of its change where it has one. */
export async function writtenDown<T>(
  context: AdminContext,
  { command, input }: { command: Command; input: CommandInput },
  work: () => Promise<T>,
): Promise<T> {
  if (command.readsOnly) return work();
  const entryFor = async (tx: DbOrTx): Promise<AuditEntry> => ({
    accountId: await accountOf(tx, input),
    at: context.clock.now(),
    action: command.name,
    outcome: 'done',
    actorKind: 'admin',
    userId: null,
    adminName: input.by,
    object: input.words[0] ?? null,
    details: detailsOf(input.values),
    ip: null,
    requestId: null,
  });
  const state = { isWritten: false };
  const beforeCommit = async (tx: DbOrTx) => {
    if (!state.isWritten) await writeAudit(tx, await entryFor(tx));
  };
  const answer = await withTransactionHook({ beforeCommit, afterCommit: () => void (state.isWritten = true) }, work);
  if (!state.isWritten) await writeAudit(context.db, await entryFor(context.db));
  return answer;
}
