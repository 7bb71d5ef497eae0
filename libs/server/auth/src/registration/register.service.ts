import { runTransaction } from '@peyk/server-database';
import { DomainError, addressGroup, requireRate, takeFromRate } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { parseMobileKey } from '@peyk/shared-sms';
import { cleanCode } from '@peyk/shared-validation';
import { ACCOUNT_ADMIN_ERRORS } from '../admin/account-admin.errors';
import { RATES, REGISTRATION_SECONDS } from '../auth.limits';
import { hashSubject } from '../codes/code';
import type { CodePorts } from '../codes/issue-code.service';
import { prefixOf, requireLongCode } from '../codes/long-code.limits';
import { describeLongCode, openLongCode } from '../codes/long-code.service';
import { hashPassword } from '../password/password-hash';
import { requireProof } from '../proof/proof.service';
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

/** After the second from an address, and in a crowd of neighbouring numbers, each costs a proof of work. @throws 428-10, 428-11, 429-1 */
async function requireOfAddress(context: RequestContext, ports: CodePorts, body: Body): Promise<void> {
  const now = context.clock.now();
  const address = addressGroup(context.ip);
  const mobile = parseMobileKey(body.mobile);
  const free = [
    { key: `register:free:${address}`, ...RATES.registrationsWithoutProof },
    { key: `register:free-prefix:${prefixOf(mobile)}`, ...RATES.registrationsOfPrefixWithoutProof },
  ];
  const taken = await Promise.all(free.map((rate) => takeFromRate(context.db, { ...rate, now })));
  const isFree = taken.every(({ allowed }) => allowed);
  // Before the address is counted: being asked for a proof is no try.
  if (!isFree) await requireProof(context, ports, { purpose: 'registration', proof: body.proof });
  await requireRate(context.db, { key: `register:address:${address}`, now, ...RATES.registrationsOfAddress });
}

/** Mobile numbers are counted under a keyed hash: the table of rates is no list of them. */
async function requireOfNumber(context: RequestContext, subject: Buffer): Promise<void> {
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
 * @throws 403-60, 409-10, 422-1, 428-10, 428-11, 429-1, 429-10, 429-14
 */
export async function register(
  context: RequestContext,
  ports: CodePorts & { seal: Seal; isOpen: boolean },
  body: Body,
): Promise<OperationData<'register'>> {
  if (!ports.isOpen) throw new DomainError(REGISTRATION_ERRORS.closed);
  const now = context.clock.now();
  await requireOfAddress(context, ports, body);
  const { errors, roleId } = await checkChoices(context, body);
  const checked = checkRegistration(body, now, errors);
  if (await hasUsername(context.db, checked.username)) throw usernameTaken();
  const subject = hashSubject(ports.pepper, 'registration', String(checked.mobile));
  await requireOfNumber(context, subject);
  const request = {
    purpose: 'registration' as const,
    subject,
    mobile: checked.mobile,
    accountId: null,
    userId: null,
    lifetimeSeconds: REGISTRATION_SECONDS,
  };
  const goesOut = await requireLongCode(context, ports, request);
  const details: PendingRegistration = {
    ...checked,
    passwordHash: await hashPassword(body.password, { group: addressGroup(context.ip) }),
    packageId: body.package_id,
    activityDomainId: body.activity_domain_id,
    roleId,
    termsVersion: body.terms_version,
  };
  const token = await runTransaction(context.db, async (tx) => {
    const opened = await openLongCode(tx, ports, { request, now, goesOut });
    const expiresAt = new Date(now.getTime() + REGISTRATION_SECONDS * 1000);
    await insertPending(tx, ports.seal, { tokenHash: opened.tokenHash, details, expiresAt });
    return opened.token;
  });
  return describeLongCode(token, checked.mobile);
}
