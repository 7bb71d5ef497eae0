/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  IdAsGiven,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  PersonNumber,
  Rial,
  UnixSeconds,
} from './common.gen';
import type {
  ExcludedCounts,
  LineLimits,
  LineNumber,
  LineNumberAsGiven,
  Operator,
  SendRate,
  SendState,
} from './send.gen';

export type BegunExport = {
  job_id: Id;
};

/**
 * A day of the Gregorian calendar.
 * @example 2026-11-23
 */
export type CalendarDay = string;

/**
 * xlsx opens in every spreadsheet program; csv is UTF-8 with a mark.
 * @default xlsx
 */
export type ExportFormat = "xlsx" | "csv";

export type Recipient = {
  n: number;
  number: PersonNumber;
  operator: Operator;
  status: RecipientStatus;
  /** What the status means for this recipient, in Persian. */
  reason: string | null;
  parts: number;
  /** Only where each recipient has a text of its own: what this one was sent. */
  text?: string;
  price: Rial;
  /** Where the price is now. */
  money: "held" | "charged" | "returned";
  submitted_at: InstantOrNull;
  answered_at: InstantOrNull;
  receipt_at: InstantOrNull;
};

/** Counts that add up to the send's recipients. */
export type RecipientCounts = {
  total: number;
  queued: number;
  submitted: number;
  sent: number;
  reached_telecom: number;
  delivered: number;
  undelivered: number;
  blacklisted: number;
  in_doubt: number;
  expired: number;
  cancelled: number;
  refused: number;
};

/** 0 sent, 1 reached telecom, 2 reached handset, 3 not reached handset, 4 blacklist, 10 queued, 11 submitted and not yet answered, 12 in doubt, 13 expired, 14 cancelled, 15 refused by the operator. */
export type RecipientStatus = 0 | 1 | 2 | 3 | 4 | 10 | 11 | 12 | 13 | 14 | 15;

export type RecipientTimeline = {
  recipient: Recipient;
  steps: TimelineStep[];
  /** What the sender can do now, in Persian; null where nothing is to be done. */
  advice: string | null;
  /** Where the price is and why, in Persian. */
  money_note: string;
};

export type ReportsOverview = {
  /** Every day of the range, in order. */
  days: (SentCounts & {
    day: CalendarDay;
    /** Numbers that came on the cancel-11 list on that day and still stand on it. */
    opt_outs: number;
    /** Messages that the inbox has of that day. */
    received: number;
  })[];
  /** All 24. */
  hours: (SentCounts & {
    hour: number;
  })[];
  /** Those with the most messages first. */
  lines: (SentCounts & {
    from_number: LineNumber;
  })[];
  operators: (SentCounts & {
    operator: Operator;
  })[];
  /** How the sends were made; those with the most messages first. */
  types: (SentCounts & {
    type: SmsType;
  })[];
};

export type Send = {
  id: Id;
  type: SmsType;
  state: SendState;
  /** Why it is in this state, in Persian, where that needs saying. */
  state_reason: string | null;
  from_number: LineNumber;
  /** The beginning of the text. Empty for a role that does not read it. */
  summary: string;
  /** Numbers given, before any was left out. */
  requested_count: number;
  counts: RecipientCounts;
  /** Parts of the text. */
  parts: number;
  /** Prices of all recipients; charity stands beside it. */
  cost: Rial;
  /** Set aside for it now, with charity: what was quoted until its recipients are known, then what is neither charged nor given back. */
  held: Rial;
  /** Taken out of the hold so far, with charity. */
  charged: Rial;
  /** Given back so far, with charity. */
  returned: Rial;
  created_at: Instant;
  finished_at: InstantOrNull;
  /** To the own number of its sender. */
  is_test: boolean;
  /** The time it was scheduled for. */
  send_time: InstantOrNull;
  /** When it goes on by itself; its time, or the next permitted hour of its line. Null when it waits for no time. */
  waits_until: InstantOrNull;
  made_by: SendMaker;
};

