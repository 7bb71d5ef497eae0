import { holds, refusePermission, requireAccount, requireOwned } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { ACCESS } from '@peyk/shared-contract';
import type { Access } from '@peyk/shared-contract';
import { fail } from '../fail';
import { findCall } from './api-calls.repository';
import type { ListedCall } from './api-calls.repository';
import { findCallBody, findRepeatableUntil } from './call-bodies.repository';

export interface RepeatPorts {
  /** Bodies of failed calls are sealed. */
  seal: Seal;
}

/** Whether who asks holds what the call itself needs. */
function mayRepeat({ rights }: RequestContext, { operation }: Pick<ListedCall, 'operation'>): boolean {
  const access = (ACCESS as Partial<Record<string, Access>>)[operation];
  return (
    access !== undefined && rights !== undefined && (access.permission === null || holds(rights, access.permission))
  );
}

/** Until when who asks may have a call made again; undefined when they may not, or it cannot be. */
export async function repeatableUntil(context: RequestContext, call: ListedCall): Promise<Date | undefined> {
  if (!mayRepeat(context, call)) return undefined;
  const { accountId } = requireAccount(context);
  return findRepeatableUntil(context.db, { accountId, id: call.id }, context.clock.now());
}

/**
 * Of a call without a key of its own: twice asked for is once done. With its own key, what the program itself has done since is not done again.
 */
const keyOf = ({ id, idempotency_key }: Pick<ListedCall, 'id' | 'idempotency_key'>) =>
  idempotency_key ?? `repeat-of-call-${id}`;

/** Makes a call again that failed, by the rights that its key has now. @throws 404-593, 403-8, 409-597, 409-596, 403-596 */
export async function repeatApiCall(
  context: RequestContext,
  { seal }: RepeatPorts,
  callId: string,
): Promise<OperationData<'repeatApiCall'>> {
  const { db, clock, ip, audit, repeatCall } = context;
  const key = { accountId: requireAccount(context).accountId, id: BigInt(callId) };
  const call = await requireOwned(findCall(db, key), () => fail('unknownCall', 'call_id'));
  if (audit) Object.assign(audit, { object: `call:${call.id}`, details: { operation: call.operation } });
  if (!mayRepeat(context, call)) await refusePermission(db, key.accountId);
  const kept = await findCallBody(db, seal, { ...key, now: clock.now() });
  if (!kept || !repeatCall) return fail('notRepeatable', 'call_id');
  const { status, code, message } = await repeatCall({
    ...{ accountId: key.accountId, callId: call.id, keyId: call.key_id, operation: call.operation },
    ...{ method: call.method, ...kept, idempotencyKey: keyOf(call), cameFrom: call.ip, ip },
  });
  if (audit) audit.details = { operation: call.operation, status };
  return { status, error_code: code, message };
}
