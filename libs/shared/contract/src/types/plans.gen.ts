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
  RialAmount,
} from './common.gen';

export type Plan = {
  id: Id;
  title: string;
  description: string;
  price: Rial;
  /** How long it lasts; null for without end. */
  days: number | null;
  services: PlanService[];
  is_offered: boolean;
  is_held: boolean;
  /** Null where the account has it without end, or not at all. */
  held_until: Instant | null;
};

/** own_texts: a text for each person (keyword, peer-to-peer); banks: people by place, postal code and trade; map: by map and cell tower; link_tracker: short links that count who opens them. */
export type PlanService = "own_texts" | "banks" | "map" | "link_tracker";

export type PlanServiceState = {
  service: PlanService;
  is_open: boolean;
};

export interface PlansSchemas {
  Plan: Plan;
  PlanService: PlanService;
  PlanServiceState: PlanServiceState;
}

export interface PlansOperations {
  /** Plans that are offered or that the account has, and which services are open to it. */
  listPlans: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The cheapest first. */
      200: JsonAnswer<{
        data: {
          items: Plan[];
          services: PlanServiceState[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Buys a plan from the wallet; what is left of the same plan is added on. */
  buyPlan: {
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
      plan_id: Id;
      price: RialAmount;
    }>;
    responses: {
      /** The plan, with the time until which the account has it. */
      200: JsonAnswer<{
        data: Plan;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface PlansPaths {
  "/panel/plans": { get: PlansOperations["listPlans"] };
  "/panel/plans/buy": { post: PlansOperations["buyPlan"] };
}
