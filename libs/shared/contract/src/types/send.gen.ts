/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { BankChoice } from './banks.gen';
import type {
  ErrorResponse,
  Id,
  IdAsGiven,
  IdempotencyKeyParameter,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  Rial,
} from './common.gen';
import type { LocalId, OfTestKey } from './public.gen';

export type Agreement = {
  id: Id;
  number: LineNumber;
  title: string;
  /** Plain text; an empty line parts paragraphs. */
  body: string;
  /** When the account agreed; null while it has not. */
  accepted_at: InstantOrNull;
};

/** The name of a column of the upload, as it was announced; here the one that holds the texts. */
export type ColumnName = string;

/** Contacts of the account, by `contact_id`. */
export type ContactIds = Id[];

export type DecidedSend = {
  send_id: Id;
};

export type ExcludedCounts = {
  invalid: number;
  /** With texts of their own: rows whose text cannot be sent. Left out when there is none. */
  no_text?: number;
  duplicate: number;
  blacklisted: number;
  /** Answered an earlier advertisement with the opt-out text (cancel-11). */
  opted_out: number;
  /** Have had as many messages this week as `weekly_limit` lets. Left out when there is none. */
  weekly_limit?: number;
};

/** How the hours of the line, or the account's own, do not fit the send. Left out when they do. The send may be made all the same: it waits for its line. */
export type HoursConflict = {
  /** The hours have none in common; it begins when the line opens; it expires before that and reaches nobody; the line closes before the last message, and the rest goes when it opens again. */
  kind: "never_open" | "waits_until_open" | "expires_before_open" | "ends_after_close";
  opens_at?: Instant;
  closes_at?: Instant;
};

/** Phonebooks as the known API names them, `all` with `phonebook_ids`, `detail` with `number_ids`; or a message of `peer_to_peer` with its `recipients`. */
export type KnownEntry = {
  recipients?: RecipientNumbers;
  message?: MessageText;
  type?: "all" | "detail";
  /** As `phonebook_ids`. */
  phonebook_ids?: IdAsGiven[];
  start?: RangeStart;
  size?: RangeSize;
  /** Where these contacts stand; whether they still do is not asked. */
  phonebook_id?: IdAsGiven;
  /** As `contact_ids`. */
  number_ids?: IdAsGiven[];
};

export type Line = {
  id: Id;
  number: LineNumber;
  title: string;
  /** What the account calls it. Left out when it has no name of the account's own. */
  alias?: string;
  /** The account has still to agree to something, see `numbers/agreement-list`; sends are refused until then. Left out when there is nothing. */
  needs_agreement?: boolean;
  family: string;
  /** The opt-out text is added, and it does not reach people who opted out. */
  advertising: boolean;
  multipart_chars: 66 | 67;
  is_default: boolean;
  active: boolean;
  /** For everybody who has the line; null for always. */
  permitted_hours: PermittedHours | null;
  max_per_second: LineRate;
  /** The account's own, beside those of the line; null for none. */
  own_permitted_hours: PermittedHours | null;
  own_max_per_second: OwnLineRate;
};

/** What limits sends from a line, for everybody who has it and for the account itself. */
export type LineLimits = {
  permitted_hours: PermittedHours | null;
  max_per_second: LineRate;
  own_permitted_hours: PermittedHours | null;
  own_max_per_second: OwnLineRate;
};

/**
 * A sender number, digits only.
 * @example 30001405
 */
export type LineNumber = string;

/**
 * A sender number, digits only, or the same after `+98` (`+9830001405` is the line `30001405`).
 * @example 30001405
 */
export type LineNumberAsGiven = string;

/** Parts a second of everybody who has the line; null for no limit of the line's own. */
export type LineRate = number | null;

export type MessageText = string;

export type Operator = "mci" | "irancell" | "rightel" | "other";

/** Parts a second of all sends of the account from the line together; null for none of its own. */
export type OwnLineRate = number | null;

/** Texts with their recipients, at most 100,000 numbers in all. Who stands below several texts gets the first of them. */
export type OwnMessages = {
  recipients: RecipientNumbers;
  message: MessageText;
}[];

