import type { DbOrTx } from '@peyk/server-database';
import { DomainError, authorOf, findMemberLimits, requireAccount } from '@peyk/server-http';
import type { RequestContext, RoleLimits } from '@peyk/server-http';
import { OverLimitError } from '@peyk/server-sender';
import type { SpendingLimits } from '@peyk/server-sender';
import { LIMIT_ERRORS } from './limit.errors';

function ofSending(
  limits: RoleLimits | null | undefined,
  { userId, keyId }: Pick<SpendingLimits, 'userId' | 'keyId'>,
): SpendingLimits | null {
  if (!limits) return null;
  const { maxSendMrial, maxDayMrial, approvalAboveMrial, maxRecipients } = limits;
  const all = { maxSendMrial, maxDayMrial, approvalAboveMrial, maxRecipients };
  return Object.values(all).every((limit) => limit === null) ? null : { userId, keyId, ...all };
}

/** What who asks may spend, and to how many they may send at once; null for who is not limited. What programs spend counts for the maker of their key, where that is limited. */
export function spendingLimitsOf(context: RequestContext): SpendingLimits | null {
  const { userId } = requireAccount(context);
  const { key, rights } = context;
  return ofSending(rights?.limits, { userId, keyId: key && rights?.areLimitsOfKey ? key.id : 0n });
}

interface Sender extends ReturnType<typeof authorOf> {
  limits: SpendingLimits | null;
  /** The key of a program; null for people. */
  keyId: bigint | null;
}

/** Who makes a send, with which key, and what they may spend. */
export function senderOf(context: RequestContext): Sender {
  return { ...authorOf(context), limits: spendingLimitsOf(context), keyId: context.key?.id ?? null };
}

/** The same of what is sent without a request, for somebody who has planned it: as their role stands now. */
export async function limitsOfPlanner(
  db: DbOrTx,
  { accountId, userId }: { accountId: bigint; userId: bigint | null },
): Promise<SpendingLimits | null> {
  if (userId === null) return null;
  return ofSending(await findMemberLimits(db, { accountId, userId }), { userId, keyId: 0n });
}

const ERROR_OF = { send: 'overSendLimit', day: 'overDayLimit', recipients: 'overRecipients' } as const;

/** What is over a limit is refused with its sentence. @throws overSendLimit, overDayLimit, overRecipients */
export async function withinLimits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OverLimitError)) throw error;
    const { kind, sentence } = error.fault;
    throw new DomainError({ ...LIMIT_ERRORS[ERROR_OF[kind]], message: sentence });
  }
}
