/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

export type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
export type JsonBody<T> = { content: { "application/json": T } };
export type JsonAnswer<T> = { headers: { [name: string]: unknown }; content: { "application/json": T } };

export type AccountOffer = {
  kind: OfferKind;
  key: ItemKey;
  title: string;
};

export type AccountPlan = {
  title: string;
  ends_at: InstantOrNull;
};

export type CollectionField = {
  name: FieldName;
  title: string;
  hint?: string;
  kind: "text" | "long_text" | "latin" | "number" | "rial" | "instant" | "choice" | "choices" | "switch" | "words" | "picture";
  is_needed: boolean;
  /** Said once; it does not change afterwards. */
  is_fixed: boolean;
  max_chars: number;
  /** Of the kinds `choice` and `choices`. */
  choices: FieldChoice[];
};

export type CollectionItem = {
  key: ItemKey;
  version: ItemVersion;
  title: string;
  /** What is said of it in a list. */
  facts: ThingFact[];
  /** Null where it has none. */
  state: "in_force" | "coming" | "over" | "closed" | null;
  values: ItemValues;
};

/** @example news */
export type CollectionName = "news" | "banners" | "quick_links" | "faqs" | "contact_ways" | "ticket_replies" | "lines" | "tariffs" | "statutory_charges" | "packages" | "plans" | "bank";

export type DeskAccount = {
  id: Id;
  name: string;
  /** Of its owner. */
  username: string;
  mobile: Mobile;
  state: "active" | "checking" | "inactive" | "blocked";
  credit: Rial;
  created_at: Instant;
};

export type DeskAccountDetails = {
  account: DeskAccount;
  blocked_reason: string | null;
  held: Rial;
  is_review_required: boolean;
  people: DeskAccountPerson[];
  lines: string[];
  /** Null for accounts that were made without one. */
  package: string | null;
  plans: AccountPlan[];
  /** Of the last thirty days. */
  sends_count: number;
};

export type DeskAccountPerson = {
  username: string;
  name: string;
  /** Null for the owner. */
  role: string | null;
};

export type DeskCollection = {
  collection: CollectionName;
  fields: CollectionField[];
  can_add: boolean;
  can_change: boolean;
  can_remove: boolean;
};

export type DeskDemo = {
  username: string;
  password: string;
  /** What signs in now; left out for half a minute when it was used. */
  code?: string;
};

export type DeskPerson = {
  username: string;
  name: string;
  roles: ("content" | "finance" | "identity" | "support" | "accounts" | "editorial" | "commerce" | "engine")[];
};

export type DeskQueue = {
  queue: QueueName;
  /** Whether its things are more or less urgent. */
  has_priorities: boolean;
  waiting: number;
  oldest_at: InstantOrNull;
};

export type Empty = {
  data: null;
  meta: Meta;
};

/** All sending is held after a restore; left out while it is not. */
export type EngineHold = {
  /** Format: date-time */
  since: string;
  /** Sender processes that may still hear of something that they have handed over. */
  busy_senders: number;
  /** The list of the operator was compared. */
  is_reconciled: boolean;
};

export type EngineJobs = {
  waiting: number;
  running: number;
  /** Of the last seven days. */
  failed: number;
};

export type EngineLine = {
  number: string;
  title: string;
  is_active: boolean;
  /** Parts; null for no limit of its own. */
  max_per_second: number | null;
  sends_count: number;
  /** Recipients that were not handed over yet. */
  left_count: number;
};

export type EngineState = {
  hold?: EngineHold;
  operator?: OperatorLink;
  sends: SendsUnderWay;
  /** Recipients of sends that are not settled. */
  in_doubt: number;
  /** Receipts whose message is not known. */
  parked_receipts: number;
  lines: EngineLine[];
  jobs: EngineJobs;
  storage: EngineStorage;
};

