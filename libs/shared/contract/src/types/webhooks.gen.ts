/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { ErrorResponse, Id, Instant, JsonAnswer, JsonBody, Meta, NoParameters, Page, PerPage } from './common.gen';

/** `secretary.message`: a secretary has handed a message over to this address. The others are those of `WebhookEvent`. */
export type ToldEvent = "message.delivered" | "message.failed" | "message.inbound" | "optout.received" | "send.finished" | "pattern.decided" | "document.decided" | "payment.credited" | "credit.low" | "secretary.message";

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

/**
 * May be empty, for an address to which secretaries alone hand messages over.
 * @example [
 *       "message.delivered",
 *       "message.failed"
 *     ]
 */
export type WebhookEvents = WebhookEvent[];

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

export type WebhookResult = {
  /** @example true */
  is_success: boolean;
  /**
   * The status that it answered.
   * @example 200
   */
  status: number | null;
  /** @example null */
  fault: WebhookFault | null;
  /**
   * How long it took.
   * @example 84
   */
  ms: number;
  /**
   * The first 2 KB of what it answered; empty for a role that reads no texts of messages.
   * @example ok
   */
  answer: string;
};

/**
 * Keep it where nobody else reads. `whsec_` and the key in Base64.
 * @example whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=
 */
export type WebhookSecret = string;

/** @example فروشگاه اینترنتی */
export type WebhookTitle = string;

/**
 * Begins with `https://`. Addresses of private networks and ports of other services are refused.
 * @example https://shop.example.com/peyk
 */
export type WebhookUrl = string;

export interface WebhooksSchemas {
  ToldEvent: ToldEvent;
  Webhook: Webhook;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryDetail: WebhookDeliveryDetail;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEvent: WebhookEvent;
  WebhookEvents: WebhookEvents;
  WebhookFault: WebhookFault;
  WebhookRequest: WebhookRequest;
  WebhookResult: WebhookResult;
  WebhookSecret: WebhookSecret;
  WebhookTitle: WebhookTitle;
  WebhookUrl: WebhookUrl;
}

export interface WebhooksOperations {
  /**
   * Has events sent to an address; the secret that signs them is told here and never again.
   * By the convention of [Standard Webhooks](https://www.standardwebhooks.com): `webhook-id`, `webhook-timestamp` and `webhook-signature` with a `POST` of `{type, timestamp, data}`. What begins from then on is told; an account has at most ten addresses.
   */
  createWebhook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      title: WebhookTitle;
      url: WebhookUrl;
      events: WebhookEvents;
      /** @default true */
      is_on?: boolean;
    }>;
    responses: {
      /** The new address with its secret. */
      200: JsonAnswer<{
        data: {
          secret: WebhookSecret;
          webhook: Webhook;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Deletes an address with what waits for it. */
  deleteWebhook: {
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
  /** Sends a delivery once more, with the same webhook-id, and begins its tries anew. */
  resendWebhookDelivery: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** It is on its way. */
      200: JsonAnswer<{
        data: null;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Sends once more what has failed in a span of time, also what waits for its next try; 10,000 in a call at most. */
  resendFailedWebhookDeliveries: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      /** Format: date-time */
      from: string;
      /** Format: date-time */
      to: string;
    }>;
    responses: {
      /** How many are on their way; with `has_more`, call again. */
      200: JsonAnswer<{
        data: {
          count: number;
          has_more: boolean;
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
  /** Makes another secret; for 24 hours both sign. */
  rotateWebhookSecret: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** The new secret. */
      200: JsonAnswer<{
        data: {
          secret: WebhookSecret;
          webhook: Webhook;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sends an event of type webhook.test to an address now, also to one that is off.
   * It is tried once and stands in no log.
   */
  testWebhook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
    }>;
    responses: {
      /** What came of it, good or bad. */
      200: JsonAnswer<{
        data: WebhookResult;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Changes an address, its events, or whether it is on.
   * What waits for an address that is off is sent when it is on again; what arises meanwhile is not told.
   */
  updateWebhook: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      id: Id;
      title: WebhookTitle;
      url: WebhookUrl;
      events: WebhookEvents;
      is_on: boolean;
    }>;
    responses: {
      /** As it is now. */
      200: JsonAnswer<{
        data: Webhook;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface WebhooksPaths {
  "/webhooks/create": { post: WebhooksOperations["createWebhook"] };
  "/webhooks/delete": { post: WebhooksOperations["deleteWebhook"] };
  "/webhooks/deliveries/list": { post: WebhooksOperations["listWebhookDeliveries"] };
  "/webhooks/deliveries/resend": { post: WebhooksOperations["resendWebhookDelivery"] };
  "/webhooks/deliveries/resend-failed": { post: WebhooksOperations["resendFailedWebhookDeliveries"] };
  "/webhooks/deliveries/show": { get: WebhooksOperations["getWebhookDelivery"] };
  "/webhooks/list": { get: WebhooksOperations["listWebhooks"] };
  "/webhooks/rotate-secret": { post: WebhooksOperations["rotateWebhookSecret"] };
  "/webhooks/test": { post: WebhooksOperations["testWebhook"] };
  "/webhooks/update": { post: WebhooksOperations["updateWebhook"] };
}
