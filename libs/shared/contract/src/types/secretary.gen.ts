/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  PersonNumber,
} from './common.gen';
import type { LineNumber, LineNumberAsGiven } from './send.gen';

export type NewSecretary = {
  title: SecretaryTitle;
  line: LineNumberAsGiven;
  /** The line that its messages leave from. Without it, the one that it listens on. */
  from_number?: LineNumberAsGiven;
  match: SecretaryMatch;
  words?: SecretaryWords;
  reply?: SecretaryReply;
  forward_to?: SecretaryForwardTo;
  forward_to_webhook_id?: SecretaryWebhook;
  add_to_phonebook_id?: Id;
  remove_from_phonebook_id?: Id;
  /** The sender gets no more advertising. */
  opts_out?: boolean;
  once_per_sender?: boolean;
  most_in_ten_minutes?: SecretaryMostInTenMinutes;
  most_in_a_day?: SecretaryMostInADay;
  /** Format: date-time */
  starts_at?: string;
  /** Format: date-time */
  ends_at?: string;
  from_hour?: number;
  to_hour?: number;
};

/** What a code reader found in a message (`correct`, `duplicate`, `wrong`, `keyword`), or a poll: `vote` counts, `changed_vote` counts instead of an earlier one, `repeated_vote` does not count, `late_vote` came after the end, `unknown_answer` is no option. */
export type ReaderReading = "correct" | "duplicate" | "wrong" | "keyword" | "vote" | "changed_vote" | "repeated_vote" | "late_vote" | "unknown_answer";

export type ReceiverLine = {
  number: LineNumber;
  /** What the account calls it. */
  title: string;
};

export type Secretary = {
  id: Id;
  title: string;
  line: LineNumber;
  from_number: LineNumber;
  match: SecretaryMatch;
  words: string[];
  reply: string | null;
  forward_to: PersonNumber[];
  forward_to_webhook_id: string | null;
  add_to_phonebook_id: string | null;
  remove_from_phonebook_id: string | null;
  opts_out: boolean;
  once_per_sender: boolean;
  most_in_ten_minutes: number;
  /** None where a day has no limit. */
  most_in_a_day: number | null;
  /** Format: date-time */
  starts_at: string | null;
  /** Format: date-time */
  ends_at: string | null;
  from_hour: number | null;
  to_hour: number | null;
  is_active: boolean;
  state: SecretaryState;
  /** Why it was refused, as a sentence. */
  refusal: string | null;
  /** Messages that it has dealt with. */
  message_count: number;
  /** Format: date-time */
  created_at: string;
};

/** Mobile numbers that get the message, with its sender before it. */
export type SecretaryForwardTo = string[];

/** Which messages: `any`, those that are one of the words (`exact`), those in which one of them stands (`contains`), or those in which one of the words is found as a regular expression (`regex`). Keyboards, digits, half-spaces, case and repeated blanks make no difference, and neither does punctuation, but for expressions. Of several secretaries of a line, exact words come before words somewhere, those before expressions, and any message last. */
export type SecretaryMatch = "any" | "exact" | "contains" | "regex";

export type SecretaryMessage = {
  id: Id;
  number: PersonNumber;
  /** Empty for a role that does not read it. */
  text: string;
  /** Format: date-time */
  received_at: string;
  outcome: SecretaryOutcome;
  reason: string | null;
  /** The send with the answer; none where nothing was to be sent. */
  send_id: string | null;
  /** None of a secretary that is neither a reader nor a poll. */
  reading: ReaderReading | null;
  /** The code, the keyword or the option in it; empty for a role that does not read it. */
  found: string | null;
};

export type SecretaryMessageFilters = {
  outcome?: SecretaryOutcome;
  reading?: ReaderReading;
  /** A whole number of a sender. */
  number?: string;
};

/** Messages of one number that are dealt with within 24 hours. Without it a day has no limit. */
export type SecretaryMostInADay = number;

/**
 * Messages of one number that are dealt with in ten minutes. Correct codes do not count, and votes count whatever becomes of their replies.
 * @default 5
 */
export type SecretaryMostInTenMinutes = number;

/** `done`; or why nothing was done: `again` (once for each sender), `too_often` (as many of one number as its limits let it deal with; the reason says which limit), `unpaid` (too little credit), `refused` (the reason says why). */
export type SecretaryOutcome = "done" | "again" | "too_often" | "unpaid" | "refused";

/**
 * May have `{{number}}`, `{{date}}` and `{{time}}`.
 * @example پیام شما رسید؛ به‌زودی با شما تماس می‌گیریم.
 */
export type SecretaryReply = string;

/** What a person has decided about it. */
export type SecretaryState = "waiting" | "accepted" | "refused";

/** @example پاسخ به تماس‌های شب */
export type SecretaryTitle = string;

/** A webhook of the account that gets the message as `secretary.message`, signed and tried again like any event, whatever other events it hears. */
export type SecretaryWebhook = Id;

