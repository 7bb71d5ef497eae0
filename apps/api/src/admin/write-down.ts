import { writeAudit } from '@peyk/server-audit';
import { withChange, withTransactionHook } from '@peyk/server-database';
import type { AuditEntry, DbOrTx, TransactionHook } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import type { AdminContext, ChangingCommand, Command, CommandInput, Values } from '@peyk/server-module';
import { sql } from 'kysely';

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

function usernameOf({ account, words = [] }: ChangingCommand, input: CommandInput) {
  if (account === null) return undefined;
  return words.includes(account) ? input.words[words.indexOf(account)] : input.values[account];
}

/** The account of the user whom a command names, if it names one. */
async function accountOf(tx: DbOrTx, command: ChangingCommand, input: CommandInput): Promise<bigint | null> {
  const username = usernameOf(command, input);
  if (typeof username !== 'string') return null;
  const row = await tx
    .selectFrom('users')
    .select('account_id')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

interface Given {
  command: ChangingCommand;
  input: CommandInput;
}

async function entryFor(context: AdminContext, tx: DbOrTx, { command, input }: Given): Promise<AuditEntry> {
  return {
    accountId: await accountOf(tx, command, input),
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
  };
}

/** One transaction is the rule, and its entry commits with it. */
async function inOne<T>(context: AdminContext, given: Given, work: () => Promise<T>): Promise<T> {
  const state = { isWritten: false };
  const write = async (tx: DbOrTx) => writeAudit(tx, withChange(await entryFor(context, tx, given), hook.change));
  const hook: TransactionHook = {
    beforeCommit: async (tx) => {
      if (!state.isWritten) await write(tx);
    },
    afterCommit: () => {
      // Too late to undo what is done: a test reads this log for every command.
      if (state.isWritten) context.log.error({ command: given.command.name }, 'written down as done before its end');
      state.isWritten = true;
    },
  };
  const answer = await withTransactionHook(hook, work);
  if (!state.isWritten) await write(context.db);
  return answer;
}

/** Its first transaction says that it was begun, so nothing is changed unseen; only its end says how it ended. */
async function inSteps<T>(context: AdminContext, given: Given, work: () => Promise<T>): Promise<T> {
  const state = { isBegun: false };
  const write = async (tx: DbOrTx, outcome: string) =>
    writeAudit(tx, withChange({ ...(await entryFor(context, tx, given)), outcome }, hook.change));
  const hook: TransactionHook = {
    beforeCommit: async (tx) => {
      if (!state.isBegun) await write(tx, 'begun');
    },
    afterCommit: () => void (state.isBegun = true),
  };
  try {
    const answer = await withTransactionHook(hook, work);
    await write(context.db, 'done');
    return answer;
  } catch (error) {
    if (state.isBegun) await write(context.db, error instanceof DomainError ? error.code : 'failed');
    throw error;
  }
}

/** Carries out a command and writes down whose it was, in the transaction of its change where it has one. */
export async function writtenDown<T>(
  context: AdminContext,
  { command, input }: { command: Command; input: CommandInput },
  work: () => Promise<T>,
): Promise<T> {
  if (command.readsOnly) return work();
  return command.inSteps ? inSteps(context, { command, input }, work) : inOne(context, { command, input }, work);
}
