/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  Empty,
  ErrorResponse,
  Id,
  IdAsGiven,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  NumberRef,
  Page,
  PerPage,
} from './common.gen';
import type { LineNumberAsGiven, SendState } from './send.gen';

export type BegunInboxExport = {
  job_id: Id;
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

export type DeletedInbox = {
  deleted_count: number;
};

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

export type ReadInbox = {
  changed_count: number;
  /** Those that were not so before; with them the change is taken back. */
  changed_ids: Id[];
  unread_count: number;
};

export interface InboxSchemas {
  BegunInboxExport: BegunInboxExport;
  Conversation: Conversation;
  ConversationMessage: ConversationMessage;
  DeletedInbox: DeletedInbox;
  InboxFilters: InboxFilters;
  InboxIds: InboxIds;
  InboxMessage: InboxMessage;
  InboxSenderAsGiven: InboxSenderAsGiven;
  InboxUnread: InboxUnread;
  ReadInbox: ReadInbox;
}

export interface InboxOperations {
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
}

export interface InboxPaths {
  "/report/messages-inbox": { post: InboxOperations["listInbox"] };
  "/report/messages-inbox/conversation": { post: InboxOperations["listConversation"] };
  "/report/messages-inbox/delete-list": { post: InboxOperations["deleteInbox"] };
  "/report/messages-inbox/export": { post: InboxOperations["exportInbox"] };
  "/report/messages-inbox/note-reply": { post: InboxOperations["noteInboxReply"] };
  "/report/messages-inbox/read": { post: InboxOperations["markInboxRead"] };
  "/report/messages-inbox/unread-count": { get: InboxOperations["countUnreadInbox"] };
}