/** Needed unless any message will do. Plain text; with `regex` at most five expressions of signs, `.`, `[a-z]`, `[^a]`, `\d`, `\w`, `\s`, `\D`, `\W`, `\S`, `\b`, `^`, `$`, groups, `|`, `*`, `+`, `?`, `{n}`, `{n,}` and `{n,m}`. Nothing looks around or refers back: an expression is looked for in one pass over the first 500 characters, whatever it is. One that is found in an empty text is refused, and so is one with a half-space, a tatweel or a diacritic in `[]` or before a sign of repetition, for messages are looked at without them. Ten secretaries of a line at most look for expressions. */
export type SecretaryWords = string[];

export interface SecretarySchemas {
  NewSecretary: NewSecretary;
  ReaderReading: ReaderReading;
  ReceiverLine: ReceiverLine;
  Secretary: Secretary;
  SecretaryForwardTo: SecretaryForwardTo;
  SecretaryMatch: SecretaryMatch;
  SecretaryMessage: SecretaryMessage;
  SecretaryMessageFilters: SecretaryMessageFilters;
  SecretaryMostInADay: SecretaryMostInADay;
  SecretaryMostInTenMinutes: SecretaryMostInTenMinutes;
  SecretaryOutcome: SecretaryOutcome;
  SecretaryReply: SecretaryReply;
  SecretaryState: SecretaryState;
  SecretaryTitle: SecretaryTitle;
  SecretaryWebhook: SecretaryWebhook;
  SecretaryWords: SecretaryWords;
}

export interface SecretaryOperations {
  /**
   * Puts a secretary, a code reader or a poll to work, or lets it rest.
   * What waits when it is laid to rest is not dealt with any more. It needs no second review.
   */
  setSecretaryActive: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      is_active: boolean;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: {
          id: Id;
          is_active: boolean;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a secretary.
   * It deals with messages that come to a line of the account from the moment a person has read and accepted it; who asked is told by SMS. Of several on one line the exact words come first, then words somewhere in the message, then any message; one of them deals with a message, the oldest. A message that asks to opt out is left alone. Answers and forwarded messages are sends like others, with their price held. An account has at most 100.
   */
  createSecretary: {
    parameters: NoParameters;
    requestBody: JsonBody<NewSecretary>;
    responses: {
      /** The new one; it waits for a person. */
      200: JsonAnswer<{
        data: Secretary;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes secretaries, with the lists of what they have dealt with. */
  deleteSecretaries: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many there were. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One secretary. */
  getSecretary: {
    parameters: {
      query: {
        id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Secretary;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Secretaries, newest first. */
  listSecretaries: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in it. */
        title?: string;
        state?: SecretaryState;
        is_active?: boolean;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Secretary[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes a secretary anew.
   * All of it, as for a new one. Another title, other times and phonebooks count at once; with another line, other words, another answer or other numbers it waits for a person again, and deals with nothing until then.
   */
  updateSecretary: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: SecretaryTitle;
      line: LineNumberAsGiven;
      /** The line that its messages leave from. Without it, the one that it listens on. */
      from_number?: LineNumberAsGiven;
      match: SecretaryMatch;
      words?: SecretaryWords;
      reply?: SecretaryReply;
      forward_to?: SecretaryForwardTo;
      forward_to_webhook_id?: SecretaryWebhook;
      add_to_phonebook_id?: Id;
      remove_from_phonebook_id?: Id;
      /** The sender gets no more advertising. */
      opts_out?: boolean;
      once_per_sender?: boolean;
      most_in_ten_minutes?: SecretaryMostInTenMinutes;
      most_in_a_day?: SecretaryMostInADay;
      /** Format: date-time */
      starts_at?: string;
      /** Format: date-time */
      ends_at?: string;
      from_hour?: number;
      to_hour?: number;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Secretary;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to write the messages of a secretary into a file.
   * A job does it; follow it by `jobs`, and download its file when it is done. The file is kept for seven days.
   */
  exportSecretaryMessages: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      filters?: SecretaryMessageFilters;
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: {
          job_id: Id;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The messages that a secretary, a code reader or a poll has dealt with, newest first. */
  listSecretaryMessages: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: SecretaryMessageFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: SecretaryMessage[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The lines that a secretary may listen on.
   * A line that several accounts share belongs to none of them, so no secretary hears it.
   */
  listReceiverLines: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** In the order of their numbers. */
      200: JsonAnswer<{
        data: {
          items: ReceiverLine[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface SecretaryPaths {
  "/advanced-services/general-messaging/active": { post: SecretaryOperations["setSecretaryActive"] };
  "/advanced-services/general-messaging/create": { post: SecretaryOperations["createSecretary"] };
  "/advanced-services/general-messaging/delete-list": { post: SecretaryOperations["deleteSecretaries"] };
  "/advanced-services/general-messaging/details": { get: SecretaryOperations["getSecretary"] };
  "/advanced-services/general-messaging/list": { post: SecretaryOperations["listSecretaries"] };
  "/advanced-services/general-messaging/update": { post: SecretaryOperations["updateSecretary"] };
  "/advanced-services/module-inboxes-export": { post: SecretaryOperations["exportSecretaryMessages"] };
  "/advanced-services/module-inboxes-list": { post: SecretaryOperations["listSecretaryMessages"] };
  "/numbers/receiver-list": { get: SecretaryOperations["listReceiverLines"] };
}
