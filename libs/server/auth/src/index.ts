export { relyingPartyOf } from './passkeys/relying-party';
export type { RelyingParty } from './passkeys/relying-party';
export { ACCOUNT_ADMIN_ERRORS } from './admin/account-admin.errors';
export {
  blockAccount,
  checkNewUser,
  createAccount,
  createImpersonationCode,
  createLoginCode,
  requireUser,
  signOutEverywhere,
  unblockAccount,
} from './admin/account-admin.service';
export type { NewAccount } from './admin/account-admin.service';
export { linkOnBehalf } from './admin/link-on-behalf';
export { settleByAdmin } from './admin/identity-admin.service';
export { createPackage, setPackageOpen } from './admin/package-admin.service';
export { findPackageOf, updatePackageOf } from './admin/package.repository';
export type { NewPackage } from './admin/package-admin.service';
export { publishTerms } from './admin/terms-admin.service';
export { AUTH_ERRORS } from './auth.errors';
export { AUTHENTICATOR_WINDOW } from './auth.limits';
export { authModule } from './auth.module';
export type { AuthModuleDependencies } from './auth.module';
export { createAuthHandlers } from './auth.routes';
export type { AuthDependencies, AuthOperation } from './auth.routes';
export { authenticatorResealer } from './authenticator/reseal-authenticators';
export {
  SECRET_BYTES,
  disableAuthenticator,
  enableAuthenticator,
  stepOfCode,
  totpOf,
} from './authenticator/authenticator.service';
export type { CodeMessage, CodePorts, SendCode } from './codes/issue-code.service';
export { hashCode, isSameHash, newCode } from './codes/code';
export { sendStepUpCode, withStepUpCode } from './codes/step-up.service';
export type { StepUpAttempt, StepUpPurpose } from './codes/step-up.service';
export { activationMessage } from './identity/activation.presenter';
export { findHolder } from './identity/holder.repository';
export type { Holder } from './identity/holder.repository';
export { checkDueIdentities } from './identity/check-identity.service';
export { loadStanding } from './identity/standing.presenter';
export { manualRegistry } from './identity/identity-registry';
export type { IdentityClaim, IdentityPorts, IdentityRegistry, IdentityVerdict } from './identity/identity-registry';
export { sealPerson } from './identity/sealed-person';
export { holderResealer } from './identity/reseal-holders';
export { listUnsettledAccounts } from './identity/settle-identity.service';
export { simulatedRegistry } from './identity/simulated-registry';
export { newPasswordFault } from './password/check-new-password';
export { NOBODYS_HASH, hashPassword, verifyPassword } from './password/password-hash';
export { listPackages } from './registration/choices.repository';
export { pendingResealer } from './registration/reseal-pending';
export { REGISTRATION_ERRORS } from './registration/registration.errors';
export { endSessionsBut } from './sessions/sessions.service';
export { SESSION_REVOKED_CHANNEL } from './sign-in/session.repository';
export { shutOut } from './sign-in/shut-out';
export { isUsername } from './sign-in/username';
export type { AccountHoldersTable } from './registration/registration.tables';
export type { KnownDevicesTable } from './sign-in/sign-in.tables';