export type EngineStorage = {
  files_count: number;
  files_bytes: number;
  database_bytes: number;
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

export type FieldChoice = {
  value: string;
  title: string;
};

/** @example title */
export type FieldName = string;

/**
 * A number in decimal, as text; always within a signed 64-bit integer.
 * @example 1
 */
export type Id = string;

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

/**
 * Names an item as long as it is there.
 * @example 12
 */
export type ItemKey = string;

/** The value of a field as text, by its kind: `rial` as `RialAmount`, `instant` as `Instant`, `number` in digits, `switch` as yes or no, `choices` and `words` one a line, `picture` as base64 when it is given and by a mark when it is there. An empty text is no value. */
export type ItemValue = {
  name: FieldName;
  value: string;
};

export type ItemValues = ItemValue[];

/**
 * Of an item as it was read; another one after each change.
 * @example 0123456789abcdef
 */
export type ItemVersion = string;

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

/** @example line */
export type OfferKind = "line" | "package" | "plan";

/** Left out where this process does not send. */
export type OperatorLink = {
  state: "connecting" | "bound" | "closed";
  sessions: number;
  wanted_sessions: number;
  /** Parts without an answer. */
  in_flight: number;
  /** The most that there may be. */
  window: number;
};

export type Page = {
  page: number;
  limit: number;
  total: number;
};

/** @example normal */
export type Priority = "low" | "normal" | "high" | "urgent";

/** Null in a queue that has none. */
export type PriorityOrNull = "low" | "normal" | "high" | "urgent" | null;

/** @example patterns */
export type QueueName = "patterns" | "secretaries" | "sends" | "deposits" | "payments" | "documents" | "identities" | "tickets";

export type ReadyReply = {
  title: string;
  text: string;
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

export type SendsUnderWay = {
  preparing: number;
  in_review: number;
  scheduled: number;
  paused: number;
  /** With something left to hand over. */
  sending: number;
  /** Begun */
  unsettled: number;
};

export type ShownThing = {
  key: ThingKey;
  queue: QueueName;
  title: string;
  account_name: string;
  asked_at: Instant;
  priority: PriorityOrNull;
  facts: ThingFact[];
  texts: ThingText[];
  /** So many there are in all. */
  texts_total: number;
  /** Whether notes of the desk stand among its texts. */
  takes_notes: boolean;
  /** Answers that are kept ready, with what they say about this thing filled in. */
  replies: ReadyReply[];
  files: ThingFile[];
  verdicts: Verdict[];
};

export type ThingFact = {
  title: string;
  /** By its kind: rial as `RialAmount`, instant as `Instant`, number in digits. */
  value: string;
  kind: "text" | "latin" | "number" | "rial" | "instant";
};

export type ThingFile = {
  file_id: ThingFileId;
  name: string;
  size: number;
  is_picture: boolean;
};

/** @example abc */
export type ThingFileId = string;

/**
 * Names a thing as it was read.
 * @example 12.1
 */
export type ThingKey = string;

export type ThingText = {
  title: string;
  text: string;
  /** Who wrote it; a note is of the desk, for the desk. */
  side: "account" | "desk" | "note";
  at: InstantOrNull;
};

export type Verdict = {
  verdict: VerdictName;
  title: string;
  /** One of them is needed where there are some. */
  reasons: VerdictReason[];
  text: "none" | "optional" | "required";
  max_text_chars: number;
  takes_day: boolean;
  /** The greatest amount that may go with it, in whole rials; it needs one. Null where it takes none. */
  max_amount: string | null;
};

/** @example accept */
export type VerdictName = "accept" | "accept_amount" | "refuse" | "answer" | "ask" | "review" | "unit" | "close" | "credited" | "returned";

export type VerdictReason = {
  reason: string;
  sentence: string;
  needs_text: boolean;
};

export type WaitingThing = {
  key: ThingKey;
  title: string;
  account_name: string;
  asked_at: Instant;
  priority: PriorityOrNull;
  /** Who looks at it; null while nobody does. */
  taken_by: string | null;
  /** Whether that is the one who asks. */
  is_mine: boolean;
};

/** The request was not carried out. `meta.message` says what happened and what to do. */
export type ErrorResponse = JsonAnswer<ErrorEnvelope>;

/** Chosen by the caller; the same key with the same body is carried out once. Kept for 24 hours. */
export type IdempotencyKeyParameter = string;

export interface Schemas {
  AccountOffer: AccountOffer;
  AccountPlan: AccountPlan;
  CollectionField: CollectionField;
  CollectionItem: CollectionItem;
  CollectionName: CollectionName;
  DeskAccount: DeskAccount;
  DeskAccountDetails: DeskAccountDetails;
  DeskAccountPerson: DeskAccountPerson;
  DeskCollection: DeskCollection;
  DeskDemo: DeskDemo;
  DeskPerson: DeskPerson;
  DeskQueue: DeskQueue;
  Empty: Empty;
  EngineHold: EngineHold;
  EngineJobs: EngineJobs;
  EngineLine: EngineLine;
  EngineState: EngineState;
  EngineStorage: EngineStorage;
  ErrorEnvelope: ErrorEnvelope;
  ErrorMeta: ErrorMeta;
  FieldChoice: FieldChoice;
  FieldName: FieldName;
  Id: Id;
  Instant: Instant;
  InstantOrNull: InstantOrNull;
  ItemKey: ItemKey;
  ItemValue: ItemValue;
  ItemValues: ItemValues;
  ItemVersion: ItemVersion;
  Meta: Meta;
  Mobile: Mobile;
  OfferKind: OfferKind;
  OperatorLink: OperatorLink;
  Page: Page;
  Priority: Priority;
  PriorityOrNull: PriorityOrNull;
  QueueName: QueueName;
  ReadyReply: ReadyReply;
  Rial: Rial;
  RialAmount: RialAmount;
  SendsUnderWay: SendsUnderWay;
  ShownThing: ShownThing;
  ThingFact: ThingFact;
  ThingFile: ThingFile;
  ThingFileId: ThingFileId;
  ThingKey: ThingKey;
  ThingText: ThingText;
  Verdict: Verdict;
  VerdictName: VerdictName;
  VerdictReason: VerdictReason;
  WaitingThing: WaitingThing;
}

export interface Responses {
  Error: ErrorResponse;
}

export interface Parameters {
  IdempotencyKey: IdempotencyKeyParameter;
}

export interface operations {
  /**
   * A link that opens the panel on behalf of an account, once, within three minutes.
   * The panel shows the person's name as long as the session lasts. Without the owner's leave nothing is spent, sent or taken out there.
   */
  actForAccount: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** Only its address works. */
      200: JsonAnswer<{
        data: {
          link: string;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Lets an account look but not send, or send again. */
  blockDeskAccount: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** The account reads it; without one it is opened again. */
      reason?: string;
    }>;
    responses: {
      /** It holds from now on, also for what is under way. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Gives an account a line, another package or a plan, for nothing.
   * For those with the role `commerce`. A package gives its lines; those that the account has stay. A plan that ends is added to the time that it has.
   */
  giveToAccount: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      kind: OfferKind;
      key: ItemKey;
      /**
       * Of a line; the account sends from it unless it says another.
       * @default false
       */
      is_default?: boolean;
    }>;
    responses: {
      /** The account has it from now on. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** Accounts of the installation, newest first. */
  listDeskAccounts: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** Somewhere in name, username or mobile number. */
      search?: string;
      /** @default 1 */
      page?: number;
      /** @default 20 */
      limit?: number;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: DeskAccount[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Puts money into the wallet of an account, or takes it out.
   * For those with the role `finance`. The same key is booked once, for ever. What is held for sends cannot be taken.
   */
  moveCreditOfAccount: {
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
      id: Id;
      way: "credit" | "debit";
      amount: RialAmount;
      /** The account reads it. */
      description: string;
    }>;
    responses: {
      /** The balance now. */
      200: JsonAnswer<{
        data: {
          credit: Rial;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Lines, packages and plans that an account may be given, for those with the role `commerce`. */
  listAccountOffers: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All that there are; lines and plans that are closed too. */
      200: JsonAnswer<{
        data: {
          offers: AccountOffer[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Says whether a person reads the texts of an account before they leave. */
  reviewTextsOfAccount: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      is_required: boolean;
    }>;
    responses: {
      /** For sends from now on. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** One account, with its people and lines. */
  showDeskAccount: {
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
      /** As it stands now. */
      200: JsonAnswer<{
        data: DeskAccountDetails;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Ends all sessions of an account at once. */
  signOutAccount: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** So many had been open. */
      200: JsonAnswer<{
        data: {
          ended_count: number;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What the installation keeps for everybody, of which one may change something. */
  listCollections: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Each with the fields of its items. */
      200: JsonAnswer<{
        data: {
          collections: DeskCollection[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Adds an item to a collection; accounts have it at once, or from the time that it says. */
  addCollectionItem: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      collection: CollectionName;
      values: ItemValues;
    }>;
    responses: {
      /** It is there. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Changes an item as it was read.
   * Whoever saves what another has changed since is told so, and nothing is changed. What is left out stays.
   */
  changeCollectionItem: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      collection: CollectionName;
      key: ItemKey;
      version: ItemVersion;
      values: ItemValues;
    }>;
    responses: {
      /** It holds from now on. */
      200: JsonAnswer<{
        data: {
          /** What follows from it that one may not have meant. */
          warning: string | null;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Items of a collection, in the order in which people see them. */
  listCollectionItems: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      collection: CollectionName;
      /** @default 1 */
      page?: number;
      /** @default 20 */
      limit?: number;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: CollectionItem[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** A picture of an item. */
  openPictureOfItem: {
    parameters: {
      query: {
        collection: CollectionName;
        key: ItemKey;
        field: FieldName;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Its bytes. */
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
  /** Takes an item back. */
  removeCollectionItem: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      collection: CollectionName;
      key: ItemKey;
    }>;
    responses: {
      /** Nobody sees it any more. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** How the engine stands, for those with the role `engine`. */
  readEngine: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** At this moment; counts are of all accounts together. */
      200: JsonAnswer<{
        data: EngineState;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Who is signed in, and the queues that they may decide about. */
  listDeskQueues: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** With how much waits, and since when. */
      200: JsonAnswer<{
        data: {
          person: DeskPerson;
          queues: DeskQueue[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Decides about a thing, once.
   * Which verdicts there are, and what goes with each, stands in the thing itself. Of two people the second is told who was first. What its owner has changed since it was read has another key, so nobody decides about what they have not seen.
   */
  decideWaitingThing: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      queue: QueueName;
      key: ThingKey;
      verdict: VerdictName;
      /** A word of its reasons. */
      reason?: string;
      /** The account reads it. */
      text?: string;
      /**
       * Format: date
       * @description The last day that it counts.
       */
      day?: string;
      /** What really arrived, in whole rials. */
      amount?: string;
    }>;
    responses: {
      /** It is decided, and the account is told. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** A file that belongs to a thing. */
  openFileOfThing: {
    parameters: {
      query: {
        queue: QueueName;
        key: ThingKey;
        file_id: ThingFileId;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Its bytes. */
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
  /** What waits in a queue, the most urgent and then the longest first. */
  listWaitingThings: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      queue: QueueName;
      priority?: Priority;
      /** @default 1 */
      page?: number;
      /** @default 20 */
      limit?: number;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: WaitingThing[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes a note about a thing for the other people of the desk.
   * Of queues whose things take notes. Its account never reads it, nor that there is one. What somebody has just written is not written twice.
   */
  addNoteToThing: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      queue: QueueName;
      key: ThingKey;
      text: string;
    }>;
    responses: {
      /** It stands among the texts of the thing. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * Says how urgent a thing is.
   * Of queues that have priorities. Its account never reads it.
   */
  setPriorityOfThing: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      queue: QueueName;
      key: ThingKey;
      priority: Priority;
    }>;
    responses: {
      /** It has it. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /** Says that one looks at a thing; for half an hour nobody else decides about it. */
  takeWaitingThing: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      queue: QueueName;
      key: ThingKey;
    }>;
    responses: {
      /** It is taken. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
  /**
   * One thing that waits, with all that a decision needs.
   * It stays as it is, and nobody is kept from it.
   */
  showWaitingThing: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      queue: QueueName;
      key: ThingKey;
      /**
       * The first of its texts to show.
       * @default 1
       */
      from?: number;
    }>;
    responses: {
      /** As it stands now. */
      200: JsonAnswer<{
        data: ShownThing;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What the page for signing in shows. */
  readDeskSignIn: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Only a demo tells how to sign in to it. */
      200: JsonAnswer<{
        data: {
          demo?: DeskDemo;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Opens a session of the desk.
   * With username, password and the present code of the authenticator; a code counts once. After ten wrong ones of a name, or of an address, within a quarter of an hour nothing is looked at until that is over.
   */
  signInToDesk: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      username: string;
      password: string;
      code: string;
    }>;
    responses: {
      /** The token is told once. */
      200: JsonAnswer<{
        data: {
          token: string;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Ends the session. */
  signOutOfDesk: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The token is worth nothing from now on. */
      200: JsonAnswer<Empty>;
      default: ErrorResponse;
    };
  };
}

export interface paths {
  "/account/act": { post: operations["actForAccount"] };
  "/account/block": { post: operations["blockDeskAccount"] };
  "/account/give": { post: operations["giveToAccount"] };
  "/account/list": { post: operations["listDeskAccounts"] };
  "/account/move-credit": { post: operations["moveCreditOfAccount"] };
  "/account/offers": { get: operations["listAccountOffers"] };
  "/account/review": { post: operations["reviewTextsOfAccount"] };
  "/account/show": { get: operations["showDeskAccount"] };
  "/account/sign-out": { post: operations["signOutAccount"] };
  "/collection": { get: operations["listCollections"] };
  "/collection/add": { post: operations["addCollectionItem"] };
  "/collection/change": { post: operations["changeCollectionItem"] };
  "/collection/list": { post: operations["listCollectionItems"] };
  "/collection/picture": { get: operations["openPictureOfItem"] };
  "/collection/remove": { post: operations["removeCollectionItem"] };
  "/engine": { get: operations["readEngine"] };
  "/queue": { get: operations["listDeskQueues"] };
  "/queue/decide": { post: operations["decideWaitingThing"] };
  "/queue/file": { get: operations["openFileOfThing"] };
  "/queue/list": { post: operations["listWaitingThings"] };
  "/queue/note": { post: operations["addNoteToThing"] };
  "/queue/priority": { post: operations["setPriorityOfThing"] };
  "/queue/take": { post: operations["takeWaitingThing"] };
  "/queue/thing": { post: operations["showWaitingThing"] };
  "/sign-in": { get: operations["readDeskSignIn"]; post: operations["signInToDesk"] };
  "/sign-out": { post: operations["signOutOfDesk"] };
}

export interface components {
  schemas: Schemas;
  responses: Responses;
  parameters: Parameters;
}
