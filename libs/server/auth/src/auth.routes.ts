import { requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { CODE_DIGITS, CODE_LIFETIME_SECONDS, RESEND_AFTER_SECONDS } from './auth.limits';
import type { CodePorts } from './codes/issue-code.service';
import { confirmCode, externalLogin } from './sign-in/confirm.service';
import { login, resendCode } from './sign-in/login.service';
import { revokeSessions } from './sign-in/session.repository';
import { findUser } from './sign-in/user.repository';

export interface AuthDependencies extends CodePorts {
  /** Shown by the login page of a demo; null elsewhere. */
  demo: { handsetsUrl: string; username: string } | null;
}

export type AuthOperation =
  'login' | 'sendSmsOtp' | 'confirmOtp' | 'externalLogin' | 'checkToken' | 'loginSetting' | 'logout';

async function describeCurrentUser(context: RequestContext) {
  const { userId, impersonated } = requireAccount(context);
  const user = await findUser(context.db, userId);
  if (!user) throw new Error('a session without a user');
  return {
    user_id: user.userId.toString(),
    user_name: user.username,
    name: user.name,
    impersonated,
    send_block: user.isBlocked,
  };
}

async function endSession({ db, clock, sessionKey }: RequestContext): Promise<null> {
  if (sessionKey) await revokeSessions(db, { tokenHash: sessionKey }, clock.now());
  return null;
}

export function createAuthHandlers({ demo, ...ports }: AuthDependencies): Handlers<AuthOperation> {
  return {
    login: async (context, { body }) => ({
      data: await login(context, ports, body),
      message: 'کد ورود پیامک شد.',
    }),
    sendSmsOtp: async (context, { body }) => ({
      data: await resendCode(context, ports, body.token),
      message: 'کد تازه پیامک شد.',
    }),
    confirmOtp: async (context, { body }) => ({
      data: await confirmCode(context, ports.pepper, body),
      message: 'خوش آمدید.',
    }),
    externalLogin: async (context, { body }) => ({ data: await externalLogin(context, body.code) }),
    checkToken: async (context) => ({ data: await describeCurrentUser(context) }),
    loginSetting: async () => ({
      data: {
        code_length: CODE_DIGITS,
        code_lifetime_seconds: CODE_LIFETIME_SECONDS,
        resend_after_seconds: RESEND_AFTER_SECONDS,
        demo: demo && { handsets_url: demo.handsetsUrl, username: demo.username },
      },
    }),
    logout: async (context) => ({ data: await endSession(context), message: 'از حساب خارج شدید.' }),
  };
}
