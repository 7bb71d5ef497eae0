/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Id, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';
import type {
  SecretaryMostInADay,
  SecretaryMostInTenMinutes,
  SecretaryReply,
  SecretaryState,
  SecretaryTitle,
} from './secretary.gen';
import type { LineNumber, LineNumberAsGiven } from './send.gen';

export type NewPoll = {
  title: SecretaryTitle;
  line: LineNumberAsGiven;
  /** The line that its answers leave from. Without it, the one that it listens on. */
  from_number?: LineNumberAsGiven;
  question: PollQuestion;
  options: PollOptions;
  repeat_votes?: PollRepeatVotes;
  reply?: PollReply;
  /** To another vote of a number that has voted, unless all of them count. Without it such a vote gets no answer, or `reply` where the last one counts. */
  repeat_reply?: PollReply;
  /** To what is no answer, unless another secretary of the line listens to its words. Without it such a message is left to others. */
  unknown_reply?: SecretaryReply;
  /** To a vote that comes after the end. Without it such a message is left to others. */
  ended_reply?: SecretaryReply;
  most_in_ten_minutes?: SecretaryMostInTenMinutes;
  most_in_a_day?: SecretaryMostInADay;
  /** Format: date-time */
  starts_at?: string;
  /** Format: date-time */
  ends_at?: string;
};

export type Poll = {
  id: Id;
  title: string;
  line: LineNumber;
  from_number: LineNumber;
  question: string;
  /** In their order. */
  options: {
    title: string;
    codes: string[];
    /** Votes for it that count. */
    vote_count: number;
  }[];
  repeat_votes: PollRepeatVotes;
  /** To a vote that counts. */
  reply: string | null;
  /** To another vote of a number that has voted. */
  repeat_reply: string | null;
  /** To what is no answer. */
  unknown_reply: string | null;
  /** To a vote after the end. */
  ended_reply: string | null;
  most_in_ten_minutes: number;
  /** None where a day has no limit. */
  most_in_a_day: number | null;
  /** Format: date-time */
  starts_at: string | null;
  /** Format: date-time */
  ends_at: string | null;
  is_active: boolean;
  state: SecretaryState;
  /** Why it was refused, as a sentence. */
  refusal: string | null;
  /** Votes that count. */
  vote_count: number;
  /** Numbers that have voted. */
  voter_count: number;
  /** Messages that it has dealt with. */
  message_count: number;
  /** Format: date-time */
  created_at: string;
};

/** What can be chosen, in the order in which it is shown. */
export type PollOptions = {
  /**
   * A message that is it is a vote, too.
   * @example شعبهٔ شمال
   */
  title: string;
  /** What else is a vote for it. Without any, its place among the options, from 1; the eleventh needs one, for a message that is «۱۱» or «لغو» asks to opt out and is no vote. */
  codes?: string[];
}[];

/**
 * What is asked. It is shown with the result, and sent to nobody.
 * @example کدام شعبه به خانهٔ شما نزدیک‌تر است؟
 */
export type PollQuestion = string;

/**
 * Which of several votes of one number count.
 * @default first
 */
export type PollRepeatVotes = "first" | "last" | "all";

/**
 * May have `{{number}}`, `{{date}}`, `{{time}}` and `{{option}}`, the option that counts for the sender.
 * @example رأی شما به «{{option}}» شمرده شد.
 */
export type PollReply = string;

export interface PollsSchemas {
  NewPoll: NewPoll;
  Poll: Poll;
  PollOptions: PollOptions;
  PollQuestion: PollQuestion;
  PollRepeatVotes: PollRepeatVotes;
  PollReply: PollReply;
}

export interface PollsOperations {
  /**
   * Makes a poll.
   * It counts messages to a line from the moment a person has accepted its texts. A message that is an option, or one of its codes, is a vote for it; keyboards, digits, half-spaces, case, punctuation and repeated blanks make no difference. Opting out, exact words and code readers come before it, words somewhere and any message behind it; of several polls the oldest that has the answer counts the vote. A vote counts whatever becomes of the reply to it.
   */
  createPoll: {
    parameters: NoParameters;
    requestBody: JsonBody<NewPoll>;
    responses: {
      /** The new one, without votes; it waits for a person. */
      200: JsonAnswer<{
        data: Poll;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes polls, with their votes and lists of messages. */
  deletePolls: {
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
  /** One poll, with its votes. */
  getPoll: {
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
        data: Poll;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to write the votes of a poll that count into a file.
   * A job does it; follow it by `jobs`, and download its file when it is done. The file is kept for seven days.
   */
  exportPollVotes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
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
  /** Polls, newest first. */
  listPolls: {
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
          items: Poll[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes a poll anew.
   * All of it but its votes, as for a new one. Another title, other times and other codes count at once; with another line, question, option or reply it waits for a person again, and counts nothing until then. Once somebody has voted, the question, the titles of the options and `repeat_votes` stay.
   */
  updatePoll: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: SecretaryTitle;
      line: LineNumberAsGiven;
      /** The line that its answers leave from. Without it, the one that it listens on. */
      from_number?: LineNumberAsGiven;
      question: PollQuestion;
      options: PollOptions;
      repeat_votes?: PollRepeatVotes;
      reply?: PollReply;
      /** To another vote of a number that has voted, unless all of them count. Without it such a vote gets no answer, or `reply` where the last one counts. */
      repeat_reply?: PollReply;
      /** To what is no answer, unless another secretary of the line listens to its words. Without it such a message is left to others. */
      unknown_reply?: SecretaryReply;
      /** To a vote that comes after the end. Without it such a message is left to others. */
      ended_reply?: SecretaryReply;
      most_in_ten_minutes?: SecretaryMostInTenMinutes;
      most_in_a_day?: SecretaryMostInADay;
      /** Format: date-time */
      starts_at?: string;
      /** Format: date-time */
      ends_at?: string;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Poll;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface PollsPaths {
  "/advanced-services/polls/create": { post: PollsOperations["createPoll"] };
  "/advanced-services/polls/delete-list": { post: PollsOperations["deletePolls"] };
  "/advanced-services/polls/details": { get: PollsOperations["getPoll"] };
  "/advanced-services/polls/export-votes": { post: PollsOperations["exportPollVotes"] };
  "/advanced-services/polls/list": { post: PollsOperations["listPolls"] };
  "/advanced-services/polls/update": { post: PollsOperations["updatePoll"] };
}
