import type { Generated, GeneratedAlways } from 'kysely';
import type { Language, RefundRule } from './lines.schema';

/** How a send was made; the table's CHECK and the contract's enum have the same. */
export type SmsType =
  | 'normal'
  | 'webservice'
  | 'bts'
  | 'regional_irancell'
  | 'national_division_mci'
  | 'keyword'
  | 'voice'
  | 'inbox_secretary'
  | 'job'
  | 'auto_answer'
  | 'visit'
  | 'membership_secretary'
  | 'email'
  | 'idea'
  | 'polls'
  | 'matches'
  | 'redirector'
  | 'congrats'
  | 'warning'
  | 'payment'
  | 'alert'
  | 'charge_request'
  | 'notice'
  | 'reader'
  | 'verification'
  | 'pattern'
  | 'pattern_otp'
  | 'pattern_transactional'
  | 'postal_code_bank'
  | 'regional'
  | 'country'
  | 'map'
  | 'peer_to_peer'
  | 'election'
  | 'file'
  | 'phonebook';

export interface SendsTable {
  account_id: bigint;
  id: Generated<bigint>;
  user_id: bigint | null;
  /** The admin who made it on behalf of the account. */
  impersonated_by: string | null;
  /** The API key with which a program made it. */
  key_id: bigint | null;
  /** The rule by which it was made. */
  recurring_id: bigint | null;
  type: SmsType;
  state: number;
  state_reason: string | null;
  lane: Generated<number>;
  line_id: bigint;
  from_number: string;
  text: string;
  /** A message of the installation itself, whose `text` is empty; null once it was handed over. */
  sealed_text: Buffer | null;
  /** `text` as texts are compared: see normaliseForMatching; lower case. */
  search_text: GeneratedAlways<string | null>;
  /** `search_form(text)`, kept by a trigger; null where it was not made yet. */
  found_by: Generated<string | null>;
  encoding: 'gsm7' | 'ucs2';
  language: Language;
  parts: number;
  unit_mrial: bigint;
  statutory_mrial: bigint;
  /** Each recipient has a text of its own, and `text` is the one with variables; `0340-texts-of-their-own.sql`. */
  own_texts: Generated<boolean>;
  /** What a Latin part costs then; the other tariff is for Persian ones. */
  latin_unit_mrial: Generated<bigint | null>;
  latin_statutory_mrial: Generated<bigint | null>;
  with_charity: Generated<boolean>;
  refund_rule: RefundRule;
  quote_id: bigint | null;
  quoted_total_mrial: bigint | null;
  requested_count: number;
  recipient_count: Generated<number>;
  excluded_invalid: Generated<number>;
  excluded_no_text: Generated<number>;
  excluded_duplicate: Generated<number>;
  excluded_blacklisted: Generated<number>;
  excluded_opted_out: Generated<number>;
  excluded_weekly: Generated<number>;
  /** Who had as many messages is left out, see WeeklyRule; all null without such a rule. */
  weekly_limit: Generated<number | null>;
  weekly_since: Generated<Date | null>;
  weekly_as_of: Generated<Date | null>;
  /** What stands before the codes of its short links; null where links stay as they are. */
  short_links_url: Generated<string | null>;
  /** Held at accept, and not yet replaced by the recipients' cost. */
  reserved_mrial: Generated<bigint>;
  cost_mrial: Generated<bigint>;
  charity_mrial: Generated<bigint>;
  cancelled_count: Generated<number>;
  cancelled_mrial: Generated<bigint>;
  prepare_tries: Generated<number>;
  /** Scheduled for; null when it leaves at once. */
  send_time: Date | null;
  paused_at: Date | null;
  /** Parts a second that it takes at most. */
  rate_per_second: number | null;
  validity_minutes: number | null;
  /** What has not been handed over by then expires. */
  expires_at: Date | null;
  is_test: Generated<boolean>;
  /** The send whose failed recipients this one is for. */
  resent_from: bigint | null;
  user_ip: string | null;
  created_at: Date;
  queued_at: Date | null;
  started_at: Date | null;
  stopped_at: Date | null;
  finished_at: Date | null;
  settled_at: Date | null;
  /** What the role of its maker allowed when it was accepted; null for no limit. */
  max_recipients: Generated<number | null>;
}

export interface SendIntakeTable {
  account_id: bigint;
  send_id: bigint;
  /** Exactly one of these is given. */
  numbers: string[] | null;
  upload_id: bigint | null;
  phonebook_ids: bigint[] | null;
  /** Of these only a part, see the next two. */
  ranged_phonebook_ids: bigint[] | null;
  range_start: number | null;
  range_size: number | null;
  /** `ContactFilters` of the contract, as they were when the send was accepted. */
  segment_filters: unknown;
  /** `BankChoice` of the contract, as it was when the send was accepted. */
  bank_choice: unknown;
  resent_send_id: bigint | null;
  /** Of a send with texts of their own, whose other columns are empty: see OwnTextsChoice. */
  own_texts: unknown;
  /** The upload that it names. */
  own_texts_upload_id: bigint | null;
}

export interface SendChunksTable {
  account_id: bigint;
  send_id: bigint;
  chunk: number;
  lane: number;
  line_id: bigint;
  from_n: number;
  to_n: number;
  next_n: number;
  /** 0 ready, 1 leased, 2 done, 3 cancelled. */
  state: Generated<number>;
  worker_id: string | null;
  lease_until: Date | null;
  /** Of each of its recipients, where each has a text of its own; null: as the send says. */
  parts: Generated<number | null>;
}

/** What part of the rate of every line a process that sends may use, and until when. */
export interface SenderLeasesTable {
  worker_id: string;
  /** How much it takes beside others. */
  weight: Generated<number>;
  share: number;
  /** It has a link to an operator. */
  bound: boolean;
  lease_until: Date;
}

export interface SendCountersTable {
  account_id: bigint;
  send_id: bigint;
  operator: number;
  total: Generated<number>;
  queued: Generated<number>;
  sent: Generated<number>;
  reached_telecom: Generated<number>;
  delivered: Generated<number>;
  undelivered: Generated<number>;
  blacklisted: Generated<number>;
  in_doubt: Generated<number>;
  expired: Generated<number>;
  cancelled: Generated<number>;
  refused: Generated<number>;
  charged_mrial: Generated<bigint>;
  returned_mrial: Generated<bigint>;
}

/** What batches change in the counters of large sends, not folded yet; `send_counts` is both together. */
export interface CounterMovesTable {
  account_id: bigint;
  send_id: bigint;
  operator: number;
  queued: number;
  sent: number;
  reached_telecom: number;
  delivered: number;
  undelivered: number;
  blacklisted: number;
  in_doubt: number;
  expired: number;
  cancelled: number;
  refused: number;
  charged_mrial: bigint;
  returned_mrial: bigint;
}

export interface QuotesTable {
  account_id: bigint;
  id: Generated<bigint>;
  line_id: bigint;
  request_hash: Buffer;
  unit_mrial: bigint;
  statutory_mrial: bigint;
  total_mrial: bigint;
  /** For Latin texts, where each recipient has a text of its own. */
  latin_unit_mrial: Generated<bigint | null>;
  latin_statutory_mrial: Generated<bigint | null>;
  /** Null in quotes of before it was kept. */
  reachable_count: Generated<number | null>;
  expires_at: Date;
  used_by_send_id: bigint | null;
}
