import { withChange, withTransactionHook } from '@peyk/server-database';
import type { AuditEntry, DbOrTx, TransactionHook, WriteAudit } from '@peyk/server-database';
import type { ContractOperation } from '../contract/contract';
import { DomainError } from '../errors/domain-error';
import type { CallingKey, RequestContext } from '../request-context';

/** What a handler adds to the entry of its operation. */
export interface AuditNote {
  /** Of a sign-in: whose, as soon as that is known. */
  accountId?: bigint;
  userId?: bigint;
  /** The admin who opens a session on behalf of an account. */
  adminName?: string | null;
  /** What was made or changed: `send:12`. Without it the id in the request, if there is one. */
  object?: string;
  /** Neither secrets nor numbers nor texts of messages. */
  details?: Record<string, unknown>;
  /**
   * The code of a refusal whose transaction is committed all the same, because it counts the try; else null. Set it in that
   * transaction, each time that it runs: a try from its beginning may end otherwise.
   */
  refusal?: string | null;
  /** Nothing was done, such as for a call that only got its first answer again. */
  isNothing?: boolean;
}

/** Names under which a request says what it is about. */
const OBJECTS = { send_id: 'send', upload_id: 'upload', id: 'row', phonebook_id: 'phonebook' } as const;

const IDS_NAMED = 20;

function objectOf(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null;
  for (const [name, kind] of Object.entries(OBJECTS)) {
    const id: unknown = (request as Record<string, unknown>)[name];
    if (typeof id === 'string' || typeof id === 'number') return `${kind}:${id}`;
  }
  const { ids } = request as { ids?: unknown };
  return Array.isArray(ids) && ids.length > 0 ? `rows:${withRest(ids)}` : null;
}

/** The first of many ids, and how many more. */
function withRest(ids: readonly unknown[]): string {
  const named = ids.slice(0, IDS_NAMED).join(',');
  return ids.length > IDS_NAMED ? `${named}+${ids.length - IDS_NAMED}` : named;
}

interface Asked {
  operation: ContractOperation;
  context: RequestContext;
  input: { body: unknown; query: unknown };
}

/** Which key it was; of a test key also that nothing was sent; of a call that is made again, which one. */
const ofKey = ({ id, isTest, repeats }: CallingKey) => ({
  key: `apikey:${id}`,
  ...(isTest && { test: true }),
  ...(repeats !== undefined && { repeats: `call:${repeats}` }),
});

function entryOf({ operation, context, input }: Asked, note: AuditNote, outcome: string): AuditEntry {
  const { account, rights, person, key } = context;
  const onBehalf = account?.impersonated ? (rights?.impersonatedBy ?? 'unknown') : undefined;
  const adminName = onBehalf ?? person?.username ?? note.adminName ?? null;
  const userId = account && !account.impersonated ? account.userId : (note.userId ?? null);
  return {
    accountId: account?.accountId ?? note.accountId ?? null,
    at: context.clock.now(),
    action: operation.operationId,
    outcome,
    actorKind: key ? 'key' : adminName !== null ? 'admin' : userId !== null ? 'user' : 'stranger',
    userId,
    adminName,
    object: note.object ?? objectOf(input.body) ?? objectOf(input.query),
    details: key ? { ...note.details, ...ofKey(key) } : (note.details ?? {}),
    ip: context.ip,
    requestId: context.requestId,
  };
}

/** Writes down what an admin on behalf of an account, or a program with a key, tried and was refused, if it would have had an effect. */
export async function writeRefused(write: WriteAudit | undefined, asked: Asked, code: string): Promise<void> {
  if (asked.operation.access.effects.length > 0) await write?.(asked.context.db, entryOf(asked, {}, code));
}

/**
 * Carries out an operation and writes down that it was done: in the transaction of its change, whichever its handler runs first,
 * or by itself where it has none (a download). A sign-in is written down when it is refused, too.
 */
export async function audited<T>(write: WriteAudit | undefined, asked: Asked, work: () => Promise<T>): Promise<T> {
  const { effects, who } = asked.operation.access;
  if (!write || effects.length === 0) return work();
  const note: AuditNote = {};
  asked.context.audit = note;
  const state = { isWritten: false };
  const made = () => withChange(entryOf(asked, note, note.refusal ?? 'done'), hook.change);
  const hook: TransactionHook = {
    beforeCommit: async (tx: DbOrTx) => {
      if (!state.isWritten && !note.isNothing) await write(tx, made());
    },
    afterCommit: () => {
      state.isWritten = true;
    },
  };
  try {
    const answer = await withTransactionHook(hook, work);
    if (!state.isWritten && !note.isNothing) await write(asked.context.db, made());
    return answer;
  } catch (error) {
    // Once: the transaction that counted the try may have written it.
    const isTold = state.isWritten && note.refusal === (error instanceof DomainError && error.code);
    if (who === 'public' && error instanceof DomainError && !isTold)
      await write(asked.context.db, entryOf(asked, note, error.code));
    throw error;
  } finally {
    // What goes on after the answer is no part of it.
    state.isWritten = true;
  }
}
