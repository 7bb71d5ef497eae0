import { withTransactionHook } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { ContractOperation } from '../contract/contract';
import { DomainError } from '../errors/domain-error';
import type { RequestContext } from '../request-context';

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
  /** Nothing was done, such as for a call that only got its first answer again. */
  isNothing?: boolean;
}

/** What is written of an operation; the shape of `@peyk/server-audit`. */
export interface OperationEntry {
  accountId: bigint | null;
  at: Date;
  action: string;
  outcome: string;
  actorKind: 'user' | 'admin' | 'stranger';
  userId: bigint | null;
  adminName: string | null;
  object: string | null;
  details: Readonly<Record<string, unknown>>;
  ip: string | null;
  requestId: string | null;
}

/** Writes an entry with the given transaction. The composition root gives it. */
export type WriteAudit = (tx: DbOrTx, entry: OperationEntry) => Promise<void>;

/** Names under which a request says what it is about. */
const OBJECTS = { send_id: 'send', upload_id: 'upload', id: 'row', phonebook_id: 'phonebook' } as const;

function objectOf(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null;
  for (const [name, kind] of Object.entries(OBJECTS)) {
    const id: unknown = (request as Record<string, unknown>)[name];
    if (typeof id === 'string' || typeof id === 'number') return `${kind}:${id}`;
  }
  return null;
}

interface Asked {
  operation: ContractOperation;
  context: RequestContext;
  input: { body: unknown; query: unknown };
}

function entryOf({ operation, context, input }: Asked, note: AuditNote, outcome: string): OperationEntry {
  const { account, rights } = context;
  const adminName = account?.impersonated ? (rights?.impersonatedBy ?? 'unknown') : (note.adminName ?? null);
  const userId = account && !account.impersonated ? account.userId : (note.userId ?? null);
  return {
    accountId: account?.accountId ?? note.accountId ?? null,
    at: context.clock.now(),
    action: operation.operationId,
    outcome,
    actorKind: adminName !== null ? 'admin' : userId !== null ? 'user' : 'stranger',
    userId,
    adminName,
    object: note.object ?? objectOf(input.body) ?? objectOf(input.query),
    details: note.details ?? {},
    ip: context.ip,
    requestId: context.requestId,
  };
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
  const hook = {
    beforeCommit: async (tx: DbOrTx) => {
      if (!state.isWritten && !note.isNothing) await write(tx, entryOf(asked, note, 'done'));
    },
    afterCommit: () => {
      state.isWritten = true;
    },
  };
  try {
    const answer = await withTransactionHook(hook, work);
    if (!state.isWritten && !note.isNothing) await write(asked.context.db, entryOf(asked, note, 'done'));
    return answer;
  } catch (error) {
    if (who === 'public' && error instanceof DomainError)
      await write(asked.context.db, entryOf(asked, note, error.code));
    throw error;
  } finally {
    // What goes on after the answer is no part of it.
    state.isWritten = true;
  }
}
