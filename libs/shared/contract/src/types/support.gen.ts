/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  IdAsGiven,
  IdempotencyKeyParameter,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
} from './common.gen';
import type { FileId } from './files.gen';

export type ContactWay = {
  kind: "phone" | "mobile" | "email" | "site" | "address" | "hours";
  /** @example 021-91000000 */
  value: string;
};

export type Faq = {
  id: Id;
  /** @example ارسال */
  category: string;
  /** @example چرا پیام به بعضی گیرنده‌ها نرسیده است؟ */
  question: string;
  /** @example وضعیت هر گیرنده و دلیل آن در گزارش همان ارسال آمده است. */
  answer: string;
};

export type Ticket = {
  id: Id;
  /** @example ارسال پیام */
  category_title: string;
  /** @example پیام نرسیده است */
  sub_category_title: string;
  /** @example پیام‌های دیروز نرسیده‌اند */
  subject: string;
  state: TicketState;
  rate: number | null;
  /** Support has written what nobody of the account has seen. */
  is_unread: boolean;
  created_at: Instant;
  changed_at: Instant;
};

export type TicketCategory = {
  /** @example send */
  key: string;
  /** @example ارسال پیام */
  title: string;
  sub_categories: {
    /** @example not-delivered */
    key: string;
    /** @example پیام نرسیده است */
    title: string;
  }[];
};

/** @example send */
export type TicketCategoryKey = string;

export type TicketDetails = Ticket & {
  interactions: TicketInteraction[];
};

export type TicketFile = {
  file_id: FileId;
  name: string;
  /** Bytes. */
  size: number;
};

/** Files that were uploaded by `ticket/file` within a day, each attached once. */
export type TicketFileIds = FileId[];

export type TicketInteraction = {
  /** No person wrote it. */
  by_assistant: boolean;
  /** What such an answer stands on, as far as who asks may see it. */
  sources: {
    title: string;
    /** Of the panel. */
    path: string;
  }[];
  /** What the account has said of something that support wrote. */
  is_helpful: boolean | null;
  files: TicketFile[];
  id: Id;
  by_support: boolean;
  /** @example ارسال دیروز هنوز به چند گیرنده نرسیده است. */
  text: string;
  at: Instant;
};

/** 1 waits for the customer's reply, 2 waits for support, 3 answered, 4 closed, 5 referred for further review, 6 referred to the relevant unit. */
export type TicketState = 1 | 2 | 3 | 4 | 5 | 6;

/** @example پیام‌های دیروز نرسیده‌اند */
export type TicketSubject = string;

/** @example ارسال دیروز هنوز به چند گیرنده نرسیده است. */
export type TicketText = string;

export type UnreadTickets = {
  unread_count: number;
};

export interface SupportSchemas {
  ContactWay: ContactWay;
  Faq: Faq;
  Ticket: Ticket;
  TicketCategory: TicketCategory;
  TicketCategoryKey: TicketCategoryKey;
  TicketDetails: TicketDetails;
  TicketFile: TicketFile;
  TicketFileIds: TicketFileIds;
  TicketInteraction: TicketInteraction;
  TicketState: TicketState;
  TicketSubject: TicketSubject;
  TicketText: TicketText;
  UnreadTickets: UnreadTickets;
}

export interface SupportOperations {
  /** How the people who run the installation are reached. */
  getContactInfo: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** In the order in which they are shown. */
      200: JsonAnswer<{
        data: {
          items: ContactWay[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Tickets, newest first. */
  listTickets: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Somewhere in it. */
        subject?: string;
        state?: TicketState;
        id?: IdAsGiven;
        /**
         * A key that `ticket/category` lists; of another one there are none.
         * @example send
         */
        category?: string;
        from_date?: Instant;
        to_date?: Instant;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Ticket[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Opens a ticket.
   * It waits for support then. An account has at most 20 that are not closed. Within seconds it gets a first answer from the questions that many ask and from what the account itself shows, where they have one; it changes nothing, and a person reads the ticket all the same.
   */
  openTicket: {
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
      category: TicketCategoryKey;
      sub_category: TicketCategoryKey;
      subject: TicketSubject;
      text: TicketText;
      file_ids?: TicketFileIds;
    }>;
    responses: {
      /** The new one. */
      200: JsonAnswer<{
        data: Ticket;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What a ticket may be about, with the parts of each. */
  listTicketCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them. */
      200: JsonAnswer<{
        data: {
          items: TicketCategory[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Closes a ticket for ever; one that is closed stays so. */
  closeTicket: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** The ticket as it is now. */
      200: JsonAnswer<{
        data: Ticket;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** What the questions that many ask are about. */
  listFaqCategories: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** In the order in which they are shown. */
      200: JsonAnswer<{
        data: {
          items: string[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Questions that many ask, with their answers; at most 200. */
  listFaqs: {
    parameters: {
      query?: {
        category?: string;
        /** Somewhere in question or answer. */
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** In the order in which they are shown. */
      200: JsonAnswer<{
        data: {
          items: Faq[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes a file that is to be attached to a ticket.
   * zip, rar, JPEG, PNG or PDF by its content whatever its name says, at most 10 megabytes. Pictures are made anew. It is kept for a day, and as long as the ticket once it is attached; download it by `user/files/download`.
   */
  uploadTicketFile: {
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
        data: {
          file_id: FileId;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes to support in a ticket; it waits for support then.
   * Refused when the ticket is closed, and when 200 things were written in it.
   */
  addTicketInteraction: {
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
      text: TicketText;
      file_ids?: TicketFileIds;
    }>;
    responses: {
      /** The ticket as it is now. */
      200: JsonAnswer<{
        data: Ticket;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Says whether something that support wrote helped; what was said last counts. */
  rateTicketInteraction: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      interaction_id: Id;
      is_helpful: boolean;
    }>;
    responses: {
      /** As it was said. */
      200: JsonAnswer<{
        data: {
          id: Id;
          interaction_id: Id;
          is_helpful: boolean;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Says how good the help was; what was said last counts.
   * Once support has answered, or the ticket is closed.
   */
  rateTicket: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      rate: number;
    }>;
    responses: {
      /** The ticket as it is now. */
      200: JsonAnswer<{
        data: Ticket;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Says that what support wrote was seen, up to an interaction. */
  markTicketRead: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      last_interaction_id: Id;
    }>;
    responses: {
      /** The ticket as it is now. */
      200: JsonAnswer<{
        data: Ticket;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** A ticket with what was written about it, oldest first. */
  getTicket: {
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
        data: TicketDetails;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface SupportPaths {
  "/panel/contact_info": { get: SupportOperations["getContactInfo"] };
  "/ticket": { post: SupportOperations["listTickets"] };
  "/ticket/ai": { post: SupportOperations["openTicket"] };
  "/ticket/category": { get: SupportOperations["listTicketCategories"] };
  "/ticket/close": { post: SupportOperations["closeTicket"] };
  "/ticket/faq/category": { get: SupportOperations["listFaqCategories"] };
  "/ticket/faq/list": { get: SupportOperations["listFaqs"] };
  "/ticket/file": { post: SupportOperations["uploadTicketFile"] };
  "/ticket/interaction": { post: SupportOperations["addTicketInteraction"] };
  "/ticket/interaction/rate": { post: SupportOperations["rateTicketInteraction"] };
  "/ticket/rate": { post: SupportOperations["rateTicket"] };
  "/ticket/read": { post: SupportOperations["markTicketRead"] };
  "/ticket/show": { get: SupportOperations["getTicket"] };
}
