export { ACCOUNT_ADMIN_ERRORS } from './admin/account-admin.errors';
export {
  blockAccount,
  createAccount,
  createImpersonationCode,
  createLoginCode,
  requireUser,
  signOutEverywhere,
  unblockAccount,
} from './admin/account-admin.service';
export type { NewAccount } from './admin/account-admin.service';
export { AUTH_ERRORS } from './auth.errors';
export { createAuthHandlers } from './auth.routes';
export type { AuthDependencies, AuthOperation } from './auth.routes';
export type { CodeMessage, SendCode } from './codes/issue-code.service';
export { hashPassword, verifyPassword } from './password/password-hash';
export { SESSION_REVOKED_CHANNEL } from './sign-in/session.repository';
