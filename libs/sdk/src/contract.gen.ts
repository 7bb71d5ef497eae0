/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
export type JsonBody<T> = { content: { "application/json": T } };
export type JsonAnswer<T> = { headers: { [name: string]: unknown }; content: { "application/json": T } };

/** Together the counts and the refused ones are what was given. */
export type AddedNumbers = {
  added_count: number;
  /** Were in all of the places already. */
  existing_count: number;
  refused: {
    /** Place in the list that was given. */
    index: number;
    /** @example 0912 */
    number: string;
    reason: "invalid" | "duplicate";
  }[];
};

export type AddedReaderCodes = {
  added_count: number;
  /** Were there before */
  known_count: number;
  /** Had fewer than 4 or more than 40 letters and digits. */
  invalid_count: number;
  /** Of those, codes of another reader on the same line too. */
  elsewhere_count: number;
};

/** Own ones by what they are for, or those that were taken over. */
export type AnyPatternType = "manual" | "otp" | "transactional" | "shared";

export type BalanceAlert = {
  is_on: boolean;
  below: Rial;
};

/** People of the bank: whom the filters find, and of each operator how many of them, from where on. The same choice finds the same people as long as the bank stays the same. */
export type BankChoice = {
  filters: BankFilters;
  operators: {
    operator: "mci" | "irancell" | "other";
    /** How many are passed over first. */
    start?: number;
    size: number;
  }[];
  /** Choose someone else in the place of those on the account’s blacklist. */
  exclude_blacklisted?: boolean;
};

export type BankCounts = {
  mci_count: number;
  irancell_count: number;
  other_count: number;
};

/** Whom of the bank one means; what is left out does not matter. */
export type BankFilters = {
  province_id?: PlaceId;
  county_id?: PlaceId;
  city_id?: PlaceId;
  gender?: "male" | "female" | "organisation";
  /** Of the Jalali calendar, itself included. */
  from_birth_year?: number;
  to_birth_year?: number;
  /** With what their numbers begin, such as `0912`. */
  prefix?: string;
  /** The first two to five digits. */
  postal_code?: string;
  category_id?: PlaceId;
  sub_category_id?: PlaceId;
  shape?: MapShape;
  tower_hours?: TowerHours;
};

export type BegunContactsJob = {
  job_id: Id;
};

export type BegunExport = {
  job_id: Id;
};

export type BegunInboxExport = {
  job_id: Id;
};

export type BegunTransactionExport = {
  job_id: Id;
};

/**
 * A day of the Gregorian calendar.
 * @example 2026-11-23
 */
export type CalendarDay = string;

/** The name of a column of the upload, as it was announced; here the one that holds the texts. */
export type ColumnName = string;

export type Contact = {
  id: Id;
  mobile_ref?: NumberRef;
  mobile: PersonNumber;
  name: ContactName | null;
  gender: Gender | null;
  birth_date: Day | null;
  /** Grows with each change. */
  version: number;
  /** In which it stands, by title; at most ten. */
  phonebooks: {
    id: Id;
    /** @example مشتریان تهران */
    title: string;
  }[];
  phonebooks_count: number;
  /** By title. */
  tags: TagChoice[];
  /** What it has of the active properties, in their order. */
  properties: PropertyValue[];
  /** Nothing is sent to it. */
  blacklisted: boolean;
  /** What it sends is not shown. */
  receive_blacklisted: boolean;
  /** No advertising is sent to it (cancel-11). */
  opted_out: boolean;
  created_at: Instant;
};

export type ContactBulk = {
  id: Id;
  action: "add_to_phonebook" | "remove_from_phonebook" | "add_tag" | "remove_tag" | "delete" | "blacklist" | "receive_blacklist";
  /** Of the phonebook or the tag. */
  title: string | null;
  /** stopped: before its end, by a person or because its phonebook or tag is gone. */
  state: "running" | "done" | "undoing" | "undone" | "stopped";
  /** While it runs, 0 until they have been counted. */
  total_count: number;
  done_count: number;
  /** To how many it made a difference. */
  changed_count: number;
  created_at: Instant;
  /** null when it cannot be undone. */
  undo_until: InstantOrNull;
};

export type ContactFilters = {
  phonebook_id?: Id;
  /** A mobile number in any accepted spelling, or the beginning of one. */
  number?: string;
  /**
   * Words that must all be found, in any order: each a part of the name or of the number in any spelling; one or two letters are looked for at the beginnings of words of the name.
   * @example رضایی ۴۵۶۷
   */
  search?: string;
  gender?: Gender;
  birth_from?: Day;
  birth_to?: Day;
  /** All of them. */
  tag_ids?: Id[];
  /** All of them. */
  properties?: PropertyFilter[];
  /** Only who stands on the send blacklist */
  blacklisted?: boolean;
  /** Only who has cancelled (cancel-11), or who has not. */
  opted_out?: boolean;
  /** What became of sends to them: delivered, a message arrived in the last `reach_days` days; not_delivered, none did; never_reached, sent to and never arrived; never_sent, nothing was ever sent. A send counts from some minutes after it was settled, by the day on which it began. */
  reach?: "delivered" | "not_delivered" | "never_reached" | "never_sent";
  /** Days in Tehran, today included; else 30. */
  reach_days?: number;
  from_date?: Instant;
  to_date?: Instant;
};

/** Contacts of the account, by `contact_id`. */
export type ContactIds = Id[];

/** @example مریم رضایی */
export type ContactName = string;

export type ContactProperty = {
  /** null for what every contact has; these stand in fields of their own. */
  id: Id | null;
  /** @example شهر */
  title: string;
  latin_title: PropertyLatinTitle;
  type: PropertyType;
  origin: "system" | "user";
};

/** Either ids, or filters; filters without anything in them are all contacts. */
export type ContactSelection = {
  ids?: Id[];
  filters?: ContactFilters;
};

export type ContactsFile = {
  file_id: FileId;
  name: string;
  /** Rows with something in them, also the one with titles. */
  row_count: number;
  /** Whether the first row seems to hold titles. */
  has_header: boolean;
  columns: {
    /** What stands in the first row, if that holds titles. */
    title: string | null;
    /** What it seems to hold; null when nobody can tell. */
    field: ImportField | null;
    property_id: Id | null;
  }[];
  /** The first ones, also the one with titles; each cell up to 100 characters. */
  rows: string[][];
};

export type Conversation = {
  sender_ref?: NumberRef;
  /**
   * As in `InboxMessage`.
   * @example 989241110001
   */
  sender: string;
  /** Whether it can be replied to. */
  is_mobile: boolean;
  is_contact: boolean;
  /** @example سارا محمدی */
  contact_name: string | null;
  blacklisted: boolean;
  /** What comes from now on is not shown. */
  receive_blacklisted: boolean;
  opted_out: boolean;
  items: ConversationMessage[];
  paging: Page;
};

export type ConversationMessage = {
  direction: "received" | "sent";
  /** Of the message; of the send where it is a reply. */
  id: Id;
  /** @example 30001405 */
  line: string;
  /**
   * Empty for a role that does not read it.
   * @example سلام، سفارش من کی می‌رسد؟
   */
  text: string;
  at: Instant;
  /** Always true for a reply. */
  is_read: boolean;
  /** How the send of a reply stands; absent for what was received. */
  send_state?: SendState;
};

export type Credit = {
  credit: Rial;
  held: Rial;
  /**
   * The account is told when it has less than this; null when it wants to hear nothing.
   * @example 200000
   */
  alert_below: string | null;
  updated_at: Instant;
};

/**
 * A day of the Gregorian calendar; shown in the Jalali one.
 * @example 1991-03-21
 */
export type Day = string;

export type DeletedCount = {
  deleted_count: number;
};

export type DeletedDrafts = {
  deleted_count: number;
};

export type DeletedInbox = {
  deleted_count: number;
};

export type Deposit = {
  id: Id;
  method: DepositMethod;
  state: DepositState;
  amount: Rial;
  /**
   * What really arrived, where it was confirmed with another amount than `amount`; null otherwise.
   * @example 4900000
   */
  confirmed_amount: string | null;
  tax: Rial;
  credited: Rial;
  reference_code: string;
  submitted_at: Instant;
  /**
   * Of the card that the money came from; null where that was not written down.
   * @example 0003
   */
  source_last4: string | null;
  target: {
    number: string;
    bank: string;
    owner: string;
  };
  slip_file_id: string | null;
  /** Why it was refused */
  refusal: string | null;
  created_at: Instant;
  decided_at: InstantOrNull;
};

export type DepositMethod = "card_to_card" | "bank_transfer";

export type DepositState = "waiting" | "accepted" | "refused";

export type Draft = {
  id: Id;
  group_id: Id;
  /** @example سلام، به فروشگاه ما خوش آمدید. */
  text: string;
  /** Null for a text alone. `params` only of a draft that is asked for by its id, or was just written. */
  settings: DraftSettings | null;
  /** Whom its settings name; null for nobody. */
  recipients: DraftRecipients | null;
  /** What of its settings is gone by now, or is not there for the caller, and is therefore not in `settings`; empty in lists. Of phonebooks and contacts, some of them may be left. */
  missing: ("line" | "phonebooks" | "contacts" | "segment" | "send_time")[];
  created_at: Instant;
  updated_at: Instant;
};

export type DraftCounts = {
  groups_count: number;
  /** @example 20 */
  groups_limit: number;
  drafts_count: number;
  /** @example 200 */
  drafts_limit: number;
};

export type DraftGroup = {
  id: Id;
  /** @example خوشامد */
  title: string;
  drafts_count: number;
  created_at: Instant;
};

