/** Answers of the server for this library's tests, in the shapes of the contract. */
import type { components } from '@peyk/shared-contract';

export const TEMPORARY = 't'.repeat(40);
export const NEXT_TEMPORARY = 'u'.repeat(40);
export const DEVICE = 'd'.repeat(43);
export const SESSION = { token: 'session-token', expires_at: '2026-11-21T00:00:00.000Z', device: DEVICE };

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

export const PACKAGES = [
  {
    id: '1',
    title: 'پایه',
    description: 'برای شروع کار',
    gift_rial: '50000',
    lines: [{ number: '983000505', title: 'خط خدماتی', advertising: false }],
  },
  { id: '2', title: 'حرفه‌ای', description: 'برای ارسال انبوه', gift_rial: '0', lines: [] },
];

/** Everything that the register page asks; registering works. */
export const REGISTER_ANSWERS = {
  'GET /login_setting': { data: SETTING },
  'POST /user/check_exist': {},
  'GET /package/general_list': { data: { packages: PACKAGES } },
  'GET /acl/list': { data: { roles: [{ id: '1', title: 'مشتری' }] } },
  'GET /user/activity_domain': { data: { activity_domains: [{ id: '7', title: 'فروشگاه' }] } },
  'GET /user/terms': { data: { version: '1405-1', text: '# کلیات\nمتن شرایط' } },
  'POST /user/register': challenge(),
  'POST /send_sms_otp': challenge(NEXT_TEMPORARY),
  'POST /user/register/confirm': {
    data: { ...SESSION, activation: { state: 'active', reason: null, message: null } },
  },
} as const;

type Activation = components['schemas']['Activation'];

/** The token check of a member whose panel is in this state. */
export const who = (activation: Activation) => ({
  data: {
    user_id: '1',
    user_name: 'sara',
    name: 'سارا نمونه',
    impersonated: false,
    impersonated_by: null,
    is_owner: true,
    permissions: [],
    manager_name: null,
    needs_second_factor: false,
    masks_numbers: false,
    hides_texts: false,
    account_state: activation.state,
    send_block: false,
    send_block_reason: null,
    activation,
  } satisfies components['schemas']['CurrentUser'],
});

/** The token check of a member whose account an admin has blocked. */
export const BLOCKED = {
  data: {
    ...who({ state: 'active', reason: null, message: null }).data,
    account_state: 'blocked',
    send_block: true,
    send_block_reason: 'ارسال از حساب شما بسته شده است. دلیل: بدهی. برای باز شدن آن با پشتیبانی تماس بگیرید.',
  } satisfies components['schemas']['CurrentUser'],
};

/** The session of that member, as the shell has told it to the store. */
export const MEMBER = {
  session: {
    token: 'stored',
    user: { name: 'سارا نمونه', userName: 'sara', impersonated: false, isOwner: true, permissions: [] },
    isLoading: false,
  },
};