export type OwnText = {
  /** The line of the file or the place in the list, from 1. */
  place: number;
  /** The mobile number, or what stands there instead. */
  number: string;
  /** As it leaves, with the opt-out text where the line adds it. */
  text: string;
  /** 0 for a row that gets nothing. */
  parts: number;
  price: Rial;
  fault: OwnTextFault | null;
};

/** Why a row gets nothing: no mobile number, a used column that is empty, no visible text, a text that is too long with what the line adds, characters that no handset shows, or a word or link that the line does not carry. */
export type OwnTextFault = "invalid" | "empty_value" | "empty_text" | "too_long" | "unsendable" | "forbidden_word" | "forbidden_link";

/** How each recipient comes to a text of its own. */
export type OwnTextType = "keyword" | "peer_to_peer";

/** Hours of the day in Tehran, from the beginning of `from` to the beginning of `to`; 22 to 6 goes over midnight. Outside of them its sends wait; login codes do not. */
export type PermittedHours = {
  from: number;
  to: number;
};

/** Phonebooks of the account, with at most 1,000,000 numbers together. Who stands in several receives it once. */
export type PhonebookIds = Id[];

export type Price = {
  /** Of the text as it leaves. */
  parts: number;
  encoding: "gsm7" | "ucs2";
  /** As it leaves, with the opt-out text where the line adds it. */
  final_text: string;
  /** What the whole message costs for one recipient of MCI, without charity. */
  mci_price: Rial;
  /** The same for one of any other operator. */
  other_price: Rial;
  quote: Quote | null;
  hours_conflict?: HoursConflict;
  limit?: PriceLimit;
};

/** What the limits of who asks make of the quote: it is refused as a send, or waits for the approval of a colleague. Left out when nothing stands in its way. */
export type PriceLimit = {
  /** More than one send, or than the day, may cost; more than they decide alone; to more recipients than one send may have. */
  kind: "send" | "day" | "approval" | "recipients";
  /** @example این ارسال پس از تأیید یک همکار فرستاده می‌شود. */
  sentence: string;
};

export type Quote = {
  quote_id: Id;
  expires_at: Instant;
  reachable_count: number;
  excluded: ExcludedCounts;
  by_operator: {
    operator: Operator;
    /** With texts of their own there is a line for each count of parts and language. */
    parts?: number;
    language?: "persian" | "latin";
    count: number;
    unit_price: Rial;
    total: Rial;
  }[];
  subtotal: Rial;
  charity: Rial;
  total: Rial;
  credit: Rial;
  enough_credit: boolean;
  /** With texts of their own, the first of the recipients who cost most. */
  dearest?: OwnText;
};

/** How many are taken at most; without it all that follow. A number that comes again in another phonebook counts. */
export type RangeSize = number;

/** Numbers that are passed over first; phonebook after phonebook in the order given, in each by number. Without it none. */
export type RangeStart = number;

/** Mobile numbers in any accepted spelling. Invalid and repeated ones are left out and reported, each with its reason. */
export type RecipientNumbers = string[];

/** @example متن آن هنوز آماده نیست. */
export type RejectReason = string;

export type SendControl = {
  send_id: Id;
  state: SendState;
  send_time: InstantOrNull;
  rate_per_second: SendRate;
};

/** Parts a second that the send takes at most; null for none of its own. */
export type SendRate = number | null;

/** 0 creating, 1 waiting for review, 2 sending, 3 rejected, 4 no valid recipient, 5 queued, 6 finished, 7 stopped, 8 no credit, 9 system error, 10 paused, 11 scheduled. */
export type SendState = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/**
 * Format: date-time
 * @description When a send leaves, at least a minute and at most a year from now. Without it, at once.
 * @example 2026-11-20T08:30:00.000Z
 */
export type SendTime = string;

/** Puts a short link of the installation into the place of each http or https address of the text, at most three, with a code for each recipient, and counts who opens it. Parts and price are those of the short text. Not with texts of their own. */
export type TrackLinks = boolean;

export type Upload = {
  upload_id: Id;
  /** The name of the file. */
  name: string;
  /** Lines that are not empty. */
  record_count: number;
  /** Those that are no mobile number. */
  invalid_count: number;
  /** Names of the values beside each number, where there are any. */
  columns?: string[];
  expires_at: Instant;
};

