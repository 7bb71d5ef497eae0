/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { BankChoice } from './banks.gen';
import type { ErrorResponse, Id, Instant, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';
import type {
  ContactIds,
  LineNumberAsGiven,
  PhonebookIds,
  RangeSize,
  RangeStart,
  SendRate,
  SendTime,
  TrackLinks,
  ValidityMinutes,
  WeeklyLimit,
} from './send.gen';

export type DeletedDrafts = {
  deleted_count: number;
};

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

export interface DraftsSchemas {
  DeletedDrafts: DeletedDrafts;
  Draft: Draft;
  DraftCounts: DraftCounts;
  DraftGroup: DraftGroup;
  DraftGroupTitle: DraftGroupTitle;
  DraftParams: DraftParams;
  DraftRecipients: DraftRecipients;
  DraftSettings: DraftSettings;
  DraftText: DraftText;
}

export interface DraftsOperations {
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
}

export interface DraftsPaths {
  "/user/draft/create": { post: DraftsOperations["createDraft"] };
  "/user/draft/delete": { post: DraftsOperations["deleteDrafts"] };
  "/user/draft/group/count": { get: DraftsOperations["countDrafts"] };
  "/user/draft/group/create": { post: DraftsOperations["createDraftGroup"] };
  "/user/draft/group/delete": { post: DraftsOperations["deleteDraftGroup"] };
  "/user/draft/group/list": { get: DraftsOperations["listDraftGroups"] };
  "/user/draft/group/update": { post: DraftsOperations["updateDraftGroup"] };
  "/user/draft/list": { post: DraftsOperations["listDrafts"] };
  "/user/draft/update": { post: DraftsOperations["updateDraft"] };
}
