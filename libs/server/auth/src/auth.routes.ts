import { findOwnerName, hidesTexts, holds, requireAccount, seesMasked } from '@peyk/server-http';
import type { Handlers, OperationData, RequestContext } from '@peyk/server-http';
import { PERMISSIONS } from '@peyk/shared-contract';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@peyk/shared-validation';
import { CODE_DIGITS, CODE_LIFETIME_SECONDS, RESEND_AFTER_SECONDS } from './auth.limits';
import { presentActivation } from './identity/activation.presenter';
import { presentStanding } from './identity/standing.presenter';
import { createRegistrationHandlers } from './registration/registration.routes';
import type { RegistrationDependencies, RegistrationOperation } from './registration/registration.routes';
import { makeChallenge } from './proof/proof.service';
import { changePassword, checkResetCode, forgotPassword } from './reset/reset-password.service';
import { createSecurityHandlers } from './security.routes';
import type { SecurityOperation } from './security.routes';
import { confirmCode, confirmPasskey, externalLogin } from './sign-in/confirm.service';
import { login, resendCode } from './sign-in/login.service';
import { revokeSessions } from './sign-in/session.repository';
import { getSupportAccess, setSupportAccess } from './support-access/support-access.service';
import { findUser } from './sign-in/user.repository';

export interface AuthDependencies extends RegistrationDependencies {
  /** Shown by the login page of a demo; null elsewhere. */
  demo: { handsetsUrl: string; username: string } | null;
}

export type AuthOperation =
  | 'login'
  | 'sendSmsOtp'
  | 'confirmOtp'
  | 'confirmPasskey'
  | 'forgotPassword'
  | 'forgotPasswordCheckOtp'
  | 'changePasswordByToken'
  | 'externalLogin'
  | 'getChallenge'
  | 'checkToken'
  | 'loginSetting'
  | 'logout'
  | 'getSupportAccess'
  | 'setSupportAccess'
  | SecurityOperation
  | RegistrationOperation;

const KEYS = Object.keys(PERMISSIONS);

async function describeCurrentUser(context: RequestContext): Promise<OperationData<'checkToken'>> {
  const { accountId, userId, impersonated } = requireAccount(context);
  const { db, rights } = context;
  if (!rights) throw new Error('a session without rights');
  const user = await findUser(db, userId);
  if (!user) throw new Error('a session without a user');
  const standing = presentStanding(user);
  return {
    user_id: user.userId.toString(),
    user_name: user.username,
    name: user.name,
    impersonated,
    impersonated_by: rights.impersonatedBy,
    is_owner: rights.isOwner,
    manager_name: rights.isOwner ? null : (await findOwnerName(db, accountId)) || null,
    permissions: KEYS.filter((key) => holds(rights, key)),
    needs_second_factor: rights.needsSecondFactor ?? false,
    masks_numbers: seesMasked(context),
    hides_texts: hidesTexts(context),
    ...standing,
    send_block: standing.send_block_reason !== null,
    activation: presentActivation(user),
  };
}

async function endOwnSession({ db, clock, sessionKey }: RequestContext): Promise<null> {
  if (sessionKey) await revokeSessions(db, { tokenHash: sessionKey }, clock.now());
  return null;
}

function describeLogin({ demo, registration }: AuthDependencies): OperationData<'loginSetting'> {
  return {
    code_length: CODE_DIGITS,
    code_lifetime_seconds: CODE_LIFETIME_SECONDS,
    resend_after_seconds: RESEND_AFTER_SECONDS,
    registration_open: registration.isOpen,
    password: { min_chars: PASSWORD_MIN_CHARS, max_chars: PASSWORD_MAX_CHARS },
    demo: demo && { handsets_url: demo.handsetsUrl, username: demo.username },
  };
}

const CODE_SENT = {
  sms: 'کد ورود پیامک شد.',
  authenticator: 'کد برنامهٔ رمزساز خود را وارد کنید.',
} as const;

export function createAuthHandlers(dependencies: AuthDependencies): Handlers<AuthOperation> {
  const { pepper } = dependencies;
  return {
    ...createRegistrationHandlers(dependencies),
    login: async (context, { body }) => {
      const data = await login(context, dependencies, body);
      return { data, message: CODE_SENT[data.method] };
    },
    sendSmsOtp: async (context, { body }) => ({
      data: await resendCode(context, dependencies, body.token),
      message: 'کد تازه پیامک شد.',
    }),
    confirmOtp: async (context, { body }) => ({
      data: await confirmCode(context, dependencies, body),
      message: 'خوش آمدید.',
    }),
    confirmPasskey: async (context, { body }) => ({
      data: await confirmPasskey(context, dependencies, body),
      message: 'خوش آمدید.',
    }),
    forgotPassword: async (context, { body }) => ({
      data: await forgotPassword(context, dependencies, body),
      message: 'اگر این نام کاربری و شمارهٔ موبایل متعلق به یک حساب باشد، کد تغییر گذرواژه پیامک شد.',
    }),
    forgotPasswordCheckOtp: async (context, { body }) => ({
      data: await checkResetCode(context, pepper, body),
      message: 'کد درست است؛ گذرواژهٔ تازه را انتخاب کنید.',
    }),
    changePasswordByToken: async (context, { body }) => ({
      data: await changePassword(context, dependencies, body),
      message: 'گذرواژه تغییر کرد؛ لطفاً با گذرواژهٔ تازه وارد شوید.',
    }),
    getChallenge: async (context, { query }) => ({ data: await makeChallenge(context, dependencies, query.purpose) }),
    externalLogin: async (context, { body }) => ({ data: await externalLogin(context, body.code) }),
    checkToken: async (context) => ({ data: await describeCurrentUser(context) }),
    loginSetting: async () => ({ data: describeLogin(dependencies) }),
    ...createSecurityHandlers(dependencies),
    getSupportAccess: async (context) => ({ data: await getSupportAccess(context) }),
    setSupportAccess: async (context, { body }) => ({
      data: await setSupportAccess(context, body),
      message: body.hours === 0 ? 'اجازهٔ پشتیبانی پس گرفته شد.' : 'اجازهٔ پشتیبانی ثبت شد.',
    }),
    logout: async (context) => ({ data: await endOwnSession(context), message: 'از حساب خارج شدید.' }),
  };
}