/** What has not been handed over so many minutes after the send (or its time) expires and is given back; the operator drops the rest then, too. Null for the operator's own time. */
export type ValidityMinutes = number | null;

export type WaitingApproval = {
  send_id: Id;
  from_number: LineNumber;
  /** The beginning of the text. Empty for a role that does not read it. */
  summary: string;
  /** @example 1200 */
  recipient_count: number;
  /** Held now. */
  cost: Rial;
  /**
   * Who made it.
   * @example سارا محمدی
   */
  asked_by: string;
  asked_at: Instant;
  /** Undecided until then it is stopped. */
  expires_at: Instant;
  /** Neither their own nor more than they may themselves. */
  may_decide: boolean;
};

/** Leaves out anyone who has had so many messages of the account in the seven days before the send leaves, over all its sends. What was cut or had expired before is not counted. A quote with it is good only for the same `send_time`. */
export type WeeklyLimit = number;

export interface SendSchemas {
  Agreement: Agreement;
  ColumnName: ColumnName;
  ContactIds: ContactIds;
  DecidedSend: DecidedSend;
  ExcludedCounts: ExcludedCounts;
  HoursConflict: HoursConflict;
  KnownEntry: KnownEntry;
  Line: Line;
  LineLimits: LineLimits;
  LineNumber: LineNumber;
  LineNumberAsGiven: LineNumberAsGiven;
  LineRate: LineRate;
  MessageText: MessageText;
  Operator: Operator;
  OwnLineRate: OwnLineRate;
  OwnMessages: OwnMessages;
  OwnText: OwnText;
  OwnTextFault: OwnTextFault;
  OwnTextType: OwnTextType;
  PermittedHours: PermittedHours;
  PhonebookIds: PhonebookIds;
  Price: Price;
  PriceLimit: PriceLimit;
  Quote: Quote;
  RangeSize: RangeSize;
  RangeStart: RangeStart;
  RecipientNumbers: RecipientNumbers;
  RejectReason: RejectReason;
  SendControl: SendControl;
  SendRate: SendRate;
  SendState: SendState;
  SendTime: SendTime;
  TrackLinks: TrackLinks;
  Upload: Upload;
  ValidityMinutes: ValidityMinutes;
  WaitingApproval: WaitingApproval;
  WeeklyLimit: WeeklyLimit;
}