/** @example خوشامد */
export type DraftGroupTitle = string;

/**
 * To whom, as in a send: one of `recipients`, `phonebook_ids` (perhaps with `start` and `size`), `contact_ids`, `segment_id` and `bank`.
 * @example {
 *       "recipients": [
 *         "09241110001"
 *       ]
 *     }
 */
export type DraftParams = {
  /** Mobile numbers in any accepted spelling; more belong in a phonebook. */
  recipients?: string[];
  phonebook_ids?: PhonebookIds;
  start?: RangeStart;
  size?: RangeSize;
  contact_ids?: ContactIds;
  segment_id?: Id;
  bank?: BankChoice;
};

export type DraftRecipients = {
  kind: "numbers" | "phonebooks" | "contacts" | "segment" | "bank";
  /** How many numbers, phonebooks or contacts, as they were kept; of the bank how many people, of a segment 1. */
  count: number;
};

/**
 * What was chosen for a send beside its text, as `POST /send` takes it. Nothing is sent or priced by it, and what a send may refuse later is kept all the same; a file that was uploaded is not kept, nor a time that has passed.
 * @example {
 *       "sending_type": "quick",
 *       "from_number": "30001405",
 *       "params": {
 *         "recipients": [
 *           "09241110001"
 *         ]
 *       },
 *       "charity": false
 *     }
 */
export type DraftSettings = {
  /** The way it is to be sent. `quick` takes `recipients`, `phonebook` and `keyword` take `phonebook_ids`, `contact_ids` or `segment_id`, `file` takes nobody, the others `bank`. */
  sending_type: "quick" | "phonebook" | "file" | "keyword" | "country" | "postal_code" | "job" | "map" | "bts";
  from_number?: LineNumberAsGiven;
  params?: DraftParams;
  charity?: boolean;
  weekly_limit?: WeeklyLimit;
  track_links?: TrackLinks;
  send_time?: SendTime;
  rate_per_second?: SendRate;
  validity_minutes?: ValidityMinutes;
};

/**
 * At most 1,400 UTF-16 units, as texts of sends are counted.
 * @example سلام، به فروشگاه ما خوش آمدید.
 */
export type DraftText = string;

export type Empty = {
  data: null;
  meta: Meta;
};

export type ErrorEnvelope = {
  data: null;
  meta: ErrorMeta;
};

