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
  Rial,
} from './common.gen';

export type ChargePackage = {
  id: Id;
  title: string;
  description: string;
  amount: Rial;
  bonus: Rial;
  /** How often an account gets what comes on top; null for every time. */
  most_each: number | null;
};

export type GiftPackage = {
  id: Id;
  title: string;
  description: string;
  amount: Rial;
  /** What the account must have paid in the last 30 days; 0 for nothing. */
  needs_paid: Rial;
  /** How many accounts may still take it; null for any number. */
  left_count: number | null;
  can_take: boolean;
  taken_at: Instant | null;
  ends_at: Instant;
};

export type Promotion = {
  id: Id;
  title: string;
  percent: number;
  /** For payments of at least so much. */
  from: Rial;
  /** It gives no more than this; null for no limit. */
  most: Rial | null;
  ends_at: Instant;
};

export type TakenGift = {
  id: Id;
  title: string;
  amount: Rial;
  taken_at: Instant;
};

export interface OffersSchemas {
  ChargePackage: ChargePackage;
  GiftPackage: GiftPackage;
  Promotion: Promotion;
  TakenGift: TakenGift;
}

export interface OffersOperations {
  /** Packages of credit that can be paid for with `charge-packages/select`. */
  listChargePackages: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The smallest first. */
      200: JsonAnswer<{
        data: {
          items: ChargePackage[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Which gifts the account has taken. */
  getGiftInfo: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The last one first. */
      200: JsonAnswer<{
        data: {
          total: Rial;
          items: TakenGift[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Credit for nothing that is given now. */
  listGiftPackages: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The one that ends first comes first; `can_take` says whether this account may. */
      200: JsonAnswer<{
        data: {
          items: GiftPackage[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Takes a gift, once an account. */
  takeGift: {
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
      package_id: Id;
    }>;
    responses: {
      /** The gift, taken; its credit is in the wallet. */
      200: JsonAnswer<{
        data: GiftPackage;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What a payment through a gateway brings on top today.
   * Promotions are not added up; the one that gives the most counts. A package of credit has its own.
   */
  listTodayPromotions: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The one that ends first comes first. */
      200: JsonAnswer<{
        data: {
          items: Promotion[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface OffersPaths {
  "/charge-packages/dynamics": { get: OffersOperations["listChargePackages"] };
  "/gift-charge/info": { get: OffersOperations["getGiftInfo"] };
  "/gift-charge/packages": { get: OffersOperations["listGiftPackages"] };
  "/gift-charge/take": { post: OffersOperations["takeGift"] };
  "/payment/promotion/today-charge": { get: OffersOperations["listTodayPromotions"] };
}
