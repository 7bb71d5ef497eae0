/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  Empty,
  ErrorResponse,
  Id,
  IdempotencyKeyParameter,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
} from './common.gen';
import type { Day } from './registration.gen';
import type {
  ContactIds,
  LineNumber,
  LineNumberAsGiven,
  MessageText,
  PhonebookIds,
  RangeSize,
  RangeStart,
  SendRate,
  ValidityMinutes,
} from './send.gen';

/** To whom, as in a send: one of `recipients`, `phonebook_ids` (perhaps with `start` and `size`), `contact_ids` and `segment_id`. With `birthday` and `property` nothing for all contacts, or the `phonebook_ids` that they must stand in. */
export type RecurringParams = {
  recipients?: string[];
  phonebook_ids?: PhonebookIds;
  start?: RangeStart;
  size?: RangeSize;
  contact_ids?: ContactIds;
  segment_id?: Id;
};

/** When it comes again, by the Jalali calendar and the clock of Tehran. `week` takes `weekdays`; `month` takes `month_day`, and a month that is shorter its last day. `birthday` sends each day to the contacts who were born on it, `property` to those of whom a date is kept in the property `property_id`; anyone who was born on 30 Esfand gets it on the 29th in a common year. */
export type RecurringRule = {
  every: "day" | "week" | "month" | "birthday" | "property";
  /** 0 Saturday ... 6 Friday. */
  weekdays?: number[];
  month_day?: number;
  property_id?: Id;
  /** @example 09:30 */
  time: string;
  starts_on: Day;
  ends_on?: Day;
  /** It ends with so many sends; a time without one does not count. */
  max_sends?: number;
};

export type RecurringRun = {
  due_at: Instant;
  run_at: Instant;
  /** `sent` was accepted as the send `send_id`; `nobody` had its day on which nobody has one; `missed` was not accepted, for the reason. */
  outcome: "sent" | "nobody" | "missed";
  reason: string | null;
  send_id: Id | null;
  /** As the send is now; see `SendState`. */
  send_state: number | null;
};

export type RecurringSend = {
  id: Id;
  from_number: LineNumber;
  message: string;
  charity: boolean;
  rate_per_second: number | null;
  validity_minutes: number | null;
  rule: RecurringRule;
  /** Of one that is shown by its id; null in lists. */
  params: RecurringParams | null;
  state: RecurringState;
  /** Why it has paused itself. */
  state_reason: string | null;
  next_run_at: InstantOrNull;
  sent_count: number;
  last_run: RecurringRun | null;
  created_at: Instant;
  updated_at: Instant;
};

/** One that is `paused` by a person or by itself goes on when it is resumed; one that has `ended` has no time left. */
export type RecurringState = "active" | "paused" | "ended";

export interface RecurringSchemas {
  RecurringParams: RecurringParams;
  RecurringRule: RecurringRule;
  RecurringRun: RecurringRun;
  RecurringSend: RecurringSend;
  RecurringState: RecurringState;
}

export interface RecurringOperations {
  /**
   * Plans a send that comes again by itself.
   * At each of its times it is accepted like a send of that moment: with the phonebooks, the contacts, the line and the price of then, and with the whole price held. A time at which it could not be accepted is told among its runs with the reason, and never made up for by two; after five of those in a row it pauses itself. What was missed for less than an hour, because nothing was running, is sent late; what was missed for longer is only told. An account has at most 50.
   */
  createRecurringSend: {
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
      from_number: LineNumberAsGiven;
      message: MessageText;
      rule: RecurringRule;
      params: RecurringParams;
      charity?: boolean;
      rate_per_second?: SendRate;
      validity_minutes?: ValidityMinutes;
    }>;
    responses: {
      /** Planned. */
      200: JsonAnswer<{
        data: RecurringSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes it with the list of its runs.
   * The sends that it made stay in the reports.
   */
  deleteRecurringSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** Gone. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** Sends that come again, newest first. */
  listRecurringSends: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        state?: RecurringState;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: RecurringSend[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Nothing more of it is accepted until it goes on.
   * What has been accepted already is a send of its own and stays. Pausing a paused one gives the same answer.
   */
  pauseRecurringSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** Paused. */
      200: JsonAnswer<{
        data: RecurringSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * It goes on with the next of its times.
   * The times that passed meanwhile are not made up for. One that goes on already stays as it is.
   */
  resumeRecurringSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** It goes on; or it has ended, because no time was left. */
      200: JsonAnswer<{
        data: RecurringSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What became of each of its times, the latest first. */
  listRecurringRuns: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: RecurringRun[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One send that comes again, with its recipients. */
  showRecurringSend: {
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
        data: RecurringSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives it another text, other recipients or other times.
   * All of it is given again. Its next time is looked for from now on. One that was paused stays paused; one that had ended goes on when it has a time to come.
   */
  updateRecurringSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      from_number: LineNumberAsGiven;
      message: MessageText;
      rule: RecurringRule;
      params: RecurringParams;
      charity?: boolean;
      rate_per_second?: SendRate;
      validity_minutes?: ValidityMinutes;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: RecurringSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface RecurringPaths {
  "/send/recurring/create": { post: RecurringOperations["createRecurringSend"] };
  "/send/recurring/delete": { post: RecurringOperations["deleteRecurringSend"] };
  "/send/recurring/list": { post: RecurringOperations["listRecurringSends"] };
  "/send/recurring/pause": { post: RecurringOperations["pauseRecurringSend"] };
  "/send/recurring/resume": { post: RecurringOperations["resumeRecurringSend"] };
  "/send/recurring/runs": { post: RecurringOperations["listRecurringRuns"] };
  "/send/recurring/show": { get: RecurringOperations["showRecurringSend"] };
  "/send/recurring/update": { post: RecurringOperations["updateRecurringSend"] };
}