export type ErrorMeta = {
  status: false;
  /** A Persian sentence: what happened and what to do. */
  message: string;
  /** @example 422-1 */
  message_code: string;
  /** One sentence for each field at fault. */
  errors?: {
    [key: string]: string;
  };
  /** Names this failure in the log, for support. */
  error_id?: string;
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

/**
 * xlsx opens in every spreadsheet program; csv is UTF-8 with a mark.
 * @default xlsx
 */
export type ExportFormat = "xlsx" | "csv";

export type FileCategories = {
  items: {
    category: FileCategory;
    count: number;
    bytes: number;
  }[];
  /** Of all files of the account, also those that this user may not see. */
  used_bytes: number;
  quota_bytes: number;
};

/** `own`: put there by people. `export`: written by a job for people to take out. `contact`: files of contacts and their wrong rows. `slip`, `document`, `picture` (of the account) and `ticket` are used by what they are called after. */
export type FileCategory = "own" | "export" | "contact" | "slip" | "document" | "picture" | "ticket";

/** @example 0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11 */
export type FileId = string;

export type GatewayName = "zarinpal" | "zibal" | "sep";

export type Gender = "male" | "female";

/** How the hours of the line, or the account's own, do not fit the send. Left out when they do. The send may be made all the same: it waits for its line. */
export type HoursConflict = {
  /** The hours have none in common; it begins when the line opens; it expires before that and reaches nobody; the line closes before the last message, and the rest goes when it opens again. */
  kind: "never_open" | "waits_until_open" | "expires_before_open" | "ends_after_close";
  opens_at?: Instant;
  closes_at?: Instant;
};

/**
 * A number in decimal, as text; always within a signed 64-bit integer.
 * @example 1
 */
export type Id = string;

/**
 * An id as text, or as a number.
 * @example 1
 */
export type IdAsGiven = number | string;

export type ImportColumn = {
  /** Its place in the file. */
  column: number;
  field: ImportField;
  property_id?: Id;
};

export type ImportField = "mobile" | "name" | "gender" | "birth_date" | "property";

/** What becomes of people who are contacts already. keep: they keep what they have and take what they lack; replace: they take whatever the file says, an empty cell takes nothing away; skip: they stay as they are, also out of the phonebooks and tags. */
export type ImportKnown = "keep" | "replace" | "skip";

/** All must hold. */
export type InboxFilters = {
  /** Words that must all be found, each in the text or in the number of the sender; or all of them in the contact's name. Whatever keyboard wrote them; one or two letters at the beginning of a word. */
  search?: string;
  /** Any part of the sender's number. */
  number?: string;
  line?: LineNumberAsGiven;
  is_read?: boolean;
  from_date?: Instant;
  to_date?: Instant;
  /** Only what came after the message with this id, for programs that ask again and again. */
  from_id?: IdAsGiven;
};

export type InboxIds = Id[];

export type InboxMessage = {
  id: Id;
  sender_ref?: NumberRef;
  /**
   * A mobile number is `98` and ten digits; anything else is as the operator writes it.
   * @example 989241110001
   */
  sender: string;
  is_contact: boolean;
  /** @example سارا محمدی */
  contact_name: string | null;
  /**
   * The sender number of the account that the message was sent to.
   * @example 30001405
   */
  line: string;
  /**
   * Empty for a role that does not read it.
   * @example سلام، سفارش من کی می‌رسد؟
   */
  text: string;
  is_read: boolean;
  received_at: Instant;
};

/**
 * Whom a message is from. A mobile number in any accepted spelling, or whatever stands in `sender` of a message.
 * @example 989241110001
 */
export type InboxSenderAsGiven = string;

export type InboxUnread = {
  unread_count: number;
};

/**
 * Format: date-time
 * @example 2026-11-20T08:30:00.000Z
 */
export type Instant = string;

/**
 * Format: date-time
 * @example 2026-11-20T08:30:00.000Z
 */
export type InstantOrNull = string | null;

export type Job = {
  id: Id;
  /** @example phonebook.import */
  kind: string;
  /** What it does */
  title: string;
  /** waiting: its turn has not come, or it is tried again soon. A process that is killed leaves it running until another one goes on with it, within a minute. */
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** Pieces of its work that are done. */
  done_count: number;
  /** Pieces in all; null while nobody knows. */
  total_count: number | null;
  cancel_requested: boolean;
  /** What came of it; null before it is done, and where there is nothing to say. */
  result: JobResult | null;
  /** Why it failed. */
  error: JobError | null;
  created_at: Instant;
  started_at: InstantOrNull;
  finished_at: InstantOrNull;
};

export type JobEnvelope = {
  data: Job;
  meta: Meta;
};

export type JobError = {
  /** @example 500-110 */
  code: string;
  /** A Persian sentence: what happened and what to do. */
  message: string;
};

export type JobKey = {
  job_id: Id;
};

export type JobResult = {
  /** What came of it */
  sentence: string;
  /** The page of the panel that shows it. */
  path: string | null;
  /** A file to download with `downloadFile`, until it expires. */
  file_id: FileId | null;
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

export type LineTariff = {
  number: LineNumber;
  title: string;
  /** What the account calls it. Left out when it has no name of the account's own. */
  alias?: string;
  prices: PartPrices[];
};

export type LinkOpen = {
  /** Its place in the send, as `report/recipients` tells it. */
  n: number;
  number: PersonNumber;
  opened_count: number;
  first_at: Instant;
  last_at: Instant;
};

export type ListedProperty = {
  id: Id | null;
  /** @example شهر */
  title: string;
  latin_title: PropertyLatinTitle;
  type: PropertyType;
  origin: "system" | "user";
  active: boolean;
  /** How many contacts have a value, counted to 10,001; null for those of the system. */
  used_count: number | null;
  created_at: InstantOrNull;
};

/**
 * The program's own name of a message; it need not be unique. `messages/status` finds it for 30 days.
 * @example order-1405
 */
export type LocalId = string;

export type ManagedFile = {
  id: FileId;
  category: FileCategory;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** Format: date-time */
  created_at: string;
  /** Format: date-time */
  expires_at: string;
  may_rename: boolean;
  /** Something of the account refers to it; it cannot be deleted here. */
  is_in_use: boolean;
};

/** A place, its latitude and its longitude in degrees of WGS 84. */
export type MapPoint = number[];

/** A part of the map, either a circle or a polygon. What is wrong with one has a code of its own: a radius that is none, a polygon that crosses itself, an area in the sea. */
export type MapShape = {
  circle?: {
    centre: MapPoint;
    /** From 0.1 to 500. */
    radius_km: number;
  };
  /** The corners in their order, 3 to 200; the last one is joined with the first. */
  polygon?: MapPoint[];
};

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

export type MessageText = string;

export type Meta = {
  status: true;
  message: string;
  /** @example 200-1 */
  message_code: string;
};

/**
 * `98` and ten digits.
 * @example 989241234567
 */
export type Mobile = string;

/**
 * A mobile number in any accepted spelling, digits of any script.
 * @example 09241234567
 */
export type MobileAsWritten = string;

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

export type NewReader = {
  title: SecretaryTitle;
  line: LineNumberAsGiven;
  /** The line that its answers leave from. Without it, the one that it listens on. */
  from_number?: LineNumberAsGiven;
  keywords?: ReaderKeywords;
  reply?: ReaderReply;
  duplicate_reply?: ReaderReply;
  wrong_reply?: SecretaryReply;
  add_to_phonebook_id?: Id;
  most_in_ten_minutes?: SecretaryMostInTenMinutes;
  most_in_a_day?: SecretaryMostInADay;
  /** Format: date-time */
  starts_at?: string;
  /** Format: date-time */
  ends_at?: string;
};

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

/**
 * A mobile number in any accepted spelling.
 * @example 09241234567
 */
export type NumberAsGiven = string;

/**
 * Only for a role that sees numbers masked: names the number beside it, and may be given wherever a request takes a number. Null where there is no number.
 * @example ref:Zk3p0e5xV1c8mQ2tR7yWbA
 */
export type NumberRef = string | null;

/**
 * There, and true, in what a test key gets; nothing was sent, held or charged.
 * @example true
 */
export type OfTestKey = boolean;

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

export type Page = {
  page: number;
  limit: number;
  total: number;
};

/** Of one part, in rial. */
export type PartPrices = {
  language: "persian" | "latin";
  mci: Rial;
  others: Rial;
};

export type Pattern = {
  id: Id;
  code: PatternCode;
  type: AnyPatternType;
  /** What it is for, also where its type is `shared`; a send of it has its SMS type by this. */
  kind: "manual" | "otp" | "transactional";
  /** @example کد ورود */
  title: string;
  /** @example برای ورود مشتریان به وب‌گاه */
  description: string | null;
  state: PatternState;
  /** The newest one. */
  version: number;
  /** That is sent; null when none was accepted yet. */
  accepted_version: number | null;
  /**
   * Of the newest version.
   * @example کد ورود شما به فروشگاه آبان: {{code}}
   */
  text: string;
  /**
   * Why the newest version was refused
   * @example null
   */
  reason: string | null;
  created_at: Instant;
};

/** @example ftfzj8dt3k */
export type PatternCode = string;

/** @example برای ورود مشتریان به وب‌گاه */
export type PatternDescription = string;

export type PatternDetails = {
  pattern: Pattern;
  versions: PatternVersion[];
};

export type PatternParam = {
  /** @example code */
  name: string;
  /** @example 123456 */
  value: string;
};

/** Of its newest version. */
export type PatternState = "waiting" | "accepted" | "refused";

/** @example کد ورود شما به فروشگاه آبان: {{code}} */
export type PatternText = string;

/** @example کد ورود */
export type PatternTitle = string;

export type PatternType = "manual" | "otp" | "transactional";

export type PatternVariable = {
  /** @example code */
  name: string;
  /** @example code */
  type: "string" | "number" | "date" | "code" | "link";
  /** @example 6 */
  max_length: number;
};

export type PatternVariables = PatternVariable[];

export type PatternVersion = {
  /** @example 1 */
  version: number;
  /** @example کد ورود شما به فروشگاه آبان: {{code}} */
  text: string;
  variables: PatternVariables;
  /** @example null */
  website: string | null;
  /** @example accepted */
  state: "waiting" | "accepted" | "refused" | "replaced";
  /** @example null */
  reason: string | null;
  asked_at: Instant;
  /**
   * Format: date-time
   * @example 2026-11-20T08:30:00.000Z
   */
  decided_at: string | null;
};

/**
 * An address that may stand in the text for the name of the company, and to which links may lead.
 * @example https://aban.example.ir
 */
export type PatternWebsite = string;

export type Payment = {
  id: Id;
  state: PaymentState;
  gateway: GatewayName;
  amount: Rial;
  tax: Rial;
  payable: Rial;
  /** What comes on top of the amount when it is credited. */
  bonus: Rial;
  bonus_title: string | null;
  description: string;
  tracking_code: string | null;
  card: string | null;
  created_at: Instant;
  settled_at: Instant | null;
};

/** waiting: not known yet; credited: in the wallet; failed: not paid, and what was taken comes back within 72 hours; returned: the bank gave it back, or the money is another payment's. */
export type PaymentState = "waiting" | "credited" | "failed" | "returned";

/**
 * Known name of `limit`; it holds when both are given.
 * @example 10
 */
export type PerPage = number;

/** Hours of the day in Tehran, from the beginning of `from` to the beginning of `to`; 22 to 6 goes over midnight. Outside of them its sends wait; login codes do not. */
export type PermittedHours = {
  from: number;
  to: number;
};

/**
 * `98` and ten digits. For a role that sees numbers masked, and a key of such a role or maker, without its middle: `0924***0001`.
 * @example 989241234567
 */
export type PersonNumber = string;

export type Phonebook = {
  id: Id;
  /** @example مشتریان تهران */
  title: string;
  code: PhonebookCode | null;
  members_count: number;
  created_at: Instant;
};

export type PhonebookChoice = {
  id: Id;
  /** @example مشتریان تهران */
  title: string;
  code: PhonebookCode | null;
  members_count: number;
};

/**
 * What programs may call a phonebook; unique without regard to small and capital letters.
 * @example tehran
 */
export type PhonebookCode = string;

/** Phonebooks of the account, with at most 1,000,000 numbers together. Who stands in several receives it once. */
export type PhonebookIds = Id[];

export type PhonebookImport = {
  id: Id;
  /** failed: the file, or all of the phonebooks, were deleted meanwhile, or the file could not be read in several tries; what has been added stays. */
  state: "running" | "done" | "failed";
  /** Why it failed, as a Persian sentence. */
  state_reason: string | null;
  /** Records of the file. */
  record_count: number;
  /** So many of them have been read. */
  read_count: number;
  added_count: number;
  /** Were in all of the places already */
  existing_count: number;
  invalid_count: number;
  created_at: Instant;
  finished_at: InstantOrNull;
};

export type PhonebookNumbersCount = {
  /** Distinct numbers. */
  total: number;
  /** All four operators, of the distinct numbers. */
  by_operator: {
    operator: Operator;
    count: number;
    reachable: number;
  }[];
  blacklisted: number;
  /** Of those that are not blacklisted. */
  opted_out: number;
  reachable: number;
  reachable_by_advertising: number;
  /** What several phonebooks share. Left out for one phonebook and for a segment. */
  overlap?: {
    /** Distinct numbers that stand in more than one. */
    in_several: number;
    /** Phonebooks that share numbers, the largest ten first. Empty for more than ten phonebooks. */
    pairs: {
      /** Titles of the two. */
      phonebooks: string[];
      count: number;
    }[];
  };
};

/** @example مشتریان تهران */
export type PhonebookTitle = string;

export type Place = {
  id: number;
  name: string;
};

export type PlaceId = number;

export type PlaceIdAsText = string;

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

export type PropertyChange = {
  id: Id;
  value: PropertyText | null;
};

/** Contacts whose value lies from `from` to `to`, both included, or of a text begins with `begins`, whatever keyboard wrote it. With nothing but the id those that have any value. */
export type PropertyFilter = {
  id: Id;
  begins?: PropertyText;
  from?: PropertyText;
  to?: PropertyText;
};

/**
 * What a text with variables calls it; unique without regard to small and capital letters.
 * @example city
 */
export type PropertyLatinTitle = string;

/**
 * A text of at most 200 characters, a day as YYYY-MM-DD, or a whole number of at most 14 digits, as the property's type wants it.
 * @example تهران
 */
export type PropertyText = string;

/** @example شهر */
export type PropertyTitle = string;

export type PropertyType = "string" | "date" | "int";

export type PropertyValue = {
  id: Id;
  value: PropertyText;
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

export type ReadInbox = {
  changed_count: number;
  /** Those that were not so before; with them the change is taken back. */
  changed_ids: Id[];
  unread_count: number;
};

export type Reader = {
  id: Id;
  title: string;
  line: LineNumber;
  from_number: LineNumber;
  keywords: {
    word: string;
    reply: string;
  }[];
  /** For a correct code. */
  reply: string | null;
  duplicate_reply: string | null;
  /** Without it, what holds no code is left to others. */
  wrong_reply: string | null;
  /** Who sends a correct code comes into it. */
  add_to_phonebook_id: string | null;
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
  /** Its codes. */
  code_count: number;
  /** Those of them that somebody has sent. */
  used_count: number;
  /** Messages that it has dealt with. */
  message_count: number;
  /** Format: date-time */
  created_at: string;
};

export type ReaderCode = {
  /** As it was given. Of one that somebody has sent, empty for a role that does not read texts of messages. */
  code: string;
  /** Who sent it first. */
  number: string | null;
  /** Format: date-time */
  used_at: string | null;
};

/** @example PYK-7Q4M-22 */
export type ReaderCodeText = string;

export type ReaderDeleted = {
  deleted_count: number;
};

export type ReaderDraw = {
  id: Id;
  seed: string;
  /** SHA-256 of the list that was drawn from. */
  list_hash: string;
  /** Codes in the list. */
  entry_count: number;
  /** In the order in which they were drawn. */
  winners: {
    /** Empty for a role that does not read it. */
    code: string;
    number: PersonNumber;
  }[];
  /** Format: date-time */
  drawn_at: string;
};

/** Words, each with an answer of its own. A message that is one of them gets it. */
export type ReaderKeywords = {
  /** @example راهنما */
  word: string;
  reply: SecretaryReply;
}[];

/** What a code reader found in a message (`correct`, `duplicate`, `wrong`, `keyword`), or a poll: `vote` counts, `changed_vote` counts instead of an earlier one, `repeated_vote` does not count, `late_vote` came after the end, `unknown_answer` is no option. */
export type ReaderReading = "correct" | "duplicate" | "wrong" | "keyword" | "vote" | "changed_vote" | "repeated_vote" | "late_vote" | "unknown_answer";

/**
 * May have the variables of `advanced-reader/get-variables`.
 * @example کد {{code}} ثبت شد.
 */
export type ReaderReply = string;

export type ReceiverLine = {
  number: LineNumber;
  /** What the account calls it. */
  title: string;
};

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

/** Mobile numbers in any accepted spelling. Invalid and repeated ones are left out and reported, each with its reason. */
export type RecipientNumbers = string[];

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

/**
 * An exact amount in rial.
 * @example 3697.5
 */
export type Rial = string;

/**
 * An exact amount in rial, never below zero.
 * @example 5000000
 */
export type RialAmount = string;

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

export type Segment = {
  id: Id;
  /** @example مشتریان ویژهٔ تهران */
  title: string;
  filters: ContactFilters;
  /** It asks for a phonebook, a tag or a property that is gone. */
  broken: boolean;
  created_at: Instant;
  updated_at: Instant;
};

/** @example مشتریان ویژهٔ تهران */
export type SegmentTitle = string;

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

export type SendControl = {
  send_id: Id;
  state: SendState;
  send_time: InstantOrNull;
  rate_per_second: SendRate;
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
  page?: number;
  /** @default 10 */
  limit?: number;
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

/** Parts a second that the send takes at most; null for none of its own. */
export type SendRate = number | null;

/** 0 creating, 1 waiting for review, 2 sending, 3 rejected, 4 no valid recipient, 5 queued, 6 finished, 7 stopped, 8 no credit, 9 system error, 10 paused, 11 scheduled. */
export type SendState = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

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

/**
 * Format: date-time
 * @description When a send leaves, at least a minute and at most a year from now. Without it, at once.
 * @example 2026-11-20T08:30:00.000Z
 */
export type SendTime = string;

export type SentCounts = {
  /** Recipients whose message the operator took; the next three are among them. */
  sent: number;
  delivered: number;
  undelivered: number;
  blacklisted: number;
  charged: Rial;
};

export type SharedPattern = {
  id: Id;
  kind: PatternType;
  /** @example یادآوری نوبت */
  title: string;
  /** When to use it. */
  description: string | null;
  /**
   * With the name of the account in it.
   * @example فروشگاه آبان، کد شما: {{code}}
   */
  text: string;
  variables: PatternVariables;
  /**
   * Of the account’s own one once it was taken over.
   * @example null
   */
  pattern_id: string | null;
  created_at: Instant;
};

/** How the send was made. Sends of people are normal, file, phonebook, keyword and peer_to_peer; to the bank of numbers country, postal_code_bank, job, map and bts; on birthdays congrats. Programs make webservice, patterns pattern, pattern_otp and pattern_transactional, secretaries inbox_secretary, reader and redirector; verification is what Peyk itself tells. The others are names of the known panel: no send is made so, and a filter for one finds nothing. */
export type SmsType = "normal" | "webservice" | "bts" | "regional_irancell" | "national_division_mci" | "keyword" | "voice" | "inbox_secretary" | "job" | "auto_answer" | "visit" | "membership_secretary" | "email" | "idea" | "polls" | "matches" | "redirector" | "congrats" | "warning" | "payment" | "alert" | "charge_request" | "notice" | "reader" | "verification" | "pattern" | "pattern_otp" | "pattern_transactional" | "postal_code_bank" | "regional" | "country" | "map" | "peer_to_peer" | "election" | "file" | "phonebook";

/** send: nothing is sent to the number; receive: what it sends is not shown; cancel_11: no advertising is sent to it, because its owner asked for it. */
export type SuppressedKind = "send" | "receive" | "cancel_11";

export type SuppressedNumber = {
  mobile_ref?: NumberRef;
  mobile: PersonNumber;
  name: ContactName | null;
  /** Of cancel-11: the line to which its owner wrote. */
  line: string | null;
  /** Of cancel-11: what its owner wrote; empty for a role that does not read it. */
  message: string | null;
  created_at: Instant;
};

export type SystemicPattern = {
  id: Id;
  code: PatternCode;
  type: PatternType;
  /** @example کد ورود */
  title: string;
  /** When to use it. */
  description: string | null;
  /**
   * With the name of the account in it.
   * @example فروشگاه آبان، کد شما: {{code}}
   */
  text: string;
  variables: PatternVariables;
  created_at: Instant;
};

export type Tag = {
  id: Id;
  /** @example مشتری ویژه */
  title: string;
  contacts_count: number;
  created_at: Instant;
};

export type TagChoice = {
  id: Id;
  /** @example مشتری ویژه */
  title: string;
};

/** @example مشتری ویژه */
export type TagTitle = string;

export type TariffToday = {
  at: Instant;
  lines: LineTariff[];
};

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

/** `secretary.message`: a secretary has handed a message over to this address. The others are those of `WebhookEvent`. */
export type ToldEvent = "message.delivered" | "message.failed" | "message.inbound" | "optout.received" | "send.finished" | "pattern.decided" | "document.decided" | "payment.credited" | "credit.low" | "secretary.message";

/** Who was seen by a cell tower in `shape` in these hours of a day, Tehran’s time, in the place of who lives there. A window may pass midnight, as from 22 to 2. Only Irancell’s towers are known. */
export type TowerHours = {
  /** The hour that it begins with. */
  from: number;
  /** The hour at which it is over. */
  to: number;
};

/** Puts a short link of the installation into the place of each http or https address of the text, at most three, with a code for each recipient, and counts who opens it. Parts and price are those of the short text. Not with texts of their own. */
export type TrackLinks = boolean;

export type TrackedLink = {
  /** Its place among the links of the text, from 0. */
  position: number;
  /** Where it leads to. */
  url: string;
  /** Openings by people. */
  opened_count: number;
  /** Recipients who have opened it. */
  people_count: number;
  /** Openings by programs. */
  scanned_count: number;
};

export type Transaction = {
  id: Id;
  kind: TransactionKind;
  type: "deposit" | "withdrawal";
  amount: Rial;
  balance_after: Rial;
  description: string;
  send_id: Id | null;
  /** Of an `online_payment`, for its receipt by `payment/check`. */
  payment_id: Id | null;
  /** How the money of a card_to_card, bank_transfer or online_payment came; null for everything else. */
  transfer: TransactionTransfer | null;
  created_at: Instant;
};

/** All must hold. */
export type TransactionFilters = {
  type?: "deposit" | "withdrawal";
  kind?: TransactionKind;
  send_id?: Id;
  from_date?: Instant;
  to_date?: Instant;
};

/** admin_credit: given by an admin; send_hold: held for a send; send_return: given back of a hold; card_to_card, bank_transfer: a transfer that was confirmed, less its tax; online_payment: paid through a gateway; gift: credit for nothing, also what a payment brings on top; plan: a plan that was bought; send_charge is booked out of the hold and does not move the balance, so it is not listed here. */
export type TransactionKind = "admin_credit" | "admin_debit" | "send_hold" | "send_return" | "card_to_card" | "bank_transfer" | "online_payment" | "gift" | "plan";

export type TransactionTransfer = {
  /** The card or account it was transferred to; null of an online payment. */
  destination: {
    /** @example 6104330000000003 */
    number: string;
    /** @example بانک ملت */
    bank: string;
    /** @example پیک نمونه */
    owner: string;
  } | null;
  /**
   * With which an online payment was paid, as far as the gateway shows it.
   * @example 610433******0003
   */
  card: string | null;
  /**
   * The number on the slip, or the tracking code of an online payment.
   * @example 402188731
   */
  reference: string | null;
  /** When it was transferred, as the person wrote it down; of an online payment when it was confirmed, which may be after it was paid. */
  transferred_at: Instant | null;
};

/**
 * Seconds since 1970 in UTC.
 * @example 1795163400
 */
export type UnixSeconds = number;

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

export type Webhook = {
  id: Id;
  /** @example فروشگاه اینترنتی */
  title: string;
  /** @example https://shop.example.com/peyk */
  url: string;
  /**
   * @example [
   *       "message.delivered",
   *       "message.failed"
   *     ]
   */
  events: WebhookEvent[];
  /** @example true */
  is_on: boolean;
  /**
   * Why Peyk has switched it off. `gone`, it answered 410; `failing`, nothing but failures for three days.
   * @example null
   */
  disabled_reason: "gone" | "failing" | null;
  /**
   * Format: date-time
   * @example null
   */
  disabled_at: string | null;
  /**
   * Format: date-time
   * @example null
   */
  failing_since: string | null;
  /**
   * Format: date-time
   * @example null
   */
  previous_secret_until: string | null;
  created_at: Instant;
};

export type WebhookAttempt = {
  at: Instant;
  /** @example true */
  is_success: boolean;
  /** @example 200 */
  status: number | null;
  /** @example null */
  fault: WebhookFault | null;
  /** @example 84 */
  ms: number;
  /** @example ok */
  answer: string;
};

export type WebhookDelivery = {
  id: Id;
  webhook_id: Id;
  /** @example فروشگاه اینترنتی */
  webhook_title: string;
  event: ToldEvent;
  state: WebhookDeliveryState;
  /** @example 1 */
  tries: number;
  /**
   * Of the last try.
   * @example 200
   */
  status: number | null;
  /** @example null */
  fault: WebhookFault | null;
  created_at: Instant;
  /**
   * Format: date-time
   * @example null
   */
  next_try_at: string | null;
};

export type WebhookDeliveryDetail = {
  delivery: WebhookDelivery;
  /**
   * The webhook-id of each try.
   * @example msg_01JD0000000000000000000001
   */
  message_id: string;
  /**
   * What was sent, byte for byte; for a role that sees numbers masked without their middle, and empty for one that reads no texts.
   * @example {"type":"message.delivered","timestamp":"2026-11-22T08:30:00.000Z","data":{"send_id":"42","n":1,"number":"989240000001","status":2}}
   */
  body: string;
  /** The last try, to be sent again by hand, to the address of today and signed by the secrets of today: either may have been changed since that try. Its signature is of the time of that try, so that a receiver which looks at the time refuses it after five minutes. Null before the first try, where the secret of the address cannot be read any more, and for a role that sees numbers masked or no texts: the body that it reads is not the one that is signed. */
  request: WebhookRequest | null;
  /** Newest first, thirty at most. */
  attempts: WebhookAttempt[];
};

/** `waiting` for a try, `delivered`, or `failed` for good. */
export type WebhookDeliveryState = "waiting" | "delivered" | "failed";

/** `message.delivered` and `message.failed`: the last word about a recipient. `message.inbound`: a handset wrote to a line. `optout.received`: a handset opted out. `send.finished`: nothing of a send will be handed over any more, whatever its state; receipts may still come. `pattern.decided`, `document.decided`: a person has decided. `payment.credited`: an online payment, or a transfer that was confirmed, has come into the wallet. `credit.low`: the balance fell below what the account chose. */
export type WebhookEvent = "message.delivered" | "message.failed" | "message.inbound" | "optout.received" | "send.finished" | "pattern.decided" | "document.decided" | "payment.credited" | "credit.low";

/** Why there was no answer. `forbidden`: the address leads to where Peyk sends nothing; `unknown_host`: the name is not known; `refused`: nobody listens; `tls`: its certificate is not good; `timeout`: no answer within 15 seconds; `broken`: the connection broke off. */
export type WebhookFault = "forbidden" | "unknown_host" | "refused" | "tls" | "timeout" | "broken";

export type WebhookRequest = {
  /** @example https://shop.example.com/peyk */
  url: string;
  /** The secret is in none of them. */
  headers: {
    /** @example webhook-signature */
    name: string;
    /** @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4= */
    value: string;
  }[];
};

/** Leaves out anyone who has had so many messages of the account in the seven days before the send leaves, over all its sends. What was cut or had expired before is not counted. A quote with it is good only for the same `send_time`. */
export type WeeklyLimit = number;

/** The request was not carried out. `meta.message` says what happened and what to do. */
export type ErrorResponse = JsonAnswer<ErrorEnvelope>;

/** Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
export type IdempotencyKeyParameter = string;

export interface Schemas {
  AddedNumbers: AddedNumbers;
  AddedReaderCodes: AddedReaderCodes;
  AnyPatternType: AnyPatternType;
  BalanceAlert: BalanceAlert;
  BankChoice: BankChoice;
  BankCounts: BankCounts;
  BankFilters: BankFilters;
  BegunContactsJob: BegunContactsJob;
  BegunExport: BegunExport;
  BegunInboxExport: BegunInboxExport;
  BegunTransactionExport: BegunTransactionExport;
  CalendarDay: CalendarDay;
  ColumnName: ColumnName;
  Contact: Contact;
  ContactBulk: ContactBulk;
  ContactFilters: ContactFilters;
  ContactIds: ContactIds;
  ContactName: ContactName;
  ContactProperty: ContactProperty;
  ContactSelection: ContactSelection;
  ContactsFile: ContactsFile;
  Conversation: Conversation;
  ConversationMessage: ConversationMessage;
  Credit: Credit;
  Day: Day;
  DeletedCount: DeletedCount;
  DeletedDrafts: DeletedDrafts;
  DeletedInbox: DeletedInbox;
  Deposit: Deposit;
  DepositMethod: DepositMethod;
  DepositState: DepositState;
  Draft: Draft;
  DraftCounts: DraftCounts;
  DraftGroup: DraftGroup;
  DraftGroupTitle: DraftGroupTitle;
  DraftParams: DraftParams;
  DraftRecipients: DraftRecipients;
  DraftSettings: DraftSettings;
  DraftText: DraftText;
  Empty: Empty;
  ErrorEnvelope: ErrorEnvelope;
  ErrorMeta: ErrorMeta;
  ExcludedCounts: ExcludedCounts;
  ExportFormat: ExportFormat;
  FileCategories: FileCategories;
  FileCategory: FileCategory;
  FileId: FileId;
  GatewayName: GatewayName;
  Gender: Gender;
  HoursConflict: HoursConflict;
  Id: Id;
  IdAsGiven: IdAsGiven;
  ImportColumn: ImportColumn;
  ImportField: ImportField;
  ImportKnown: ImportKnown;
  InboxFilters: InboxFilters;
  InboxIds: InboxIds;
  InboxMessage: InboxMessage;
  InboxSenderAsGiven: InboxSenderAsGiven;
  InboxUnread: InboxUnread;
  Instant: Instant;
  InstantOrNull: InstantOrNull;
  Job: Job;
  JobEnvelope: JobEnvelope;
  JobError: JobError;
  JobKey: JobKey;
  JobResult: JobResult;
  KnownEntry: KnownEntry;
  Line: Line;
  LineLimits: LineLimits;
  LineNumber: LineNumber;
  LineNumberAsGiven: LineNumberAsGiven;
  LineRate: LineRate;
  LineTariff: LineTariff;
  LinkOpen: LinkOpen;
  ListedProperty: ListedProperty;
  LocalId: LocalId;
  ManagedFile: ManagedFile;
  MapPoint: MapPoint;
  MapShape: MapShape;
  MessageStatus: MessageStatus;
  MessageText: MessageText;
  Meta: Meta;
  Mobile: Mobile;
  MobileAsWritten: MobileAsWritten;
  NewPoll: NewPoll;
  NewReader: NewReader;
  NewSecretary: NewSecretary;
  NumberAsGiven: NumberAsGiven;
  NumberRef: NumberRef;
  OfTestKey: OfTestKey;
  Operator: Operator;
  OwnLineRate: OwnLineRate;
  OwnMessages: OwnMessages;
  OwnText: OwnText;
  OwnTextFault: OwnTextFault;
  OwnTextType: OwnTextType;
  Page: Page;
  PartPrices: PartPrices;
  Pattern: Pattern;
  PatternCode: PatternCode;
  PatternDescription: PatternDescription;
  PatternDetails: PatternDetails;
  PatternParam: PatternParam;
  PatternState: PatternState;
  PatternText: PatternText;
  PatternTitle: PatternTitle;
  PatternType: PatternType;
  PatternVariable: PatternVariable;
  PatternVariables: PatternVariables;
  PatternVersion: PatternVersion;
  PatternWebsite: PatternWebsite;
  Payment: Payment;
  PaymentState: PaymentState;
  PerPage: PerPage;
  PermittedHours: PermittedHours;
  PersonNumber: PersonNumber;
  Phonebook: Phonebook;
  PhonebookChoice: PhonebookChoice;
  PhonebookCode: PhonebookCode;
  PhonebookIds: PhonebookIds;
  PhonebookImport: PhonebookImport;
  PhonebookNumbersCount: PhonebookNumbersCount;
  PhonebookTitle: PhonebookTitle;
  Place: Place;
  PlaceId: PlaceId;
  PlaceIdAsText: PlaceIdAsText;
  Poll: Poll;
  PollOptions: PollOptions;
  PollQuestion: PollQuestion;
  PollRepeatVotes: PollRepeatVotes;
  PollReply: PollReply;
  Price: Price;
  PriceLimit: PriceLimit;
  PropertyChange: PropertyChange;
  PropertyFilter: PropertyFilter;
  PropertyLatinTitle: PropertyLatinTitle;
  PropertyText: PropertyText;
  PropertyTitle: PropertyTitle;
  PropertyType: PropertyType;
  PropertyValue: PropertyValue;
  Quote: Quote;
  RangeSize: RangeSize;
  RangeStart: RangeStart;
  ReadInbox: ReadInbox;
  Reader: Reader;
  ReaderCode: ReaderCode;
  ReaderCodeText: ReaderCodeText;
  ReaderDeleted: ReaderDeleted;
  ReaderDraw: ReaderDraw;
  ReaderKeywords: ReaderKeywords;
  ReaderReading: ReaderReading;
  ReaderReply: ReaderReply;
  ReceiverLine: ReceiverLine;
  Recipient: Recipient;
  RecipientCounts: RecipientCounts;
  RecipientNumbers: RecipientNumbers;
  RecipientStatus: RecipientStatus;
  RecipientTimeline: RecipientTimeline;
  RecurringParams: RecurringParams;
  RecurringRule: RecurringRule;
  RecurringRun: RecurringRun;
  RecurringSend: RecurringSend;
  RecurringState: RecurringState;
  ReportsOverview: ReportsOverview;
  Rial: Rial;
  RialAmount: RialAmount;
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
  Segment: Segment;
  SegmentTitle: SegmentTitle;
  Send: Send;
  SendApproval: SendApproval;
  SendControl: SendControl;
  SendDetails: SendDetails;
  SendFilters: SendFilters;
  SendListQuestion: SendListQuestion;
  SendMaker: SendMaker;
  SendMakerPerson: SendMakerPerson;
  SendRate: SendRate;
  SendState: SendState;
  SendStats: SendStats;
  SendTime: SendTime;
  SentCounts: SentCounts;
  SharedPattern: SharedPattern;
  SmsType: SmsType;
  SuppressedKind: SuppressedKind;
  SuppressedNumber: SuppressedNumber;
  SystemicPattern: SystemicPattern;
  Tag: Tag;
  TagChoice: TagChoice;
  TagTitle: TagTitle;
  TariffToday: TariffToday;
  TimelineStep: TimelineStep;
  ToldEvent: ToldEvent;
  TowerHours: TowerHours;
  TrackLinks: TrackLinks;
  TrackedLink: TrackedLink;
  Transaction: Transaction;
  TransactionFilters: TransactionFilters;
  TransactionKind: TransactionKind;
  TransactionTransfer: TransactionTransfer;
  UnixSeconds: UnixSeconds;
  Upload: Upload;
  ValidityMinutes: ValidityMinutes;
  Webhook: Webhook;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryDetail: WebhookDeliveryDetail;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEvent: WebhookEvent;
  WebhookFault: WebhookFault;
  WebhookRequest: WebhookRequest;
  WeeklyLimit: WeeklyLimit;
}

export interface Responses {
  Error: ErrorResponse;
}

export interface Parameters {
  IdempotencyKey: IdempotencyKeyParameter;
}

export interface operations {
  /**
   * Adds codes that were typed or pasted.
   * Keyboards, digits, case, blanks and punctuation make no difference between codes. A reader has at most 1,000,000; a list with which it would have more is refused whole.
   */
  addReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      codes: ReaderCodeText[];
    }>;
    responses: {
      /** What became of them. */
      200: JsonAnswer<{
        data: AddedReaderCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The codes of a reader, in their order. */
  listReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        is_used?: boolean;
        /** How it begins. A role that does not read texts of messages finds nothing by it. */
        code?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: ReaderCode[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a code reader.
   * It deals with messages to a line from the moment a person has accepted its texts. A message that is a keyword gets the answer of that keyword. A message that is a code, or has one among its first six words, gets the answer for a correct code the first time and that for a duplicate from then on, whoever sends it. With an answer for wrong codes, what holds no code gets that one, unless another secretary of the line listens to its words. Of several readers the oldest that knows the code deals with it.
   */
  createReader: {
    parameters: NoParameters;
    requestBody: JsonBody<NewReader>;
    responses: {
      /** The new one, without codes; it waits for a person. */
      200: JsonAnswer<{
        data: Reader;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes codes out that nobody has sent.
   * Those that were sent stay, so that none is ever correct twice.
   */
  deleteReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** Without it, all of them. */
      codes?: ReaderCodeText[];
    }>;
    responses: {
      /** How many were taken out. */
      200: JsonAnswer<{
        data: ReaderDeleted;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes code readers, with their codes, drawings and lists of messages. */
  deleteReaders: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many there were. */
      200: JsonAnswer<{
        data: ReaderDeleted;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One code reader. */
  getReader: {
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
        data: Reader;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Draws winners among those who have sent a correct code.
   * A number wins once. The list is a line `code,number` for each used code, by the order of its bytes; the winners are the codes with the least SHA-256 of `seed:SHA-256 of the list:code`. So whoever has the file of the codes and the seed can draw again, and a seed that nobody knew before shows that nobody chose. A drawing stays as it is; a reader has at most 100.
   */
  drawReaderWinners: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      count: number;
      /** Without it a random one is made. */
      seed?: string;
    }>;
    responses: {
      /** The drawing. */
      200: JsonAnswer<{
        data: ReaderDraw;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The drawings of a reader, newest first. */
  listReaderDraws: {
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
          items: ReaderDraw[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to write the codes of a reader into a file, with who has used them.
   * A job does it; follow it by `jobs`, and download its file when it is done. The file is kept for seven days.
   */
  exportReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** Only those that were used */
      is_used?: boolean;
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
  /**
   * Makes codes that nobody can guess.
   * Each is new for this reader. There must be ten thousand possible codes for each one that is made, so a million of digits need ten of them. `letters` has digits too, and no letter that looks like one.
   */
  generateReaderCodes: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      count: number;
      /** Without the prefix. */
      length: number;
      alphabet: "digits" | "letters";
      prefix?: string;
    }>;
    responses: {
      /** What became of them; all were added. */
      200: JsonAnswer<{
        data: AddedReaderCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What an answer to a code may have filled in.
   * When a duplicate was used is told to whom used it alone; everybody else reads that it was used before.
   */
  listReaderVariables: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by both of their names. */
      200: JsonAnswer<{
        data: {
          items: {
            name: string;
            title: string;
          }[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Code readers, newest first. */
  listReaders: {
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
          items: Reader[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes a code reader anew.
   * All of it but its codes, as for a new one. Another title, other times and another phonebook count at once; with another line or other texts it waits for a person again.
   */
  updateReader: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: SecretaryTitle;
      line: LineNumberAsGiven;
      from_number?: LineNumberAsGiven;
      keywords?: ReaderKeywords;
      reply?: ReaderReply;
      duplicate_reply?: ReaderReply;
      wrong_reply?: SecretaryReply;
      add_to_phonebook_id?: Id;
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
        data: Reader;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Adds the codes in the first column of a file.
   * xlsx, csv or txt by its content, at most 64 megabytes. All of it is added or nothing: a file that breaks off leaves no codes.
   */
  uploadReaderCodes: {
    parameters: {
      query: {
        id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** What became of them. */
      200: JsonAnswer<{
        data: AddedReaderCodes;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
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
  /** The balance of the wallet. */
  getCredit: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** What can be spent now, and what is held for sends that run. */
      200: JsonAnswer<{
        data: Credit;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The transfers that were written down, newest first. */
  listDeposits: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        state?: DepositState;
        method?: DepositMethod;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Deposit[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make a spreadsheet of everything that the list of transactions finds.
   * A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. What is booked after it was asked for is not in it; text cells are text, also where they begin like a formula.
   */
  exportTransactions: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      export_type: "financial";
      /** @default xlsx */
      format?: "xlsx" | "csv";
      filters?: TransactionFilters;
    }>;
    responses: {
      /** It has begun. */
      200: JsonAnswer<{
        data: BegunTransactionExport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What a part of a message costs today, on each line of the account.
   * Exact, the law's share included, charity not. A price depends on the family of the line, the language of the text and the operator of the recipient; tariffs are dated, so another day may have another one.
   */
  getTariff: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The lines in the order of `number/numbers`; a line without a tariff has no prices. */
      200: JsonAnswer<{
        data: TariffToday;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Work that runs for the account, and what ended in the last day.
   * Imports, exports and the like: what takes longer than a call. Newest first, at most 50, without those that were dismissed. A member sees the jobs whose permission their role holds.
   */
  listJobs: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The jobs. */
      200: JsonAnswer<{
        data: {
          items: Job[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Ends a job before it is done.
   * One that has not begun is cancelled at once. One that runs is told, and ends at its next safe place: `cancel_requested` is true until then. What it has done stays.
   */
  cancelJob: {
    parameters: NoParameters;
    requestBody: JsonBody<JobKey>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<JobEnvelope>;
      default: ErrorResponse;
    };
  };
  /** One job. */
  getJob: {
    parameters: {
      query: {
        job_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<JobEnvelope>;
      default: ErrorResponse;
    };
  };
  /** Takes a job that has ended off the list, for all users of the account. */
  dismissJob: {
    parameters: NoParameters;
    requestBody: JsonBody<JobKey>;
    responses: {
      /** It is off the list. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
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
   * The short links of a send and how often each was opened.
   * For a send with `track_links`; for others there are none. Programs that look at links by themselves (previews of messengers, scanners for viruses) are counted apart.
   */
  getTrackedLinks: {
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
      /** The links in the order of the text. */
      200: JsonAnswer<{
        data: {
          items: TrackedLink[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Who has opened a short link of a send, in the order of the send. */
  listLinkOpens: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      send_id: Id;
      /** The place of the link in the text. */
      position: number;
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
          items: LinkOpen[];
          paging: Page;
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
  /** Patterns, newest first. */
  listPatterns: {
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
        code?: PatternCode;
        type?: AnyPatternType;
        state?: PatternState;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Pattern[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes patterns with their versions.
   * Ids that are not there (any more) do not matter. What was sent stays in the reports.
   */
  deletePatterns: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One pattern with all of its versions, newest first. */
  getPattern: {
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
        data: PatternDetails;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a pattern, which waits for a person to review it.
   * An account has at most 1,000.
   */
  createPattern: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: PatternTitle;
      type: PatternType;
      description?: PatternDescription;
      text: PatternText;
      variables: PatternVariables;
      website?: PatternWebsite;
    }>;
    responses: {
      /** The new one. */
      200: JsonAnswer<{
        data: Pattern;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes a pattern anew.
   * What is not given is taken away. Another text, variable or website is a version of its own, which waits for a person; until it is accepted, the one that was accepted before is sent. A version that nobody has decided about gives way to it. Of a shared pattern only title and description change.
   */
  updatePattern: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: PatternTitle;
      description?: PatternDescription;
      text: PatternText;
      variables: PatternVariables;
      website?: PatternWebsite;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Pattern;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What the text of a pattern of this account must name. */
  getPatternRules: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The names of the account and its company; one of them, or the website, must appear. */
      200: JsonAnswer<{
        data: {
          company_names: string[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Patterns that the installation offers, and that an account may take over as its own. */
  listSharedPatterns: {
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
        type?: PatternType;
      };
    }>;
    responses: {
      /** One page; those that were retired are not there. */
      200: JsonAnswer<{
        data: {
          items: SharedPattern[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes a shared pattern over.
   * It is a pattern of the account from then on, with a code of its own and the type `shared`, and accepted at once. Its text does not change; `{{company}}` in it is the name of the account whenever it is sent. Where the account has its title already, it gets that title with `(مشترک)` after it. An account has it once: asked again, that one is answered.
   */
  takeSharedPattern: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** The account's own one. */
      200: JsonAnswer<{
        data: Pattern;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Patterns of the installation, which every account may send by their code. */
  listSystemicPatterns: {
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
        type?: PatternType;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: SystemicPattern[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One pattern of the installation. */
  getSystemicPattern: {
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
      /** With the name of the account in its text. */
      200: JsonAnswer<{
        data: SystemicPattern;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends a pattern to the mobile number of the signed-in user.
   * The version that was accepted last, with these values. Priced and charged like any other send, and marked as a test. At most ten in a minute.
   */
  testPattern: {
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
      code: PatternCode;
      from_number: LineNumberAsGiven;
      /** A value for each variable. */
      params: PatternParam[];
    }>;
    responses: {
      /** Stored. */
      200: JsonAnswer<{
        data: {
          send_id: Id;
          /** That was sent. */
          version: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The same as `credit`, by a name that programs of others know. */
  getOwnCredit: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** What can be spent now, and what is held for sends that run. */
      200: JsonAnswer<{
        data: Credit;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** All phonebooks, in short, to choose from. */
  listPhonebookChoices: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, at most 1,000, by title. */
      200: JsonAnswer<{
        data: {
          items: PhonebookChoice[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes an empty phonebook.
   * An account has at most 1,000. Titles are unique without regard to keyboards, half-spaces and small letters.
   */
  createPhonebook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: PhonebookTitle;
      code?: PhonebookCode;
    }>;
    responses: {
      /** The new phonebook. */
      200: JsonAnswer<{
        data: Phonebook;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts numbers on a blacklist.
   * One that is there keeps its date. Cancel-11 is refused: only the people themselves put their numbers there.
   */
  addSuppressedNumbers: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: SuppressedKind;
      numbers: NumberAsGiven[];
    }>;
    responses: {
      /** What became of each number. */
      200: JsonAnswer<{
        data: AddedNumbers;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes numbers off a blacklist.
   * Numbers that are not there (any more) do not matter. Cancel-11 is refused: it is what the people themselves asked for.
   */
  removeSuppressedNumbers: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: SuppressedKind;
      numbers: NumberAsGiven[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Numbers of one of the three lists, newest first.
   * Counted, and to be turned over, up to 10,000; find more by filters.
   */
  listSuppressedNumbers: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: SuppressedKind;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** A mobile number in any accepted spelling, or the beginning of one. */
        number?: string;
        from_date?: Instant;
        to_date?: Instant;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: SuppressedNumber[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes phonebooks.
   * Ids that are not there (any more) do not matter. The contacts stay, unless `with_contacts` asks to delete those that stand in no other phonebook.
   */
  deletePhonebooks: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
      /** @default false */
      with_contacts?: boolean;
    }>;
    responses: {
      /** How many phonebooks. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Phonebooks, by title. */
  listPhonebooks: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in the title. */
        title?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Phonebook[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts numbers into phonebooks.
   * A number that is no contact yet becomes one. A known contact keeps what it has and takes what it lacks; with `replace` it takes whatever is given. The same call twice changes nothing.
   */
  addContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** May be empty; they are contacts all the same. */
      phonebook_ids: Id[];
      /** Put on all of them. */
      tag_ids?: Id[];
      /** @default false */
      replace?: boolean;
      contacts: {
        number: NumberAsGiven;
        name?: ContactName;
        gender?: Gender;
        birth_date?: Day;
        properties?: PropertyValue[];
      }[];
    }>;
    responses: {
      /** What became of each number. */
      200: JsonAnswer<{
        data: AddedNumbers;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to put all numbers of an uploaded file into phonebooks.
   * It is done in the background; `phonebooks/numbers/import` tells how far it is. The same file twice changes nothing.
   */
  addUploadToPhonebooks: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      phonebook_ids: Id[];
      upload_id: Id;
    }>;
    responses: {
      /** Begun. */
      200: JsonAnswer<{
        data: PhonebookImport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts many contacts into a phonebook or a tag on them, or takes them out or off.
   * With `phonebook_id` or `tag_id`, as the action wants it. Can be undone for a day.
   */
  changeContactsInBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      action: "add_to_phonebook" | "remove_from_phonebook" | "add_tag" | "remove_tag";
      selection: ContactSelection;
      phonebook_id?: Id;
      tag_id?: Id;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts many contacts on a blacklist.
   * Can be undone for a day.
   */
  blacklistContactsInBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      kind: "send" | "receive";
      selection: ContactSelection;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes many contacts.
   * Can be undone for a day: contacts come back with their phonebooks and tags.
   */
  deleteContactsInBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      selection: ContactSelection;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What was done to many contacts in the last day, newest first; at most ten. */
  listContactBulks: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The changes. */
      200: JsonAnswer<{
        data: {
          items: ContactBulk[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Undoes what was done to many contacts.
   * What has been changed since then stays. Only what one may do can be undone.
   */
  undoContactBulk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** How far it is; `done` when there are at most 1,000 of them, otherwise a job goes on. */
      200: JsonAnswer<{
        data: ContactBulk;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** One contact. */
  getContact: {
    parameters: {
      query: {
        contact_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Contact;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Contacts; newest first, within a phonebook by number.
   * Counted, and to be turned over, up to 10,000; find more by filters.
   */
  listContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** These alone; filters do not matter then. What is gone, or is beyond the caller's reach, is left out. */
      ids?: Id[];
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: ContactFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Contact[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * How many people phonebooks hold together, and how many of them a send reaches.
   * A number that stands in several counts once. `reachable` leaves out the send blacklist, `reachable_by_advertising` also who has cancelled (cancel-11).
   */
  countPhonebookNumbers: {
    parameters: {
      query: {
        /** Ids with commas between them, at most 100. */
        phonebook_ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: PhonebookNumbersCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes contacts, or takes them out of one phonebook.
   * Ids that are not there (any more) do not matter. With `phonebook_id` the contacts stay and only leave this phonebook.
   */
  deleteContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
      phonebook_id?: Id;
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: {
          deleted_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to write contacts into a file.
   * A job does it: follow it by `jobs`, and download its file when it is done. Those of `ids`, or all that the filters find, by number, with tags, phonebooks and active properties; a text that looks like a formula stays text. The file is kept for seven days.
   */
  exportContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      selection: ContactSelection;
      /** @default xlsx */
      format?: "xlsx" | "csv";
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: BegunContactsJob;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How far a file has come into phonebooks. */
  getPhonebookImport: {
    parameters: {
      query: {
        import_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: PhonebookImport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes a file of contacts, and tells what stands in it.
   * xlsx, or csv and txt in UTF-8, UTF-16 or Windows-1256, by its content whatever its name says: at most 1,000,000 rows of 100 columns and 64 megabytes. All of it is read before the answer, so what cannot be read is refused whole. Kept for 24 hours; nothing is imported until `phonebooks/numbers/import-new` is told which column is what.
   */
  uploadContactsFile: {
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
      /** Its first rows, and what each column seems to hold. */
      200: JsonAnswer<{
        data: ContactsFile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make contacts of an uploaded file.
   * A job does it: follow it by `jobs`. One column must be the mobile number; several that are the name are put together. A row with a cell that cannot be read is left out whole, and comes back in the file of the job with the reason. Days may be Jalali or Gregorian. The same file twice changes nothing.
   */
  importContacts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      file_id: FileId;
      /** Whether the first row holds titles. */
      has_header: boolean;
      /** Those that are taken; the others are left out. */
      columns: ImportColumn[];
      known: ImportKnown;
      /** All rows come into them. */
      phonebook_ids?: Id[];
      /** Put on all rows. */
      tag_ids?: Id[];
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: BegunContactsJob;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** All tags of contacts, by title; at most 200. */
  listTags: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The tags. */
      200: JsonAnswer<{
        data: {
          items: Tag[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Makes a tag. */
  createTag: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: TagTitle;
    }>;
    responses: {
      /** The tag. */
      200: JsonAnswer<{
        data: Tag;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes tags; the contacts stay.
   * Ids that are not there (any more) do not matter.
   */
  deleteTags: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Gives a tag another title. */
  updateTag: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: TagTitle;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Tag;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Changes a contact.
   * What is not given stays; null takes a value away. `phonebook_ids` are all in which it stands from now on, `tag_ids` all that it has; of its properties only those given change.
   */
  updateContact: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** One that was answered masked leaves the number as it is. */
      number?: NumberAsGiven;
      name?: ContactName | null;
      gender?: Gender | null;
      birth_date?: Day | null;
      /** The one that was read; when the contact has changed since then this change is refused. */
      version?: number;
      phonebook_ids?: Id[];
      tag_ids?: Id[];
      properties?: PropertyChange[];
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Contact;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What is asked of each contact, those of the system first; at most 53. */
  listPropertyChoices: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The active properties. */
      200: JsonAnswer<{
        data: {
          items: ContactProperty[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a property of contacts.
   * Its type stays for ever, because values are kept by it.
   */
  createProperty: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: PropertyTitle;
      latin_title: PropertyLatinTitle;
      type: PropertyType;
    }>;
    responses: {
      /** The property. */
      200: JsonAnswer<{
        data: ListedProperty;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes properties.
   * One of which contacts have values is refused, unless `with_values` says that these may go, too.
   */
  deleteProperties: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
      /** @default false */
      with_values?: boolean;
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Properties of contacts, those of the system first, then as they were made. */
  listProperties: {
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
          items: ListedProperty[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Changes a property’s titles, or whether it is asked for. */
  updateProperty: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: PropertyTitle;
      latin_title?: PropertyLatinTitle;
      active?: boolean;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: ListedProperty;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Saved filters over contacts, by title; at most 100. */
  listSegments: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The segments. */
      200: JsonAnswer<{
        data: {
          items: Segment[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Saves filters under a name. */
  createSegment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: SegmentTitle;
      filters: ContactFilters;
    }>;
    responses: {
      /** The segment. */
      200: JsonAnswer<{
        data: Segment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many people a segment, or filters, find now, and how many of them a send reaches. */
  countSegment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id?: Id;
      filters?: ContactFilters;
    }>;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: PhonebookNumbersCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes segments; the contacts stay.
   * Ids that are not there (any more) do not matter.
   */
  deleteSegments: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedCount;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Gives a segment another name or other filters. */
  updateSegment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: SegmentTitle;
      filters?: ContactFilters;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Segment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a phonebook another title or code.
   * What is not given stays; `code: null` takes the code away.
   */
  updatePhonebook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title?: PhonebookTitle;
      code?: PhonebookCode | null;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Phonebook;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
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
   * Messages from handsets to the lines of the account, newest first.
   * Counted, and to be turned over, up to 10,000; find more by filters. Without those of numbers on the receive blacklist, and without those to lines that several accounts share.
   */
  listInbox: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: InboxFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: InboxMessage[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What a number has written to the account, and what was replied to it, newest first.
   * Replies are the sends that `report/messages-inbox/note-reply` was told of. What else the number was sent stands in the reports.
   */
  listConversation: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      sender: InboxSenderAsGiven;
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
    }>;
    responses: {
      /** Who it is, and one page. */
      200: JsonAnswer<{
        data: Conversation;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes messages for good.
   * Which, stands in exactly one of `ids` and `filters` (what the list finds with them, the newest 10,000 at most). With filters `expected_count` says how many the list has shown; it is refused when they have become more. Messages that are not there (any more) do not matter.
   */
  deleteInbox: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids?: InboxIds;
      filters?: InboxFilters;
      expected_count?: number;
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedInbox;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to write what the list finds into a file.
   * A job does it: follow it by `jobs`, and download its file when it is done. The messages of `ids`, or all that the filters find and that were there when it began, newest first; a text that looks like a formula stays text. The file is kept for seven days.
   */
  exportInbox: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default xlsx */
      format?: "xlsx" | "csv";
      ids?: InboxIds;
      filters?: InboxFilters;
    }>;
    responses: {
      /** The job. */
      200: JsonAnswer<{
        data: BegunInboxExport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Lets a send stand in the conversation that it answers.
   * The send has to be the account's, and to this number alone. The same call twice changes nothing.
   */
  noteInboxReply: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      sender: InboxSenderAsGiven;
      send_id: Id;
    }>;
    responses: {
      /** Noted. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Marks messages as read, or as unread again.
   * Which, stands in exactly one of `ids`, `sender` (all messages of a number) and `filters` (what the list finds with them, the newest 10,000 at most). Messages that are not there (any more) do not matter.
   */
  markInboxRead: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default true */
      is_read?: boolean;
      ids?: InboxIds;
      sender?: InboxSenderAsGiven;
      filters?: InboxFilters;
    }>;
    responses: {
      /** How many changed, and how many are unread now. */
      200: JsonAnswer<{
        data: ReadInbox;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many messages nobody has read yet; exact. */
  countUnreadInbox: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The count. */
      200: JsonAnswer<{
        data: InboxUnread;
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
   * The payments through gateways that were begun, newest first, with what became of each.
   * As it was known last; no bank is asked. What failed or was never finished is here and not among the transactions.
   */
  listPayments: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      /** All must hold. */
      filters?: {
        state?: PaymentState;
        gateway?: GatewayName;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Payment[];
          paging: Page;
        };
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
  /** The cities of a county. */
  listCities: {
    parameters: {
      query: {
        county_id: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All of them, by their names; none for a county that is not known. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The counties of a province. */
  listCounties: {
    parameters: {
      query: {
        province_id: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All of them, by their names; none for a province that is not known. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many people of the bank some filters find, by operator. */
  countBank: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      filters: BankFilters;
      /** Leave out anyone who stands in the account’s blacklist. */
      exclude_blacklisted?: boolean;
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: BankCounts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The provinces that people of the bank live in. */
  listProvinces: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by their names. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
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
  /** The main categories of businesses. */
  listJobCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, by their names. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many numbers of a category of businesses there are, by operator. */
  countJobNumbers: {
    parameters: {
      query: {
        category_id: PlaceIdAsText;
        sub_category_id?: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: BankCounts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The kinds of businesses of a main category. */
  listJobSubCategories: {
    parameters: {
      query: {
        category_id: PlaceIdAsText;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** All of them, by their names; none for a category that is not known. */
      200: JsonAnswer<{
        data: {
          items: Place[];
        };
        meta: Meta;
      }>;
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
  /**
   * What came into the wallet and what left it, newest first.
   * Counted, and to be turned over, up to 10,000; find more by filters.
   */
  listTransactions: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: TransactionFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Transaction[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Keeps a text to be sent again and again.
   * An account has at most 200. With `settings` it keeps what else was chosen for a send; line, phonebooks, contacts and segment have to be the account's.
   */
  createDraft: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      group_id: Id;
      text: DraftText;
      settings?: DraftSettings;
    }>;
    responses: {
      /** The new draft. */
      200: JsonAnswer<{
        data: Draft;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes drafts.
   * Ids that are not there (any more) do not matter.
   */
  deleteDrafts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      ids: Id[];
    }>;
    responses: {
      /** How many. */
      200: JsonAnswer<{
        data: DeletedDrafts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** How many groups and drafts there are, and may be. */
  countDrafts: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The counts. */
      200: JsonAnswer<{
        data: DraftCounts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes an empty group.
   * An account has at most 20. Titles are unique without regard to keyboards, spaces and small letters.
   */
  createDraftGroup: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: DraftGroupTitle;
    }>;
    responses: {
      /** The new group. */
      200: JsonAnswer<{
        data: DraftGroup;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes a group with its drafts.
   * With `expected_count` only if it holds as many: a person agrees to the number that was shown. A group that is not there (any more) does not matter.
   */
  deleteDraftGroup: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      expected_count?: number;
    }>;
    responses: {
      /** How many drafts. */
      200: JsonAnswer<{
        data: DeletedDrafts;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** All groups of drafts, by title. */
  listDraftGroups: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them, at most 20. */
      200: JsonAnswer<{
        data: {
          items: DraftGroup[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Gives a group another title. */
  updateDraftGroup: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: DraftGroupTitle;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: DraftGroup;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Drafts, newest first.
   * Of a draft that was kept with the settings of a send, a list says which line and how many recipients; whom they are it says of the one that is asked for with `filters.id`.
   */
  listDrafts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** This one alone, with its recipients; what else is asked for does not matter then. */
        id?: Id;
        group_id?: Id;
        /** Somewhere in the text. */
        text?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Draft[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives a draft another text or other settings, or moves it to another group.
   * What is not given stays. Settings are given as a whole; null takes them away, with their recipients.
   */
  updateDraft: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      group_id?: Id;
      text?: DraftText;
      settings?: DraftSettings | null;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Draft;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The files of the account, newest first.
   * Those that people have put there, and those that jobs have made for them. A member sees those whose permission their role holds.
   */
  listFiles: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in it. */
        name?: string;
        category?: FileCategory;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: ManagedFile[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The kinds of files, how many there are of each, and how much room is left. */
  listFileCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Every kind, also those without a file. */
      200: JsonAnswer<{
        data: FileCategories;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Deletes files, all of them or none.
   * What something of the account refers to (a slip, a document, a picture) stays, and with it all of them (409-140).
   */
  deleteFiles: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      file_ids: FileId[];
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
  /**
   * The content of a file that is kept for the account.
   * Files that jobs have made, such as the wrong rows of an import, until they expire. A member downloads the files whose permission their role holds. The answer is always to be saved, never shown: `Content-Disposition: attachment` with the name in UTF-8.
   */
  downloadFile: {
    parameters: {
      query: {
        file_id: FileId;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Its bytes; `Content-Type` is what was found by content. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      default: ErrorResponse;
    };
  };
  /**
   * Gives a file of one's own another name.
   * Its ending follows what it is.
   */
  renameFile: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      file_id: FileId;
      name: string;
    }>;
    responses: {
      /** The file. */
      200: JsonAnswer<{
        data: ManagedFile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Keeps a file of one's own for a year.
   * csv, txt, xlsx, PDF, JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes, a picture at most 40 million pixels. Pictures are made anew, so that nothing hidden stays in them.
   */
  uploadFile: {
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
      /** The file. */
      200: JsonAnswer<{
        data: ManagedFile;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Below which balance the account is told, and at which number. */
  getBalanceAlert: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** As it was set, or as every account has it. */
      200: JsonAnswer<{
        data: BalanceAlert;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What was sent to addresses, and what waits to be, newest first. */
  listWebhookDeliveries: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        webhook_id?: Id;
        state?: WebhookDeliveryState;
        event?: ToldEvent;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: WebhookDelivery[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** A delivery with what was sent, and each try with what was answered. */
  getWebhookDelivery: {
    parameters: {
      query: {
        delivery_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Kept for thirty days. */
      200: JsonAnswer<{
        data: WebhookDeliveryDetail;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The addresses that the account has events sent to, newest first. */
  listWebhooks: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them; there are ten at most. */
      200: JsonAnswer<{
        data: {
          items: Webhook[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface components {
  schemas: Schemas;
  responses: Responses;
  parameters: Parameters;
}
