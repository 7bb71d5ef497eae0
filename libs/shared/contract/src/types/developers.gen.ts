/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { CodeChallenge } from './auth.gen';
import type {
  ErrorResponse,
  Id,
  Instant,
  InstantOrNull,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  RialAmount,
} from './common.gen';

/**
 * An IPv4 or IPv6 address, or a network: an address, a slash, and how many of its bits are the network.
 * @example 192.0.2.0/24
 */
export type AddressRange = string;

export type ApiCall = {
  id: Id;
  at: Instant;
  key_id: Id;
  /**
   * What the key was called then.
   * @example فروشگاه اینترنتی
   */
  key_title: string;
  /**
   * `api`, or the name of another API that is spoken here.
   * @example api
   */
  surface: string;
  /** @example POST */
  method: string;
  /** @example /v1/api/send */
  path: string;
  /** @example createSend */
  operation: string;
  /** @example 200 */
  status: number;
  /** `meta.message_code` of one that failed. */
  error_code: string | null;
  /** What was said with the error, without what it quotes. */
  message: string | null;
  /**
   * How long it took.
   * @example 12
   */
  ms: number;
  price: RialAmount | null;
  /** @example 192.0.2.7 */
  ip: string;
  idempotency_key: string | null;
  /** @example 0b0e7c52-6f5e-4b39-9d9c-3a2f0f7f5c11 */
  request_id: string;
  /** The call that this one made again. */
  repeat_of: Id | null;
};

export type ApiCallsSetting = {
  /** Whether calls are written down. */
  is_on: boolean;
};

export type ApiDocument = {
  key: "reference" | "contract";
  /** @example مرجع تعاملی API */
  title: string;
  /** @example همهٔ درخواست‌ها با ورودی و پاسخشان. */
  about: string;
  /**
   * After the address of the API.
   * @example /docs
   */
  path: string;
  format: "html" | "json";
};

export type ApiKey = {
  id: Id;
  /** @example فروشگاه اینترنتی */
  title: string;
  mode: ApiKeyMode;
  /**
   * How the secret begins, by which people know it again.
   * @example peyk_live_HJ9vyW
   */
  prefix: string;
  /** Only an active key is of use. `maker_gone`: its maker was deactivated; `role_gone`: its role was deleted. */
  state: "active" | "expired" | "maker_gone" | "role_gone";
  /** Whether it has all permissions of its maker. */
  has_everything: boolean;
  role: ApiKeyRole | null;
  /**
   * @example [
   *       "192.0.2.0/24",
   *       "2001:db8::7"
   *     ]
   */
  allowed_addresses: AddressRange[];
  expires_at: InstantOrNull;
  created_at: Instant;
  /**
   * The name of who made it.
   * @example مریم نمونه
   */
  created_by: string;
  /** It is written once a minute at most. */
  last_used_at: InstantOrNull;
  /**
   * From where it was used at that moment; null when it never was, or before this was kept.
   * @example 192.0.2.7
   */
  last_used_ip: string | null;
};

/** A live key sends and spends. A test key reads as a live one, and what it sends goes nowhere and costs nothing. */
export type ApiKeyMode = "live" | "test";

export type ApiKeyRole = {
  id: Id;
  /** @example ارسال برنامه */
  title: string;
};

/** @example فروشگاه اینترنتی */
export type ApiKeyTitle = string;

export type Plugin = {
  /** @example kavenegar */
  key: string;
  /** A façade is the API of another panel, for programs that were written for it. */
  kind: "facade" | "api" | "sdk" | "webhooks";
  /** @example کاوه‌نگار */
  title: string;
  /**
   * What stands before the addresses of its methods; null of what is no address.
   * @example /compat/kavenegar/v1
   */
  path: string | null;
  /** Host names of this installation that lead to the façade. */
  hosts: string[];
};

export interface DevelopersSchemas {
  AddressRange: AddressRange;
  ApiCall: ApiCall;
  ApiCallsSetting: ApiCallsSetting;
  ApiDocument: ApiDocument;
  ApiKey: ApiKey;
  ApiKeyMode: ApiKeyMode;
  ApiKeyRole: ApiKeyRole;
  ApiKeyTitle: ApiKeyTitle;
  Plugin: Plugin;
}

