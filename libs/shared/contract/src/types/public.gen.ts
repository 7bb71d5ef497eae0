/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  IdempotencyKeyParameter,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  Mobile,
  NoParameters,
  PersonNumber,
  RialAmount,
} from './common.gen';
import type { PatternCode, PatternParam } from './patterns.gen';
import type { LineNumber, LineNumberAsGiven, SendState } from './send.gen';

/**
 * The program's own name of a message; it need not be unique. `messages/status` finds it for 30 days.
 * @example order-1405
 */
export type LocalId = string;

export type MessageStatus = {
  id: Id;
  local_id: string | null;
  send_id: Id;
  number: PersonNumber;
  /** `waiting`: accepted, and not at its turn yet (being prepared, read by a person, scheduled or paused). `left_out`: has opted out or is blacklisted; costs nothing. `not_sent`: its send ended before it. The others are those of a recipient in a report. */
  state: "waiting" | "queued" | "submitted" | "sent" | "reached_telecom" | "delivered" | "undelivered" | "blacklisted" | "in_doubt" | "expired" | "cancelled" | "refused" | "left_out" | "not_sent";
  /** Why it has not arrived, in Persian; null when nothing is wrong. */
  error: string | null;
  parts: number | null;
  price: RialAmount | null;
  /** Where the price is now; null also in the sandbox. */
  money: "held" | "charged" | "returned" | null;
  created_at: Instant;
  submitted_at: InstantOrNull;
  answered_at: InstantOrNull;
  receipt_at: InstantOrNull;
  test?: OfTestKey;
};

/**
 * A mobile number in any accepted spelling, digits of any script.
 * @example 09241234567
 */
export type MobileAsWritten = string;

/**
 * There, and true, in what a test key gets; nothing was sent, held or charged.
 * @example true
 */
export type OfTestKey = boolean;

export interface PublicSchemas {
  LocalId: LocalId;
  MessageStatus: MessageStatus;
  MobileAsWritten: MobileAsWritten;
  OfTestKey: OfTestKey;
}

export interface PublicOperations {
  /**
   * What has become of messages, by their ids or by the program's own names.
   * Of messages that `pattern/send`, `otp/send` or a send with `local_id` answered, for 30 days; at most a thousand ids and names together. Of several with one name the five newest.
   */
  getMessageStatuses: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids?: Id[];
      local_ids?: LocalId[];
    }>;
    responses: {
      /** Those that are there, newest first. */
      200: JsonAnswer<{
        data: {
          items: MessageStatus[];
          /** What was asked for and is not there. */
          missing: {
            ids: Id[];
            local_ids: string[];
          };
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a one-time code and sends it to a person by a pattern.
   * The code is made here and told to nobody but the person; let it be checked with `otp/verify`. It goes before all bulks and costs as any message. The pattern is an accepted one of type `otp` whose only variable is of type `code`. A newer code for the same number and pattern ends the one before. One a minute and six an hour to a number, 600 a minute of an account.
   */
  sendOneTimeCode: {
    parameters: {
      query?: never;
      header: {
        /** Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
        "Idempotency-Key": IdempotencyKeyParameter;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: JsonBody<{
      mobile: MobileAsWritten;
      pattern_code: PatternCode;
      /** Without it the default line of the account. */
      from_number?: LineNumberAsGiven;
      /**
       * Digits of the code.
       * @default 6
       */
      length?: number;
      /**
       * How long the code is good, and its message may still leave.
       * @default 120
       */
      ttl_seconds?: number;
      local_id?: LocalId;
    }>;
    responses: {
      /** On its way. */
      200: JsonAnswer<{
        data: {
          /** Of the code. */
          id: Id;
          send_id: Id;
          message_id: Id;
          from_number: LineNumber;
          price: RialAmount;
          expires_at: Instant;
          test?: OfTestKey;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Whether a person has given the code that went to them.
   * By the code's `id`, or by `mobile` and `pattern_code` for the newest one. A code counts once, also where two ask at one moment, and is over after five wrong tries. Digits of any script.
   */
  checkOneTimeCode: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id?: Id;
      mobile?: MobileAsWritten;
      pattern_code?: PatternCode;
      /** As the person typed it. */
      code: string;
    }>;
    responses: {
      /** The answer, also where it is no. */
      200: JsonAnswer<{
        data: {
          verified: boolean;
          /** Why not; null when it was right. */
          reason: "wrong" | "expired" | "used" | "replaced" | "too_many_tries" | null;
          tries_left: number;
          test?: OfTestKey;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends a pattern to up to a thousand recipients, each with values of its own.
   * Everything is looked at before anything is sent: what is wrong stands in `meta.errors` under the place of its recipient (`recipients.3.params.code`), the first hundred of it. One send with its price held; who has opted out is left out of it and costs nothing. A call has at most 20,000 names of JSON, which is a thousand recipients with eight values each.
   */
  sendPattern: {
    parameters: {
      query?: never;
      header: {
        /** Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
        "Idempotency-Key": IdempotencyKeyParameter;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: JsonBody<{
      pattern_code: PatternCode;
      /** Without it the default line of the account. */
      from_number?: LineNumberAsGiven;
      recipients: {
        number: MobileAsWritten;
        /** A value for each variable. */
        params: PatternParam[];
        local_id?: LocalId;
      }[];
    }>;
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: {
          send_id: Id;
          state: SendState;
          /** Of the pattern. */
          version: number;
          test?: OfTestKey;
          from_number: LineNumber;
          /** Held now. */
          price: RialAmount;
          recipient_count: number;
          /** Who has opted out or is blacklisted. */
          left_out_count: number;
          /** In the order of `recipients`. */
          messages: {
            id: Id;
            number: Mobile;
            local_id: string | null;
          }[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface PublicPaths {
  "/messages/status": { post: PublicOperations["getMessageStatuses"] };
  "/otp/send": { post: PublicOperations["sendOneTimeCode"] };
  "/otp/verify": { post: PublicOperations["checkOneTimeCode"] };
  "/pattern/send": { post: PublicOperations["sendPattern"] };
}
