import { runTransaction } from '@peyk/server-database';
import { DomainError, requireRate } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { cleanCode } from '@peyk/shared-validation';
import { ACCOUNT_ADMIN_ERRORS } from '../admin/account-admin.errors';
import { RATES, REGISTRATION_SECONDS } from '../auth.limits';
import { hashSubject } from '../codes/code';
import type { CodePorts } from '../codes/issue-code.service';
import { describeLongCode, openLongCode, requireLongCodeRates } from '../codes/long-code.service';
import { hashPassword } from '../password/password-hash';
import { addressGroup } from '../sign-in/address-group';
import { isUsername } from '../sign-in/username';
import { checkRegistration } from './check-fields';
import type { FieldErrors } from './check-fields';
import { isActivityDomain, isOpenPackage, listRoles } from './choices.repository';
import { REGISTRATION_ERRORS } from './registration.errors';
import { hasUsername, insertPending } from './registration.repository';
import type { PendingRegistration } from './registration.repository';
import { currentTerms } from './terms';

type Body = OperationInput<'register'>['body'];

const NO_PACKAGE = 'این بسته اکنون باز نیست؛ لطفاً بستهٔ دیگری انتخاب کنید.';
const NO_DOMAIN = 'چنین زمینهٔ فعالیتی نیست؛ لطفاً یکی از زمینه‌های فهرست را انتخاب کنید.';
const NO_ROLE = 'این نقش برای ثبت‌نام نیست؛ لطفاً یکی از نقش‌های فهرست را انتخاب کنید.';
const OTHER_TERMS = 'شرایط استفاده تغییر کرده است؛ لطفاً متن تازه را بخوانید و بپذیرید.';

/** @throws 409-10 */
export function usernameTaken(): DomainError {
  const { usernameTaken: error } = ACCOUNT_ADMIN_ERRORS;
  return new DomainError({ ...error, errors: { username: error.message } });
}

/** Nothing is returned when the name is free. @throws 409-10, 422-16, 429-1 */
export async function checkUsername(context: RequestContext, given: string): Promise<null> {
  const key = `username:address:${addressGroup(context.ip)}`;
  await requireRate(context.db, { key, now: context.clock.now(), ...RATES.usernamesOfAddress });
  const username = cleanCode(given);
  if (!isUsername(username)) {
    const { badUsername } = ACCOUNT_ADMIN_ERRORS;
    throw new DomainError({ ...badUsername, errors: { username: badUsername.message } });
  }
  if (await hasUsername(context.db, username)) throw usernameTaken();
  return null;
}

/** The role that was chosen, or the first one; undefined when there is no such role. */
async function roleOf(context: RequestContext, body: Body): Promise<bigint | undefined> {
  const roles = await listRoles(context.db, null);
  if (body.role_id === undefined) return roles[0]?.id;
  return roles.find(({ id }) => id === BigInt(body.role_id ?? 0))?.id;
}

async function checkChoices(context: RequestContext, body: Body) {
  const errors: FieldErrors = {};
  const roleId = await roleOf(context, body);
  if (roleId === undefined) errors['role_id'] = NO_ROLE;
  if (!(await isOpenPackage(context.db, BigInt(body.package_id)))) errors['package_id'] = NO_PACKAGE;
  if (!(await isActivityDomain(context.db, BigInt(body.activity_domain_id)))) errors['activity_domain_id'] = NO_DOMAIN;
  if ((await currentTerms(context.db)).version !== body.terms_version) errors['terms_version'] = OTHER_TERMS;
  return { errors, roleId: String(roleId ?? '') };
}

/** Mobile numbers are counted under a keyed hash: the table of rates is no list of them. */
async function requireRegistrationRates(context: RequestContext, subject: Buffer): Promise<void> {
  const now = context.clock.now();
  await requireRate(context.db, {
    key: `register:number:${subject.toString('base64url')}`,
    now,
    ...RATES.registrationsOfNumber,
  });
}

/**
 * Takes a registration and sends a code to its mobile; no account exists yet. Whether the mobile has an account is not told
 * here but after its code: only its holder may know.
 * @throws 403-60, 409-10, 422-1, 429-1
 */
export async function register(
  context: RequestContext,
  ports: CodePorts & { seal: Seal; isOpen: boolean },
  body: Body,
): Promise<OperationData<'register'>> {
  if (!ports.isOpen) throw new DomainError(REGISTRATION_ERRORS.closed);
  const now = context.clock.now();
  const address = `register:address:${addressGroup(context.ip)}`;
  await requireRate(context.db, { key: address, now, ...RATES.registrationsOfAddress });
  const { errors, roleId } = await checkChoices(context, body);
  const checked = checkRegistration(body, now, errors);
  if (await hasUsername(context.db, checked.username)) throw usernameTaken();
  const subject = hashSubject(ports.pepper, 'registration', String(checked.mobile));
  await requireRegistrationRates(context, subject);
  await requireLongCodeRates(context, ports, checked.mobile);
  const details: PendingRegistration = {
    ...checked,
    passwordHash: await hashPassword(body.password),
    packageId: body.package_id,
    activityDomainId: body.activity_domain_id,
    roleId,
    termsVersion: body.terms_version,
  };
  const request = {
    purpose: 'registration' as const,
    subject,
    mobile: checked.mobile,
    accountId: null,
    userId: null,
    lifetimeSeconds: REGISTRATION_SECONDS,
  };
  const token = await runTransaction(context.db, async (tx) => {
    const opened = await openLongCode(tx, ports, { request, now });
    const expiresAt = new Date(now.getTime() + REGISTRATION_SECONDS * 1000);
    await insertPending(tx, ports.seal, { tokenHash: opened.tokenHash, details, expiresAt });
    return opened.token;
  });
  return describeLongCode(token, checked.mobile);
}