export interface DevelopersOperations {
  /** What programs called with keys of the account in the last 30 days, newest first. */
  listApiCalls: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        /** Format: date-time */
        from?: string;
        /** Format: date-time */
        to?: string;
        /** 2xx, 4xx and 5xx. */
        result?: "succeeded" | "refused" | "failed";
        /**
         * A status, or a `message_code`.
         * @example 422-630
         */
        code?: string;
        operation?: string;
        key_id?: Id;
        ip?: string;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: ApiCall[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a call again that failed, as its key, once however often it is asked for.
   * For 24 hours, and only what reads or takes an Idempotency-Key. The key must be there and hold the right now, and so must who asks. The same Idempotency-Key is used as then; without one, one that belongs to the call. So what was done since is not done again. Too large calls, files, and calls that were refused before they were read cannot be made again.
   */
  repeatApiCall: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      call_id: Id;
    }>;
    responses: {
      /** It was made; what it was answered may be a refusal. It stands among the calls a moment later. */
      200: JsonAnswer<{
        data: {
          /** @example 200 */
          status: number;
          error_code: string | null;
          /** What was said with the error, without what it quotes. */
          message: string | null;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Whether what programs call is written down. */
  getApiCallsSetting: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: ApiCallsSetting;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Has what programs call written down, or no more.
   * From that moment on and in all processes. What was written before stays for its 30 days.
   */
  setApiCallsSetting: {
    parameters: NoParameters;
    requestBody: JsonBody<ApiCallsSetting>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: ApiCallsSetting;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** A call with what was asked and answered, masked. */
  getApiCall: {
    parameters: {
      query: {
        call_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Kept for thirty days. */
      200: JsonAnswer<{
        data: {
          call: ApiCall;
          /**
           * JSON in which texts are stars with their length, numbers have no middle, and codes and keys nothing but stars; null where there was none or it is too long.
           * @example { "message": "*** (9)" }
           */
          request: string | null;
          /** The same of the answer. */
          answer: string | null;
          /** Until then the caller may have it made again; null when it cannot be. */
          repeatable_until: InstantOrNull;
          /** The calls that made it again, newest first. */
          repeats: ApiCall[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Makes a key, with the code; its secret is told here and never again.
   * An account has at most twenty. A key never may more than its role holds, nor more than its maker may at the moment of a call.
   */
  createApiKey: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** From `api-keys/otp`. */
      token: string;
      /** @example 104273 */
      code: string;
      title: ApiKeyTitle;
      /** @default live */
      mode?: ApiKeyMode;
      /** A role whose permissions it has; null for all that the owner has, which only the owner may give. */
      role_id: string | null;
      /**
       * From where it may be used; from anywhere when there are none.
       * @default []
       */
      allowed_addresses?: AddressRange[];
      /**
       * Format: date-time
       * @description From then on it is refused; between an hour and five years from now.
       */
      expires_at?: string | null;
    }>;
    responses: {
      /** The new key with its secret. */
      200: JsonAnswer<{
        data: {
          /**
           * Keep it where nobody else reads; it is sent as `Authorization Bearer` or as `X-API-Key`.
           * @example peyk_live_HJ9vyW3m2k0Zb1cQn8Xr5tLdGfPsAeUoIqYwRzVxTjM
           */
          secret: string;
          key: ApiKey;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes a key; the next call with it is refused. */
  deleteApiKey: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** It is gone. */
      200: JsonAnswer<{
        data: null;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The keys of the account, newest first, and what a new one may be given.
   * The secret of a key is not among what is told; it was shown once, when the key was made.
   */
  listApiKeys: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** All of them; there are twenty at most. */
      200: JsonAnswer<{
        data: {
          items: ApiKey[];
          /** What the caller may give a key, for nobody gives what they do not hold. */
          choices: {
            /** Whether a key may be given all permissions. */
            everything: boolean;
            roles: ApiKeyRole[];
          };
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * First step to a new key; sends a code to the mobile of the user.
   * The code goes again with `send_sms_otp`. At most twelve codes an hour of one user, six to one number, one a minute. Not for admins who act on behalf, whatever the owner allows: a key would outlive the leave.
   */
  sendApiKeyCode: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The code is on its way. */
      200: JsonAnswer<{
        data: CodeChallenge;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** A key, with from where and when it was used last, but never its secret. */
  getApiKey: {
    parameters: {
      query: {
        key_id: Id;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: ApiKey;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The documents of the API that are served beside it. */
  listApiDocuments: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** That for people first. */
      200: JsonAnswer<{
        data: {
          items: ApiDocument[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * How programs that are there already are joined to this installation.
   * Only what is served here. A base address is the path after the address of the API, or the path without `/compat/<key>` after one of the hosts.
   */
  listPlugins: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** APIs of others that are spoken here first, then the own ways. */
      200: JsonAnswer<{
        data: {
          items: Plugin[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface DevelopersPaths {
  "/api-calls/list": { post: DevelopersOperations["listApiCalls"] };
  "/api-calls/repeat": { post: DevelopersOperations["repeatApiCall"] };
  "/api-calls/setting": { get: DevelopersOperations["getApiCallsSetting"]; post: DevelopersOperations["setApiCallsSetting"] };
  "/api-calls/show": { get: DevelopersOperations["getApiCall"] };
  "/api-keys/create": { post: DevelopersOperations["createApiKey"] };
  "/api-keys/delete": { post: DevelopersOperations["deleteApiKey"] };
  "/api-keys/list": { get: DevelopersOperations["listApiKeys"] };
  "/api-keys/otp": { post: DevelopersOperations["sendApiKeyCode"] };
  "/api-keys/show": { get: DevelopersOperations["getApiKey"] };
  "/panel/api-docs": { get: DevelopersOperations["listApiDocuments"] };
  "/panel/plugins": { get: DevelopersOperations["listPlugins"] };
}