/** That it waits, or has waited, for a second person: its cost is above what its maker decides alone. Left out where nobody was asked. */
export type SendApproval = {
  /** Null while it waits. Withdrawn by its maker, or nobody decided in time. */
  decision: "approved" | "rejected" | "withdrawn" | "expired" | null;
  cost: Rial;
  /**
   * Who made it.
   * @example سارا محمدی
   */
  asked_by: string;
  asked_at: Instant;
  /** Undecided until then it is stopped. */
  expires_at: Instant;
  decided_by: string | null;
  decided_at: InstantOrNull;
  /** Of who rejected it. */
  reason: string | null;
  /** Whether who asks made it; they never decide. */
  is_own: boolean;
  /** Whether who asks may approve or reject it now. */
  may_decide: boolean;
};

export type SendDetails = Send & {
  /** With its variables, where each recipient has a text of its own. Empty for a role that does not read it. */
  text: string;
  /** Each recipient has a text of its own, see its row. Left out otherwise. */
  own_texts?: boolean;
  /** Its links are short ones, see `panel/link_tracker`. Left out otherwise. */
  track_links?: boolean;
  approval?: SendApproval;
  encoding: "gsm7" | "ucs2";
  excluded: ExcludedCounts;
  charity: Rial;
  user_ip: string | null;
  can_stop: boolean;
  can_pause: boolean;
  can_resume: boolean;
  can_reschedule: boolean;
  can_set_rate: boolean;
  paused_at: InstantOrNull;
  rate_per_second: SendRate;
  /** What has not been handed over by then expires and is given back. */
  expires_at: InstantOrNull;
  /** The send whose failed recipients this one is for. */
  resent_from: Id | null;
  /** How many `send/resend_failed` would be for now; zero while the send or a resend of it is under way. */
  resendable_count: number;
  /** Since when its recipients lie in files: whatever asks for them answers 409-600 until support brings them back; text, counts and costs are there as ever. Left out otherwise. */
  recipients_in_files_since?: Instant;
  /** What holds on its line now, beside its own rate; null when it has finished, and for login codes, which know none. */
  line_limits: LineLimits | null;
};

export type SendFilters = {
  send_id?: Id;
  number?: LineNumberAsGiven;
  message?: string;
  state?: SendState;
  /** Finished sends only (state 6); those of which receipts are still expected, or all others. */
  awaits_receipts?: boolean;
  type?: SmsType;
  /** Sends of this member of the account, with those of their API keys and plans; of anybody else nothing is found. */
  user_id?: Id;
  from_date?: Instant;
  to_date?: Instant;
  /** Known name of `send_id`. */
  messages_outbox_id?: IdAsGiven;
  /** Known name of `state`. */
  state_id?: SendState;
  /** Known form of `from_date`. */
  create_from_date?: UnixSeconds;
  /** Known form of `to_date`; the whole second is in. */
  create_to_date?: UnixSeconds;
};

export type SendListQuestion = {
  /** @default 1 */
  page: number;
  /** @default 10 */
  limit: number;
  per_page?: PerPage;
  filters?: SendFilters;
};

export type SendMaker = {
  /** member: a person by hand. key: a program, with an API key that the person made. recurring and secretary: what the person had planned. support: for the account, on its behalf. system: Peyk itself. Of sends from before keys were kept, only the type webservice tells a program. */
  kind: "member" | "key" | "recurring" | "secretary" | "support" | "system";
  /** Whose it is; null where it is nobody's of the account. */
  person: SendMakerPerson | null;
};

export type SendMakerPerson = {
  id: Id;
  /** @example سارا محمدی */
  name: string;
  /** @example sara */
  username: string;
};

export type SendProgress = {
  send_id: Id;
  state: SendState;
  state_reason: string | null;
  waits_until: InstantOrNull;
  counts: RecipientCounts;
  held: Rial;
  charged: Rial;
  returned: Rial;
  finished_at: InstantOrNull;
};

export type SendStats = {
  /** The whole send has one text, hence one language. */
  language: "fa" | "en";
  operators: {
    operator: Operator;
    counts: RecipientCounts;
    charged: Rial;
    returned: Rial;
  }[];
};

