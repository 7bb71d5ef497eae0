import { isUniqueViolation } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { openWallet } from '@peyk/server-ledger';
import type { Seal } from '@peyk/server-seal';
import { insertAccount } from '../admin/account.repository';
import { AUTH_ERRORS } from '../auth.errors';
import { updateCodeChallenge } from '../codes/code-challenge.repository';
import { withRightLongCode } from '../codes/long-code.service';
import { presentActivation } from '../identity/activation.presenter';
import { checkIdentity } from '../identity/check-identity.service';
import type { IdentityPorts } from '../identity/identity-registry';
import { keepDevice } from '../sign-in/known-device.repository';
import { originOf } from '../sessions/session-origin';
import type { SessionOrigin } from '../sessions/session-origin';
import { openSession } from '../sign-in/open-session';
import { usernameTaken } from './register.service';
import { REGISTRATION_ERRORS } from './registration.errors';
import { assignPackageLines, insertHolder, takePending } from './registration.repository';
import type { PendingRegistration } from './registration.repository';

function nameOf({ company, firstName, lastName }: PendingRegistration): string {
  return company?.name ?? `${firstName} ${lastName}`;
}

interface NewMember {
  pending: PendingRegistration;
  device: string | undefined;
  at: Date;
  origin: SessionOrigin;
}

/** Account, wallet, lines and session: all of them or none. */
async function makeAccount(tx: Tx, seal: Seal, { pending, device: given, at, origin }: NewMember) {
  const { accountId, userId } = await insertAccount(tx, { ...pending, name: nameOf(pending) });
  await insertHolder(tx, seal, { accountId, pending, at });
  await openWallet(tx, accountId);
  await assignPackageLines(tx, accountId, BigInt(pending.packageId));
  const device = await keepDevice(tx, { accountId, userId }, given, at);
  return {
    accountId,
    userId,
    session: { ...(await openSession(tx, { accountId, userId, impersonated: false, origin }, at)), device },
  };
}

/** The database is the judge: of two registrations at once it lets one through. */
function explain(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_username')) return usernameTaken();
  if (isUniqueViolation(error, 'account_holders_mobile_key')) {
    return new DomainError(REGISTRATION_ERRORS.mobileRegistered);
  }
  return error;
}

/**
 * Makes the account once the mobile is confirmed, signs in, and asks the registry of persons. What the registry says is a state
 * of the account, not a refusal: the account is there in any case.
 * @throws 409-10 and 409-60 (then the code stays good), 422-11, 422-12, 422-60, 422-61, 429-13
 */
export async function confirmRegistration(
  context: RequestContext,
  { pepper, ...ports }: IdentityPorts & { pepper: string },
  { device, ...attempt }: OperationInput<'confirmRegistration'>['body'],
): Promise<OperationData<'confirmRegistration'>> {
  const now = context.clock.now();
  const right = { ...attempt, pepper, purpose: 'registration' as const };
  const made = await withRightLongCode(context, right, async (tx, { tokenHash }) => {
    const pending = await takePending(tx, ports.seal, tokenHash);
    if (!pending) throw new DomainError(AUTH_ERRORS.endedRequest);
    await updateCodeChallenge(tx, tokenHash, { consumedAt: now });
    const { session, ...who } = await makeAccount(tx, ports.seal, {
      pending,
      device,
      at: now,
      origin: originOf(context),
    });
    if (context.audit) Object.assign(context.audit, who);
    return { ...who, session };
  }).catch((error: unknown) => {
    throw explain(error);
  });
  const activation = await checkIdentity(context, ports, made.accountId);
  return { ...made.session, activation: presentActivation(activation) };
}
