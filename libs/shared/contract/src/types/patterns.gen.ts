/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  IdempotencyKeyParameter,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
} from './common.gen';
import type { LineNumberAsGiven } from './send.gen';

/** Own ones by what they are for, or those that were taken over. */
export type AnyPatternType = "manual" | "otp" | "transactional" | "shared";

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

export interface PatternsSchemas {
  AnyPatternType: AnyPatternType;
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
  SharedPattern: SharedPattern;
  SystemicPattern: SystemicPattern;
}

export interface PatternsOperations {
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
}

export interface PatternsPaths {
  "/patterns": { post: PatternsOperations["listPatterns"] };
  "/patterns/delete": { post: PatternsOperations["deletePatterns"] };
  "/patterns/details": { get: PatternsOperations["getPattern"] };
  "/patterns/normal": { post: PatternsOperations["createPattern"] };
  "/patterns/normal/update": { post: PatternsOperations["updatePattern"] };
  "/patterns/rules": { get: PatternsOperations["getPatternRules"] };
  "/patterns/shared": { post: PatternsOperations["listSharedPatterns"] };
  "/patterns/shared/take": { post: PatternsOperations["takeSharedPattern"] };
  "/patterns/systemic": { post: PatternsOperations["listSystemicPatterns"] };
  "/patterns/systemic/details": { get: PatternsOperations["getSystemicPattern"] };
  "/patterns/test": { post: PatternsOperations["testPattern"] };
}