export type SentCounts = {
  /** Recipients whose message the operator took; the next three are among them. */
  sent: number;
  delivered: number;
  undelivered: number;
  blacklisted: number;
  charged: Rial;
};

/** How the send was made. Sends of people are normal, file, phonebook, keyword and peer_to_peer; to the bank of numbers country, postal_code_bank, job, map and bts; on birthdays congrats. Programs make webservice, patterns pattern, pattern_otp and pattern_transactional, secretaries inbox_secretary, reader and redirector; verification is what Peyk itself tells. The others are names of the known panel: no send is made so, and a filter for one finds nothing. */
export type SmsType = "normal" | "webservice" | "bts" | "regional_irancell" | "national_division_mci" | "keyword" | "voice" | "inbox_secretary" | "job" | "auto_answer" | "visit" | "membership_secretary" | "email" | "idea" | "polls" | "matches" | "redirector" | "congrats" | "warning" | "payment" | "alert" | "charge_request" | "notice" | "reader" | "verification" | "pattern" | "pattern_otp" | "pattern_transactional" | "postal_code_bank" | "regional" | "country" | "map" | "peer_to_peer" | "election" | "file" | "phonebook";

export type TimelineStep = {
  /** registered, scheduled and prepared are of the whole send; answered is the operator's word to the submit; receipt is its word about the handset; doubt and doubt_ended tell that the answer was lost, and what ended that; cancelled and expired: Peyk never handed it over. */
  kind: "registered" | "scheduled" | "prepared" | "submitted" | "answered" | "receipt" | "doubt" | "doubt_ended" | "cancelled" | "expired";
  /** When; null where the moment itself is not kept. */
  at: InstantOrNull;
  /** Who said it. */
  by: "sender" | "peyk" | "operator";
  /** What happened, in Persian. */
  title: string;
  /** What it means, in Persian. */
  meaning: string;
};

export interface ReportsSchemas {
  BegunExport: BegunExport;
  CalendarDay: CalendarDay;
  ExportFormat: ExportFormat;
  Recipient: Recipient;
  RecipientCounts: RecipientCounts;
  RecipientStatus: RecipientStatus;
  RecipientTimeline: RecipientTimeline;
  ReportsOverview: ReportsOverview;
  Send: Send;
  SendApproval: SendApproval;
  SendDetails: SendDetails;
  SendFilters: SendFilters;
  SendListQuestion: SendListQuestion;
  SendMaker: SendMaker;
  SendMakerPerson: SendMakerPerson;
  SendProgress: SendProgress;
  SendStats: SendStats;
  SentCounts: SentCounts;
  SmsType: SmsType;
  TimelineStep: TimelineStep;
}

