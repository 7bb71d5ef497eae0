import type { ColumnType, Generated } from 'kysely';

/** Which secret everything sealed is sealed with. */
export interface SecretCheckTable {
  only_one: Generated<boolean>;
  sealed: Buffer;
  written_at: Date;
}

export interface AccountsTable {
  id: Generated<bigint>;
  kind: Generated<'customer' | 'system'>;
  name: string;
  /** Persian sentence; a blocked account may sign in and look, but not send. */
  blocked_reason: string | null;
  /** A person reads the text of each send before it may leave. */
  review_required: Generated<boolean>;
  /** Whether it is settled who holds the account; only then it may send. */
  activation: Generated<'active' | 'checking' | 'inactive'>;
  /** What does not belong to the national id of an inactive account. */
  activation_reason: 'mobile' | 'birth_date' | null;
  /** Until when admins on behalf may also spend, send and export. */
  support_access_until: Date | null;
  second_factor_required: Generated<boolean>;
  /** Whether what programs call with its keys is written down. */
  keeps_api_calls: Generated<boolean>;
  /** The user who let them. */
  support_access_by: bigint | null;
  created_at: Generated<Date>;
}

export interface UsersTable {
  id: Generated<bigint>;
  account_id: bigint;
  username: string;
  /** PHC string of argon2id. */
  password_hash: string;
  name: string;
  /** The nine digits after 9. */
  mobile: number;
  /** Encrypted; null: codes come by SMS. */
  authenticator_secret: Buffer | null;
  /** The newest 30 seconds since 1970 of which a code was taken. */
  authenticator_step: bigint | null;
  /** A secret that does not count yet, sealed, and until when it waits. */
  authenticator_pending_sealed: Generated<Buffer | null>;
  authenticator_pending_until: Generated<Date | null>;
  passkey_challenge: Generated<string | null>;
  passkey_challenge_until: Generated<Date | null>;
  /** Codes for the day when the telephone is lost, sealed. */
  recovery_codes_sealed: Generated<Buffer | null>;
  /** The owner holds all permissions and has no role. */
  is_owner: Generated<boolean>;
  role_id: bigint | null;
  /** pending: invited and not signed in yet. */
  state: Generated<'pending' | 'active' | 'deactivated'>;
  /** Has accepted no invitation yet: user name and password are placeholders that nobody knows. */
  is_invited: Generated<boolean>;
  /** The admin who invited on behalf of the account. */
  impersonated_by: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface RolesTable {
  account_id: bigint;
  id: Generated<bigint>;
  title: string;
  /** Keys of the contract's permissions. */
  permissions: string[];
  /** The admin who made it on behalf of the account. */
  impersonated_by: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
  /** What its members may at most; null for no limit. */
  max_send_mrial: Generated<bigint | null>;
  max_day_mrial: Generated<bigint | null>;
  approval_above_mrial: Generated<bigint | null>;
  max_recipients: Generated<number | null>;
  line_ids: Generated<bigint[] | null>;
  phonebook_ids: Generated<bigint[] | null>;
  masks_numbers: Generated<boolean>;
  hides_texts: Generated<boolean>;
}

export interface SessionsTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  account_id: bigint;
  user_id: bigint;
  impersonated: Generated<boolean>;
  impersonated_by: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** What its user knows it by; it opens nothing. */
  id: Generated<bigint>;
  /** The family of browser and system, and the neighbourhood of the address; null for sessions of earlier versions. */
  browser: ColumnType<string | null, string | null | undefined>;
  system: ColumnType<string | null, string | null | undefined>;
  address_range: ColumnType<string | null, string | null | undefined>;
  /** To the minute; null until the first request. */
  last_seen_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface LoginChallengesTable {
  token_hash: Buffer;
  account_id: bigint;
  user_id: bigint;
  code_hash: Buffer | null;
  code_expires_at: Date | null;
  failed_attempts: Generated<number>;
  sent_count: Generated<number>;
  last_sent_at: Date | null;
  expires_at: Date;
  consumed_at: Date | null;
  method: Generated<'sms' | 'authenticator'>;
  /** It began in a browser that the user has signed in with before. */
  from_known_device: Generated<boolean>;
  passkey_challenge: Generated<string | null>;
}

export interface OneUseCodesTable {
  code_hash: Buffer;
  purpose: 'external_login' | 'live_ticket';
  account_id: bigint;
  user_id: bigint;
  impersonated: Generated<boolean>;
  impersonated_by: string | null;
  /** Of a live ticket: the session that asked for it, which the socket must not outlive. */
  session_hash: Buffer | null;
  expires_at: Date;
  used_at: Date | null;
}

export interface RateCountersTable {
  key: string;
  window_start: Date;
  count: number;
}

export interface IdempotencyKeysTable {
  account_id: bigint;
  operation: string;
  key: string;
  body_hash: Buffer;
  /** The first answer; null while the first call is still being carried out. */
  answer: unknown;
  created_at: Date;
}
