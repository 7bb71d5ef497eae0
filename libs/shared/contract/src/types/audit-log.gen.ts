/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Id, Instant, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';

/** `key`: a program, with a key that `user_id` made. `admin`: support. `stranger`: somebody who was not signed in. */
export type AuditLogActorKind = "user" | "key" | "admin" | "stranger";

export type AuditLogChange = {
  /** @example permissions */
  field: string;
  /** @example دسترسی‌ها */
  title: string;
  /** How the values are read; `rial` is an amount. */
  kind: "text" | "latin" | "instant" | "rial";
  /**
   * Null where there was nothing, or where only what was made is known.
   * @example [
   *       "دیدن گزارش ارسال‌ها",
   *       "دیدن اعتبار و تراکنش‌ها"
   *     ]
   */
  before: string[] | null;
  /**
   * @example [
   *       "دیدن گزارش ارسال‌ها"
   *     ]
   */
  after: string[] | null;
};

export type AuditLogEntry = {
  id: Id;
  at: Instant;
  /** @example updateAccessRole */
  action: string;
  /**
   * The action in words.
   * @example ویرایش نقش
   */
  title: string;
  /** @example colleagues */
  group: string;
  /** @example done */
  outcome: "done" | "refused" | "begun";
  /** Why it was refused, as people were told. */
  refusal: {
    /** @example 403-8 */
    code: string;
    message: string;
  } | null;
  actor: {
    kind: AuditLogActorKind;
    user_id: Id | null;
    /**
     * Of support only who worked in the account on behalf of its owner.
     * @example سارا محمدی
     */
    name: string | null;
    key: AuditLogKey | null;
  };
  /** What it is about; `id` is null where it is about several, which `count` says, and of the identity of the account's holder. */
  object: {
    kind: AuditLogObjectKind;
    id: Id | null;
    /** Of a person, a role or a key, as it is called now. */
    name: string | null;
    count: number | null;
  } | null;
  /**
   * Null of what support did.
   * @example 192.0.2.7
   */
  ip: string | null;
  changes: AuditLogChange[];
};

export type AuditLogFilters = {
  user_id?: Id;
  key_id?: Id;
  actor?: AuditLogActorKind;
  /** @example updateAccessRole */
  action?: string;
  /** All actions of a group of `choices`. */
  group?: string;
  object_kind?: AuditLogObjectKind;
  object_id?: Id;
  outcome?: "done" | "refused";
  /** Of people and programs; addresses of support are not told. */
  ip?: string;
  from?: Instant;
  to?: Instant;
};

export type AuditLogKey = {
  id: Id;
  /** @example فروشگاه اینترنتی */
  title: string | null;
  /** @example peyk_live_HJ9vyW */
  prefix: string | null;
};

export type AuditLogObjectKind = "send" | "recurring" | "upload" | "user" | "role" | "apikey" | "webhook" | "line" | "agreement" | "contact" | "phonebook" | "tag" | "property" | "segment" | "draft" | "draft-group" | "pattern" | "secretary" | "file" | "document" | "ticket" | "deposit" | "payment" | "plan" | "gift" | "inbox" | "identity";

export type AuditLogPerson = {
  id: Id;
  /** @example سارا محمدی */
  name: string;
  is_owner: boolean;
};

export type AuditLogProof = {
  at: Instant;
  /** @example daily */
  by: "daily" | "command";
  /** @example true */
  is_whole: boolean;
};

export interface AuditLogSchemas {
  AuditLogActorKind: AuditLogActorKind;
  AuditLogChange: AuditLogChange;
  AuditLogEntry: AuditLogEntry;
  AuditLogFilters: AuditLogFilters;
  AuditLogKey: AuditLogKey;
  AuditLogObjectKind: AuditLogObjectKind;
  AuditLogPerson: AuditLogPerson;
  AuditLogProof: AuditLogProof;
}

export interface AuditLogOperations {
  /** What the log can be narrowed to, and how it is kept. */
  getAuditLogChoices: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: {
          /** The last time that the chain of all entries was proved, by itself (`daily`) or by an admin (`command`); null before the first. */
          proof: AuditLogProof | null;
          /** The owner and all colleagues, also former ones. */
          people: AuditLogPerson[];
          keys: AuditLogKey[];
          groups: {
            /** @example colleagues */
            id: string;
            /** @example همکاران و نقش‌ها */
            title: string;
            actions: {
              /** @example updateAccessRole */
              id: string;
              /** @example ویرایش نقش */
              title: string;
            }[];
          }[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make a spreadsheet of everything that the log finds.
   * A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. What is written down after it was asked for is not in it; text cells are text, also where they begin like a formula.
   */
  exportAuditLog: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default xlsx */
      format?: "xlsx" | "csv";
      filters?: AuditLogFilters;
    }>;
    responses: {
      /** It has begun. */
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
   * What was done in the account, by whom and from where; the newest first.
   * Also what was refused, and what support did for the account. It holds neither secrets nor numbers nor texts. Entries that come while somebody reads move nothing when `until_id` is the first page's newest. The first 10,000 can be turned over; filters find the rest. Of the filters, `object_kind` only says whose `object_id` is meant.
   */
  listAuditLog: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      until_id?: Id;
      filters?: AuditLogFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: AuditLogEntry[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface AuditLogPaths {
  "/audit-log/choices": { get: AuditLogOperations["getAuditLogChoices"] };
  "/audit-log/export": { post: AuditLogOperations["exportAuditLog"] };
  "/audit-log/list": { post: AuditLogOperations["listAuditLog"] };
}
