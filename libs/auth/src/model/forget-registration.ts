/** Where the tab keeps a half-filled registration. In a file of its own, because the library's module needs only this. */
export const REGISTRATION_KEY = 'peyk-registration';

/** Forgets what was typed: the account exists now, or someone else uses the tab. */
export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(REGISTRATION_KEY);
  } catch {
    // A storage that is forbidden keeps nothing either.
  }
}
