/** Answers of the server for this library's tests, in the shapes of the contract. */

export const TEMPORARY = 't'.repeat(40);
export const NEXT_TEMPORARY = 'u'.repeat(40);
export const SESSION = { token: 'session-token', expires_at: '2026-11-21T00:00:00.000Z' };

export const SETTING = {
  code_length: 5,
  code_lifetime_seconds: 120,
  resend_after_seconds: 60,
  registration_open: true,
  password: { min_chars: 8, max_chars: 128 },
  demo: null,
};

/** A code that is on its way by SMS. */
export const challenge = (token = TEMPORARY) => ({
  data: { token, mobile_hint: '4567', code_length: 5, expires_in_seconds: 120, resend_after_seconds: 60 },
});

/** The same for signing in, which also says how the code comes. */
export const loginChallenge = (token = TEMPORARY, method: 'sms' | 'authenticator' = 'sms') => ({
  data: { ...challenge(token).data, method, ...(method === 'authenticator' && { resend_after_seconds: 0 }) },
});
