import type { DecisionColumns } from '@peyk/server-decisions';
import type { Generated, GeneratedAlways } from 'kysely';

/** Which messages it deals with: all of them, those that are one of its words, that have one of them, or in which an expression is found. */
export type PlainMatch = 'any' | 'exact' | 'contains' | 'regex';

/** `codes` is a reader: its words are keywords, and it knows codes. `poll` counts answers: its words are options. */
export type Match = PlainMatch | 'codes' | 'poll';

/** What this version knows. A newer one that works beside it may have kept others. */
export const MATCHES: readonly Match[] = ['any', 'exact', 'contains', 'regex', 'codes', 'poll'];

/** Which of several votes of a number count. */
export type RepeatVotes = 'first' | 'last' | 'all';

/** What a poll found in a message. */
export type PollReading = 'vote' | 'changed_vote' | 'repeated_vote' | 'late_vote' | 'unknown_answer';

/** What a reader or a poll found in a message. */
export type Reading = 'correct' | 'duplicate' | 'wrong' | 'keyword' | PollReading;

/** What became of a message. */
export type Outcome = 'done' | 'again' | 'too_often' | 'unpaid' | 'refused';

/** `0530-secretary.sql`, `0538-readers.sql`, `0564-secretary-webhooks.sql`, `0624-polls.sql`, `0626-expressions.sql`, `0628-limits-of-secretaries.sql`. */
export interface SecretariesTable extends DecisionColumns {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  title: string;
  line_id: bigint;
  from_line_id: bigint;
  match: Match;
  words: string[];
  keyword_replies: Generated<string[]>;
  reply: string | null;
  duplicate_reply: string | null;
  wrong_reply: string | null;
  code_count: Generated<number>;
  used_count: Generated<number>;
  question: string | null;
  option_codes: Generated<string[]>;
  option_votes: Generated<number[]>;
  voter_count: Generated<number>;
  repeat_votes: RepeatVotes | null;
  ended_reply: string | null;
  forward_to: number[];
  forward_to_webhook_id: bigint | null;
  add_to_phonebook_id: bigint | null;
  remove_from_phonebook_id: bigint | null;
  opts_out: boolean;
  once_per_sender: boolean;
  most_lately: Generated<number>;
  most_daily: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  from_hour: number | null;
  to_hour: number | null;
  is_active: boolean;
  version: number;
  credit_told_at: Date | null;
  message_count: Generated<bigint>;
  created_at: Date;
  impersonated_by: string | null;
}

export interface SecretaryQueueTable {
  account_id: bigint;
  message_id: bigint;
  line_id: bigint;
  from_number: string;
  text: string;
  received_at: Date;
}

export interface SecretaryMessagesTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  secretary_id: bigint;
  mobile: number;
  text: string;
  received_at: Date;
  outcome: Outcome;
  reason: string | null;
  send_id: bigint | null;
  reading: Reading | null;
  found: string | null;
}

export interface ReaderCodesTable {
  account_id: bigint;
  secretary_id: bigint;
  code: string;
  written: string;
  mobile: number | null;
  used_at: Date | null;
  impersonated_by: string | null;
}

export interface ReaderDrawsTable {
  account_id: bigint;
  id: GeneratedAlways<bigint>;
  secretary_id: bigint;
  seed: string;
  list_hash: string;
  entry_count: number;
  winner_codes: string[];
  winner_mobiles: number[];
  drawn_at: Date;
  drawn_by: bigint | null;
  impersonated_by: string | null;
}

export interface PollVotesTable {
  account_id: bigint;
  secretary_id: bigint;
  id: GeneratedAlways<bigint>;
  mobile: number;
  option: number;
  voted_at: Date;
  is_only: boolean;
}

declare module '@peyk/server-database' {
  interface Database {
    secretaries: SecretariesTable;
    secretary_queue: SecretaryQueueTable;
    secretary_messages: SecretaryMessagesTable;
    reader_codes: ReaderCodesTable;
    reader_draws: ReaderDrawsTable;
    poll_votes: PollVotesTable;
  }
}
