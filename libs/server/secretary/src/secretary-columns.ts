import type { DecisionWord } from '@peyk/server-decisions';
import type { Match, RepeatVotes } from './secretary.tables';

export interface SecretaryKey {
  accountId: bigint;
  id: bigint;
}

/** What a secretary does, with its lines found. */
export interface SecretaryFields {
  title: string;
  lineId: bigint;
  fromLineId: bigint;
  match: Match;
  words: string[];
  /** Of a reader, in the order of its words. */
  keywordReplies: string[];
  /** For a correct code, or a vote that counts. */
  reply: string | null;
  /** For a code that was used, or another vote of a number that has voted. */
  duplicateReply: string | null;
  /** For what holds no code, or is no answer of a poll. */
  wrongReply: string | null;
  /** Of a poll alone, as what follows: what is asked; its words are the options. */
  question: string | null;
  /** What else counts as an option, in the order of the words: texts with `|` between them. */
  optionCodes: string[];
  repeatVotes: RepeatVotes | null;
  /** For a vote that comes after the end. */
  endedReply: string | null;
  forwardTo: number[];
  /** An address of the account that messages are handed over to. */
  forwardToWebhookId: bigint | null;
  addToPhonebookId: bigint | null;
  removeFromPhonebookId: bigint | null;
  optsOut: boolean;
  oncePerSender: boolean;
  /** Messages of one number that it deals with in ten minutes. */
  mostLately: number;
  /** And within 24 hours; null for no such limit. */
  mostDaily: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  fromHour: number | null;
  toHour: number | null;
}

export interface SecretaryRow extends SecretaryKey, SecretaryFields {
  line: string;
  fromNumber: string;
  isActive: boolean;
  version: number;
  messageCount: bigint;
  codeCount: number;
  usedCount: number;
  /** Votes of each option of a poll. */
  optionVotes: number[];
  /** Numbers that have voted. */
  voterCount: number;
  createdAt: Date;
  askedBy: bigint | null;
  askedAt: Date;
  takenBy: string | null;
  takenAt: Date | null;
  decision: DecisionWord | null;
  reason: string | null;
  note: string | null;
}

/** A row with its lines, out of `secretaries` joined with `lines` as `listening` and as `answering`. */
export const SHOWN = [
  'secretaries.account_id as accountId',
  'secretaries.id',
  'secretaries.title',
  'secretaries.line_id as lineId',
  'secretaries.from_line_id as fromLineId',
  'listening.number as line',
  'answering.number as fromNumber',
  'secretaries.match',
  'secretaries.words',
  'secretaries.keyword_replies as keywordReplies',
  'secretaries.reply',
  'secretaries.duplicate_reply as duplicateReply',
  'secretaries.wrong_reply as wrongReply',
  'secretaries.question',
  'secretaries.option_codes as optionCodes',
  'secretaries.repeat_votes as repeatVotes',
  'secretaries.ended_reply as endedReply',
  'secretaries.forward_to as forwardTo',
  'secretaries.forward_to_webhook_id as forwardToWebhookId',
  'secretaries.add_to_phonebook_id as addToPhonebookId',
  'secretaries.remove_from_phonebook_id as removeFromPhonebookId',
  'secretaries.opts_out as optsOut',
  'secretaries.once_per_sender as oncePerSender',
  'secretaries.most_lately as mostLately',
  'secretaries.most_daily as mostDaily',
  'secretaries.starts_at as startsAt',
  'secretaries.ends_at as endsAt',
  'secretaries.from_hour as fromHour',
  'secretaries.to_hour as toHour',
  'secretaries.is_active as isActive',
  'secretaries.version',
  'secretaries.message_count as messageCount',
  'secretaries.code_count as codeCount',
  'secretaries.used_count as usedCount',
  'secretaries.option_votes as optionVotes',
  'secretaries.voter_count as voterCount',
  'secretaries.created_at as createdAt',
  'secretaries.asked_by as askedBy',
  'secretaries.asked_at as askedAt',
  'secretaries.taken_by as takenBy',
  'secretaries.taken_at as takenAt',
  'secretaries.decision',
  'secretaries.reason',
  'secretaries.note',
] as const;

/** What a person writes, as columns. */
export function columnsOf(fields: SecretaryFields) {
  return {
    title: fields.title,
    line_id: fields.lineId,
    from_line_id: fields.fromLineId,
    match: fields.match,
    words: fields.words,
    keyword_replies: fields.keywordReplies,
    reply: fields.reply,
    duplicate_reply: fields.duplicateReply,
    wrong_reply: fields.wrongReply,
    question: fields.question,
    option_codes: fields.optionCodes,
    repeat_votes: fields.repeatVotes,
    ended_reply: fields.endedReply,
    forward_to: fields.forwardTo,
    forward_to_webhook_id: fields.forwardToWebhookId,
    add_to_phonebook_id: fields.addToPhonebookId,
    remove_from_phonebook_id: fields.removeFromPhonebookId,
    opts_out: fields.optsOut,
    once_per_sender: fields.oncePerSender,
    most_lately: fields.mostLately,
    most_daily: fields.mostDaily,
    starts_at: fields.startsAt,
    ends_at: fields.endsAt,
    from_hour: fields.fromHour,
    to_hour: fields.toHour,
  };
}

/** What waits for a person has no decision. */
export const WAITING = {
  ...{ taken_by: null, taken_at: null, decision: null, decided_by: null, decided_at: null },
  ...{ reason: null, note: null },
};