export interface ReportsOperations {
  /**
   * Counts of a send of the archive by operator and language.
   * Known name of `report/bulk_stats` for older sends. Both answer for a send of any age.
   */
  getArchivedSendStats: {
    parameters: {
      query: {
        send_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: SendStats;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends that are older than 30 days, newest first.
   * Filters, shape and counting are those of `report/new_list`; together the two lists have every send once. A send of the archive is asked about by the same calls as any other, and nothing of it is missing.
   */
  listArchivedSends: {
    parameters: NoParameters;
    requestBody: JsonBody<SendListQuestion>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Send[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Counts of a send by operator and language. */
  getSendStats: {
    parameters: {
      query: {
        send_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: SendStats;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One send with its counts and its money. */
  getSend: {
    parameters: {
      query: {
        send_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The send. */
      200: JsonAnswer<{
        data: SendDetails;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The numbers that were left out of a send as a csv file, each with its reason.
   * UTF-8 with a mark, so that spreadsheets read Persian; the line of the file or the place in the list, what was given, and why it was left out. Only the head before the send is prepared.
   */
  downloadExcluded: {
    parameters: {
      query: {
        send_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The file, as it is being made. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: ErrorResponse;
    };
  };
  /**
   * All recipients of a send as a csv file.
   * UTF-8 with a mark, so that spreadsheets read Persian; number, operator, status, price and times in Tehran. Each line says what was true when it was written.
   */
  downloadRecipients: {
    parameters: {
      query: {
        send_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The file, as it is being made. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make a spreadsheet of everything that a list of sends finds.
   * A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. Text cells are text, also where they begin like a formula; a row says what was true when it was written.
   */
  exportSends: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** The list that is written; the names of `new_list`, `archive_list` and `systemic_list`. */
      list: "recent" | "archive" | "systemic";
      format?: ExportFormat;
      filters?: SendFilters;
    }>;
    responses: {
      /** It has begun. */
      200: JsonAnswer<{
        data: BegunExport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The people of the account, by whom its lists of sends can be narrowed.
   * The owner first, then the colleagues in the order in which they came, also those who were deactivated.
   */
  listSendMakers: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them. */
      200: JsonAnswer<{
        data: {
          items: (SendMakerPerson & {
            is_owner: boolean;
          })[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends of the last 30 days, newest first.
   * Counted, and to be turned over, up to 10,000; find more by filters. A filter under both of its names, ours and the known one, is refused.
   */
  listSends: {
    parameters: NoParameters;
    requestBody: JsonBody<SendListQuestion>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Send[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What was sent and heard in a range of days, by day, hour, line, operator and type.
   * Days and hours are those of Tehran, and of the moment at which a send began: a receipt that comes on the next day counts where its send began. Exact within a minute of a send being settled; the numbers of one under way follow within a tenth of its age.
   */
  getReportsOverview: {
    parameters: {
      query: {
        from_day: CalendarDay;
        /** The last day, included; 366 days at most. */
        to_day: CalendarDay;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: ReportsOverview;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What happened to the message of one recipient, in words.
   * Every change that is kept, oldest first: who said it, what it means, and what can be done; and where its money is, and why.
   */
  getRecipientTimeline: {
    parameters: {
      query: {
        send_id: Id;
        /** Its place in the send, as `report/recipients` tells it. */
        n: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The recipient and its history. */
      200: JsonAnswer<{
        data: RecipientTimeline;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The recipients of a send and what became of each. */
  listRecipients: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        status?: RecipientStatus;
        /** A whole mobile number in any accepted spelling. */
        number?: string;
      };
    }>;
    responses: {
      /** One page, in the order of the send. */
      200: JsonAnswer<{
        data: {
          items: Recipient[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make a spreadsheet of the recipients of a send.
   * A job makes it, as with `report/list_export`: number, operator, status and what it means, parts, price, where the money is, and times in Tehran.
   */
  exportRecipients: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      format?: ExportFormat;
      filters?: {
        status?: RecipientStatus;
      };
    }>;
    responses: {
      /** It has begun. */
      200: JsonAnswer<{
        data: BegunExport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends of any age that the system made for the account, newest first.
   * Answers of secretaries, notices, alerts, codes: what no person sent by hand and no program ordered, known by its type. They stand in the other lists as well. A filter for a type that people send finds nothing.
   */
  listSystemicSends: {
    parameters: NoParameters;
    requestBody: JsonBody<SendListQuestion>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Send[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface ReportsPaths {
  "/report/archive_bulk_stats": { get: ReportsOperations["getArchivedSendStats"] };
  "/report/archive_list": { post: ReportsOperations["listArchivedSends"] };
  "/report/bulk_stats": { get: ReportsOperations["getSendStats"] };
  "/report/by_bulk": { get: ReportsOperations["getSend"] };
  "/report/download_excluded": { get: ReportsOperations["downloadExcluded"] };
  "/report/download_recipients": { get: ReportsOperations["downloadRecipients"] };
  "/report/list_export": { post: ReportsOperations["exportSends"] };
  "/report/makers": { get: ReportsOperations["listSendMakers"] };
  "/report/new_list": { post: ReportsOperations["listSends"] };
  "/report/overview": { get: ReportsOperations["getReportsOverview"] };
  "/report/recipient_timeline": { get: ReportsOperations["getRecipientTimeline"] };
  "/report/recipients": { post: ReportsOperations["listRecipients"] };
  "/report/recipients_export": { post: ReportsOperations["exportRecipients"] };
  "/report/systemic_list": { post: ReportsOperations["listSystemicSends"] };
}
