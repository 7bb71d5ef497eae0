import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { DomainError, HTTP_ERRORS, requireAccount, unlessTaken } from '@peyk/server-http';
import type { OperationData, RequestContext } from '@peyk/server-http';
import { INVALID_MOBILE_KEY, keyToMobile, parseMobileKey } from '@peyk/shared-sms';
import { FIELD_MESSAGES } from '@peyk/shared-validation';
import { requireUser as requireNamedUser } from '../admin/account-admin.service';
import { AUTH_ERRORS } from '../auth.errors';
import { CHANGE_OF_MOBILE_SECONDS } from '../auth.limits';
import { endOpenChallenges } from '../codes/challenge.repository';
import { hashSubject, mobileHint } from '../codes/code';
import { endResets, updateCodeChallenge } from '../codes/code-challenge.repository';
import type { CodeChallenge } from '../codes/code-challenge.repository';
import type { CodePorts } from '../codes/issue-code.service';
import { requireLongCode } from '../codes/long-code.limits';
import { describeLongCode, openLongCode, withRightLongCode } from '../codes/long-code.service';
import { checkIdentity } from '../identity/check-identity.service';
import type { IdentityPorts } from '../identity/identity-registry';
import { lockActivation, writeActivation } from '../identity/identity.repository';
import { findUser } from '../sign-in/user.repository';
import type { User } from '../sign-in/user.repository';
import { changeHolderMobile, changeUserMobile } from './mobile.repository';

interface Attempt {
  token: string;
  code: string;
}

const changedText = (mobile: number) =>
  `پیک\nشمارهٔ موبایل حساب شما به ${keyToMobile(mobile).replace(/^98/, '0')} تغییر کرد. اگر خودتان این کار را نکرده‌اید، فوراً با پشتیبانی تماس بگیرید.`;

async function requireUser(context: RequestContext): Promise<User> {
  const user = await findUser(context.db, requireAccount(context).userId);
  if (!user) throw new Error('a signed-in request of nobody');
  return user;
}

/** Wrong codes of one user count together, whichever number they came to. */
const requestOf = (pepper: string, { accountId, userId }: User, to: Pick<CodeChallenge, 'purpose' | 'mobile'>) => ({
  ...{ accountId, userId, ...to, lifetimeSeconds: CHANGE_OF_MOBILE_SECONDS },
  subject: hashSubject(pepper, 'change_of_mobile', String(userId)),
});

/** A token is of use to the user alone whom it was made for. @throws 422-60 */
function requireOwn(context: RequestContext, { userId }: CodeChallenge): void {
  if (userId !== requireAccount(context).userId) throw new DomainError(AUTH_ERRORS.endedRequest);
}

/** Sends a code to the present number. @throws 429-1, 429-10 */
export async function requestChange(
  context: RequestContext,
  ports: CodePorts,
): Promise<OperationData<'requestChangeOtp'>> {
  const user = await requireUser(context);
  const request = requestOf(ports.pepper, user, { purpose: 'present_mobile', mobile: user.mobile });
  const goesOut = await requireLongCode(context, ports, request);
  const now = context.clock.now();
  const { token } = await runTransaction(context.db, (tx) => openLongCode(tx, ports, { request, now, goesOut }));
  return describeLongCode(token, user.mobile);
}

/** The code stays good until the request ends: it is given once more with the new number. @throws 422-11, 422-12, 422-60, 422-61, 429-13 */
export async function confirmChange(
  context: RequestContext,
  pepper: string,
  attempt: Attempt,
): Promise<OperationData<'confirmChangeOtp'>> {
  return withRightLongCode(context, { ...attempt, pepper, purpose: 'present_mobile' }, async (tx, challenge) => {
    requireOwn(context, challenge);
    await updateCodeChallenge(tx, challenge.tokenHash, { codeExpiresAt: challenge.expiresAt });
    const leftMs = challenge.expiresAt.getTime() - context.clock.now().getTime();
    return { expires_in_seconds: Math.floor(leftMs / 1000) };
  });
}