export interface SendOperations {
  /**
   * Agrees to what a line asks for, for the whole account.
   * Sends from the line are taken as soon as nothing is left to agree to. Once more changes nothing.
   */
  assignAgreement: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      agreement_id: Id;
    }>;
    responses: {
      /** The agreement as it is now. */
      200: JsonAnswer<{
        data: Agreement;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The lines (sender numbers) this account may send from. */
  listLines: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them; the default line first. */
      200: JsonAnswer<{
        data: {
          items: Line[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Limits what an account sends from a line, beside the limits that the line has for everybody.
   * Both hold: its sends leave while the line and the account are open, and no faster than the lower rate. Of all sends of the account from this line, also of those under way, within a second; other accounts on the line, and login codes, are not touched. Null takes a limit away; what is left out stays as it is.
   */
  setLineLimits: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      number: LineNumberAsGiven;
      permitted_hours?: PermittedHours | null;
      max_per_second?: OwnLineRate;
    }>;
    responses: {
      /** The line with the limits that hold now. */
      200: JsonAnswer<{
        data: Line;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What the account's lines ask it to agree to before it sends from them. */
  listAgreements: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by line; also those that it has agreed to. */
      200: JsonAnswer<{
        data: {
          items: Agreement[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What an account calls a line, and which line is chosen when nobody chooses one.
   * An account has one default line: the one before stops being it. What is left out stays as it is; a name is taken away by null.
   */
  setLineDefaults: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      number: LineNumberAsGiven;
      /** A name of the account's own for the line. */
      alias?: string | null;
      is_default?: true;
    }>;
    responses: {
      /** The line as it is now. */
      200: JsonAnswer<{
        data: Line;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Accepts a send.
   * Answers as soon as the send is stored. Recipients are resolved and priced and the money is held right after; follow it by `report/by_bulk` or the live socket.
   */
  createSend: {
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
      /** `quick` and `webservice` take `recipients`, `file` takes `upload_id`, `phonebook` takes `phonebook_ids`, `contact_ids` or `segment_id`; `country`, `postal_code`, `job`, `map` and `bts` take `bank`. With `keyword` each recipient has a text of its own, made of `message`, whose `{{name}}` are the columns of an upload or the fields of contacts (`{{name|other words}}` for those who have none): it takes `upload_id`, `phonebook_ids`, `contact_ids` or `segment_id` (contacts only for who holds `contact.read`). `peer_to_peer` takes `upload_id` with `text_column`, or `messages`, and no `message`. */
      sending_type: "quick" | "webservice" | "file" | "phonebook" | "country" | "postal_code" | "job" | "map" | "bts" | "keyword" | "peer_to_peer";
      from_number: LineNumberAsGiven;
      message?: MessageText;
      /** Where the recipients come from; exactly one, and with `phonebook_ids` perhaps `start` and `size`, for a part of them. A segment finds its people when the send is prepared, by the filters that it has now. Phonebooks also in the known form, with one entry: `[{"type": "all", "phonebook_ids": [1, 2], "start": 0, "size": 500}]` or `[{"type": "detail", "phonebook_id": 1, "number_ids": [7, 8]}]`, whose ids are those of contacts; and the messages of `peer_to_peer` as `[{"recipients": ["09…"], "message": "…"}]`. */
      params: {
        recipients?: RecipientNumbers;
        upload_id?: Id;
        phonebook_ids?: PhonebookIds;
        start?: RangeStart;
        size?: RangeSize;
        contact_ids?: ContactIds;
        segment_id?: Id;
        bank?: BankChoice;
        text_column?: ColumnName;
        messages?: OwnMessages;
      } | KnownEntry[];
      /**
       * Adds 5 percent for charity, as a line of its own.
       * @default false
       */
      charity?: boolean;
      quote_id?: Id;
      weekly_limit?: WeeklyLimit;
      track_links?: TrackLinks;
      send_time?: SendTime;
      rate_per_second?: SendRate;
      validity_minutes?: ValidityMinutes;
      local_id?: LocalId;
    }>;
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: {
          send_id: Id;
          state: SendState;
          /** Only with `local_id`; `messages/status` takes it. */
          message_id?: Id;
          /** Known name of `send_id`, as a list of one. */
          message_outbox_ids: Id[];
          test?: OfTestKey;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends that wait for the approval of a second person, newest first.
   * Made by colleagues whose role lets them decide alone only up to an amount (`approval_above_price`). They are prepared and paid for, and nothing leaves before a decision. After seven days without one they are stopped and their money comes back.
   */
  listSendApprovals: {
    parameters: NoParameters;
    requestBody: JsonBody<{
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
          items: WaitingApproval[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Lets a send of a colleague leave, exactly as it was prepared.
   * At once, or when its line opens. Never by who made it, nor on behalf of the account, nor by someone whose own limits it would break. Approving again gives the same answer.
   */
  approveSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
    }>;
    responses: {
      /** Approved. */
      200: JsonAnswer<{
        data: DecidedSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What a text costs, for one recipient or for a whole list.
   * With `recipients`, `upload_id`, `phonebook_ids` (whole, or from `start` so many as `size`), `contact_ids`, `segment_id` or `bank` (one of them) the answer holds a quote: who would receive, who would not and why, the exact price, and a `quote_id` that locks the unit prices for 15 minutes. A send that presents it costs that much at most, and that much is held at once. The line is given as `from_number` or as `number`, exactly one of the two. With `sending_type` each recipient has a text of its own, as `POST /send` describes; parts, texts and prices beside the quote are then those of the dearest one.
   */
  calculatePrice: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      from_number?: LineNumberAsGiven;
      /** Known name of `from_number`. */
      number?: LineNumberAsGiven;
      message?: MessageText;
      recipients?: RecipientNumbers;
      upload_id?: Id;
      phonebook_ids?: PhonebookIds;
      start?: RangeStart;
      size?: RangeSize;
      contact_ids?: ContactIds;
      segment_id?: Id;
      bank?: BankChoice;
      sending_type?: OwnTextType;
      text_column?: ColumnName;
      messages?: OwnMessages;
      /** @default false */
      charity?: boolean;
      weekly_limit?: WeeklyLimit;
      track_links?: TrackLinks;
      /** When it is to leave, to know whether the line is open then. */
      send_time?: SendTime;
      rate_per_second?: SendRate;
      validity_minutes?: ValidityMinutes;
    }>;
    responses: {
      /** The price. */
      200: JsonAnswer<{
        data: Price;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Stops a send; what has not left yet never leaves, and its money comes back at once.
   * Stopping a send that has already been stopped gives the first answer again.
   */
  cancelSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
    }>;
    responses: {
      /** Stopped. */
      200: JsonAnswer<{
        data: {
          send_id: Id;
          state: SendState;
          cancelled_count: number;
          returned: Rial;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The numbers that a quote leaves out as a csv file, each with its reason, before anything is sent.
   * The body that `send/calculate-price` was asked with, and the `quote_id` that it answered: the quote must be of exactly this and still hold. UTF-8 with a mark, so that spreadsheets read Persian; the line of the file or the place in the list, what was given, and why it would get nothing, as in `report/download_excluded` after the send.
   */
  downloadQuoteExcluded: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      from_number: LineNumberAsGiven;
      message?: MessageText;
      quote_id: Id;
      recipients?: RecipientNumbers;
      upload_id?: Id;
      phonebook_ids?: PhonebookIds;
      start?: RangeStart;
      size?: RangeSize;
      contact_ids?: ContactIds;
      segment_id?: Id;
      bank?: BankChoice;
      sending_type?: OwnTextType;
      text_column?: ColumnName;
      messages?: OwnMessages;
      charity?: boolean;
      weekly_limit?: WeeklyLimit;
      track_links?: TrackLinks;
      send_time?: SendTime;
    }>;
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
   * Holds a send back; what is in flight ends as usual.
   * Nothing more is handed over until `send/resume`. Pausing a paused send gives the same answer. Its money stays held; its expiry still counts.
   */
  pauseSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
    }>;
    responses: {
      /** Paused. */
      200: JsonAnswer<{
        data: SendControl;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What each recipient of a send with texts of their own would read, page by page.
   * In the order of the file, the list or the contacts, also rows that get nothing, each with what is wrong with it. Who is listed or has opted out is not told here: the quote counts them.
   */
  previewTexts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      from_number: LineNumberAsGiven;
      message?: MessageText;
      upload_id?: Id;
      phonebook_ids?: PhonebookIds;
      start?: RangeStart;
      size?: RangeSize;
      contact_ids?: ContactIds;
      segment_id?: Id;
      sending_type: OwnTextType;
      text_column?: ColumnName;
      messages?: OwnMessages;
      /** From 1; the first when it is left out. */
      page?: number;
      /** 10 when it is left out. */
      per_page?: number;
    }>;
    responses: {
      /** A page of them. */
      200: JsonAnswer<{
        data: {
          /** Rows in all. */
          total: number;
          items: OwnText[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Stops a send of a colleague that waits for approval, and gives its money back.
   * Who made it reads the reason in its report. Rejecting again gives the same answer.
   */
  rejectSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      reason: RejectReason;
    }>;
    responses: {
      /** Rejected. */
      200: JsonAnswer<{
        data: DecidedSend;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a scheduled send another time.
   * Possible until its time has come. An expiry given in minutes counts from the new time.
   */
  rescheduleSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      send_time: SendTime;
    }>;
    responses: {
      /** It waits for the new time. */
      200: JsonAnswer<{
        data: SendControl;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends the same text again to those whom a finished send has not reached.
   * Recipients that ended as 3 not reached handset, 13 expired or 15 refused; not those in doubt, for the message may have arrived, and not those whom an earlier resend has reached. Same text and line, at today's price. See `resendable_count`.
   */
  resendFailed: {
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
      send_id: Id;
    }>;
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: {
          send_id: Id;
          state: SendState;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Lets a paused send go on where it was.
   * Resuming a send that is under way already gives its state. A scheduled send waits for its time again; if that has passed, it goes at once.
   */
  resumeSend: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
    }>;
    responses: {
      /** It goes on. */
      200: JsonAnswer<{
        data: SendControl;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a send slower or faster, also while it is under way.
   * Takes effect within a second. The rate of its line holds beside it.
   */
  setSendRate: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      rate_per_second: SendRate;
    }>;
    responses: {
      /** The new rate holds. */
      200: JsonAnswer<{
        data: SendControl;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends the text to the mobile number of the signed-in user.
   * Priced and charged like any other send, and marked as a test. At most ten in a minute.
   */
  testSend: {
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
    }>;
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: {
          send_id: Id;
          state: SendState;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes a file of numbers, to be sent to or priced by its id.
   * A text file (.txt) with one number a line, in UTF-8 or UTF-16, or a spreadsheet (.csv, .xlsx) with a column of numbers, found by its title or by what stands in it; at most 1,000,000 of them and 40 megabytes. Empty lines are passed over; a line that is no number is counted and left out of the send. Kept for 24 hours, and for as long as an accepted send waits for it. It may be sent to more than once.
   */
  uploadNumbers: {
    parameters: NoParameters;
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: Upload;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins an upload of numbers in parts, or goes on with one that was cut off.
   * For numbers that were checked before they are sent, as the panel checks a file. The same list (its `record_count` and `fingerprint`) finds the upload that was begun for it within its 24 hours, in any session of the account: `received_parts` says which parts need not come again, and `upload` is there once all of it has come. With `columns` each number brings a value for each of them, for texts of their own.
   */
  beginUpload: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** The name of the file. */
      name: string;
      record_count: number;
      /** What the caller makes of the list, the same for the same list. The panel's is compared with what has come. */
      fingerprint: string;
      /** Names of the values that come with each number, all different; `{}|` are in none of them. */
      columns?: ColumnName[];
    }>;
    responses: {
      /** The upload and what of it is there. */
      200: JsonAnswer<{
        data: {
          upload_id: Id;
          /** Numbers of each part but the last. */
          part_records: number;
          part_count: number;
          received_parts: number[];
          upload: Upload | null;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Says that all parts have come; from then on the upload can be priced and sent to.
   * What has come is compared with what was announced: as many numbers, all of them valid, with the same fingerprint. Said again, it answers the same.
   */
  completeUpload: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      upload_id: Id;
    }>;
    responses: {
      /** Complete. */
      200: JsonAnswer<{
        data: Upload;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Brings a part of an upload; the same part again takes the place of the first. */
  uploadPart: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      upload_id: Id;
      /** From 1. */
      part: number;
      /** In the order of the list; each part but the last has exactly `part_records` of them. */
      numbers: string[];
      /** The lines that the numbers stand in, ascending; counted from 1 when they are left out. */
      places?: number[];
      /** For an upload with `columns`, and only for one, a list for each number with a value for each column. */
      values?: string[][];
    }>;
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: {
          part: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface SendPaths {
  "/assign-agreement": { post: SendOperations["assignAgreement"] };
  "/number/numbers": { get: SendOperations["listLines"] };
  "/number/set_limits": { post: SendOperations["setLineLimits"] };
  "/numbers/agreement-list": { get: SendOperations["listAgreements"] };
  "/numbers/defaults/upsert": { post: SendOperations["setLineDefaults"] };
  "/send": { post: SendOperations["createSend"] };
  "/send/approvals/list": { post: SendOperations["listSendApprovals"] };
  "/send/approve": { post: SendOperations["approveSend"] };
  "/send/calculate-price": { post: SendOperations["calculatePrice"] };
  "/send/cancel": { post: SendOperations["cancelSend"] };
  "/send/download_excluded": { post: SendOperations["downloadQuoteExcluded"] };
  "/send/pause": { post: SendOperations["pauseSend"] };
  "/send/preview": { post: SendOperations["previewTexts"] };
  "/send/reject": { post: SendOperations["rejectSend"] };
  "/send/reschedule": { post: SendOperations["rescheduleSend"] };
  "/send/resend_failed": { post: SendOperations["resendFailed"] };
  "/send/resume": { post: SendOperations["resumeSend"] };
  "/send/set_rate": { post: SendOperations["setSendRate"] };
  "/send/test": { post: SendOperations["testSend"] };
  "/send/uploads": { post: SendOperations["uploadNumbers"] };
  "/send/uploads/begin": { post: SendOperations["beginUpload"] };
  "/send/uploads/complete": { post: SendOperations["completeUpload"] };
  "/send/uploads/part": { post: SendOperations["uploadPart"] };
}
