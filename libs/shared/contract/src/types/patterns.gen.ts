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

export type Pattern = {
  id: Id;
  code: PatternCode;
  type: PatternType;
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
        type?: PatternType;
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
   * What is not given is taken away. Another text, variable or website is a version of its own, which waits for a person; until it is accepted, the one that was accepted before is sent. A version that nobody has decided about gives way to it.
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
  "/patterns/systemic": { post: PatternsOperations["listSystemicPatterns"] };
  "/patterns/systemic/details": { get: PatternsOperations["getSystemicPattern"] };
  "/patterns/test": { post: PatternsOperations["testPattern"] };
}