function readMobile(text: string, present: number): number {
  const mobile = parseMobileKey(text);
  const fault = (message: string) => new DomainError({ ...HTTP_ERRORS.invalid, errors: { mobile: message } });
  if (mobile === INVALID_MOBILE_KEY) throw fault(FIELD_MESSAGES.mobile);
  if (mobile === present) throw fault('این همان شمارهٔ کنونی شماست؛ لطفاً شمارهٔ تازه را وارد کنید.');
  return mobile;
}

/** Sends a code to the new number, for anyone who has the one of the present number. @throws 422-1, as `confirmChange`, 429-1, 429-10 */
export async function confirmNewMobile(
  context: RequestContext,
  ports: CodePorts,
  { mobile: typed, ...attempt }: Attempt & { mobile: string },
): Promise<OperationData<'confirmNewMobile'>> {
  const user = await requireUser(context);
  const mobile = readMobile(typed, user.mobile);
  const request = requestOf(ports.pepper, user, { purpose: 'new_mobile', mobile });
  const now = context.clock.now();
  const right = { ...attempt, pepper: ports.pepper, purpose: 'present_mobile' as const };
  await withRightLongCode(context, right, async (_tx, challenge) => requireOwn(context, challenge));
  const goesOut = await requireLongCode(context, ports, request);
  const { token } = await runTransaction(context.db, (tx) => openLongCode(tx, ports, { request, now, goesOut }));
  return describeLongCode(token, mobile);
}

/** Whose panel a registry has looked at is looked at again: the number and the national id must be of one person. */
async function checkHolderAgain(tx: Tx, accountId: bigint, { mobile, now }: { mobile: number; now: Date }) {
  const taken = { account_holders_mobile_key: () => fault(AUTH_ERRORS.mobileTaken) };
  // In the order of the one who settles an identity: first the account, then its holder.
  await lockActivation(tx, accountId);
  if (!(await unlessTaken(changeHolderMobile(tx, accountId, mobile), taken))) return;
  await writeActivation(tx, accountId, { activation: 'checking', activationReason: null, dueAt: now });
}

const fault = (error: (typeof AUTH_ERRORS)['mobileTaken']): never => {
  throw new DomainError({ ...error, errors: { mobile: error.message } });
};

/** @returns the number before. @throws 409-433 */
async function move(
  tx: Tx,
  { accountId, userId }: Pick<User, 'accountId' | 'userId'>,
  { mobile, now }: { mobile: number; now: Date },
): Promise<number> {
  const before = await changeUserMobile(tx, { accountId, userId }, mobile);
  if (before.isOwner) await checkHolderAgain(tx, accountId, { mobile, now });
  // A code that went to the former number opens nothing any more: neither the panel, nor a new password, nor a further move.
  await endOpenChallenges(tx, userId, now);
  await endResets(tx, userId, now);
  // Numbers of people stay out of the entry: their last digits tell which one it was.
  const change = { before: { mobileEnd: mobileHint(before.mobile) }, after: { mobileEnd: mobileHint(mobile) } };
  auditChange({ accountId, ...change });
  return before.mobile;
}

/** For a user whose number is lost: an admin has made sure who asks. @throws 404-10, 409-433 */
export async function moveByAdmin(context: ServerContext, username: string, mobile: number): Promise<void> {
  const user = await requireNamedUser(context, username);
  await runTransaction(context.db, (tx) => move(tx, user, { mobile, now: context.clock.now() }));
}

/**
 * Moves the user to the new number, once, with the code that came there. The number before is told.
 * @throws 409-433, 422-11, 422-12, 422-60, 422-61, 429-13
 */
export async function changeMobile(
  context: RequestContext,
  ports: CodePorts & IdentityPorts,
  attempt: Attempt,
): Promise<null> {
  const { accountId, userId } = requireAccount(context);
  const right = { ...attempt, pepper: ports.pepper, purpose: 'new_mobile' as const };
  await withRightLongCode(context, right, async (tx, challenge) => {
    requireOwn(context, challenge);
    const now = context.clock.now();
    const former = await move(tx, { accountId, userId }, { mobile: challenge.mobile, now });
    await ports.sendCode(tx, { mobile: former, text: changedText(challenge.mobile), at: now });
  });
  await checkIdentity(context, ports, accountId);
  return null;
}
