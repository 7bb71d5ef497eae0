import type { Handlers } from '@peyk/server-http';
import { showQr, turnOff, turnOn, twoFactorState } from './authenticator/two-factor.service';
import { changeMobile, confirmChange, confirmNewMobile, requestChange } from './mobile/change-mobile.service';
import { changeOwnPassword } from './password/change-own-password.service';
import { addPasskey, beginPasskey, removePasskey, showPasskeys } from './passkeys/passkeys.service';
import type { RegistrationDependencies } from './registration/registration.routes';
import { signInHistory } from './sessions/sign-in-history';
import { endOtherSessions, endSession, listSessions } from './sessions/sessions.service';

export type SecurityOperation =
  | 'changeOwnPassword'
  | 'requestChangeOtp'
  | 'confirmChangeOtp'
  | 'confirmNewMobile'
  | 'changeMobile'
  | 'getTwoFactor'
  | 'showTwoFactorQr'
  | 'confirmTwoFactor'
  | 'disableTwoFactor'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'listSessions'
  | 'listSignIns'
  | 'endSession'
  | 'endOtherSessions';

/** What users change about their own way in: password, number, authenticator, sessions. */
export function createSecurityHandlers(dependencies: RegistrationDependencies): Handlers<SecurityOperation> {
  return {
    changeOwnPassword: async (context, { body }) => ({
      data: await changeOwnPassword(context, dependencies, { current: body.current_password, wanted: body.password }),
      message: 'گذرواژه تغییر کرد.',
    }),
    requestChangeOtp: async (context) => ({ data: await requestChange(context, dependencies) }),
    confirmChangeOtp: async (context, { body }) => ({ data: await confirmChange(context, dependencies.pepper, body) }),
    confirmNewMobile: async (context, { body }) => ({ data: await confirmNewMobile(context, dependencies, body) }),
    changeMobile: async (context, { body }) => ({
      data: await changeMobile(context, { ...dependencies, registry: dependencies.registration.registry }, body),
      message: 'شمارهٔ موبایل تغییر کرد.',
    }),
    getTwoFactor: async (context) => ({ data: await twoFactorState(context, dependencies) }),
    showTwoFactorQr: async (context, { body }) => ({
      data: await showQr(context, dependencies, body.current_password),
    }),
    confirmTwoFactor: async (context, { body }) => ({
      data: await turnOn(context, dependencies, body.code),
      message: 'ورود دومرحله‌ای روشن شد.',
    }),
    disableTwoFactor: async (context, { body }) => ({
      data: await turnOff(context, dependencies, body.code),
      message: 'ورود دومرحله‌ای خاموش شد.',
    }),
    listPasskeys: async (context) => ({ data: await showPasskeys(context, dependencies) }),
    beginPasskey: async (context, { body }) => ({
      data: await beginPasskey(context, dependencies, body.current_password),
    }),
    addPasskey: async (context, { body }) => ({
      data: await addPasskey(context, dependencies, body),
      message: 'کلید عبور ثبت شد.',
    }),
    removePasskey: async (context, { body }) => ({
      data: await removePasskey(context, dependencies, body),
      message: 'کلید عبور حذف شد.',
    }),
    listSessions: async (context) => ({ data: await listSessions(context) }),
    listSignIns: async (context) => ({ data: await signInHistory(context) }),
    endSession: async (context, { body }) => ({
      data: await endSession(context, BigInt(body.id)),
      message: 'نشست پایان یافت.',
    }),
    endOtherSessions: async (context) => ({
      data: await endOtherSessions(context),
      message: 'همهٔ نشست‌های دیگر پایان یافت.',
    }),
  };
}
