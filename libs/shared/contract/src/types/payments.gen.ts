/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  NoParameters,
  Page,
  PerPage,
  Rial,
  RialAmount,
} from './common.gen';

export type GatewayName = "zarinpal" | "zibal" | "sep";

export type Payment = {
  id: Id;
  state: PaymentState;
  gateway: GatewayName;
  amount: Rial;
  tax: Rial;
  payable: Rial;
  /** What comes on top of the amount when it is credited. */
  bonus: Rial;
  bonus_title: string | null;
  description: string;
  tracking_code: string | null;
  card: string | null;
  created_at: Instant;
  settled_at: Instant | null;
};

export type PaymentMethods = {
  /** The preferred one first. */
  gateways: {
    name: GatewayName;
    title: string;
    /** Whether a description goes to the gateway; otherwise nobody outside sees it. */
    takes_description: boolean;
  }[];
  minimum: Rial;
  maximum: Rial;
  tax_percent: number;
};

/** waiting: not known yet; credited: in the wallet; failed: not paid, and what was taken comes back within 72 hours; returned: the bank gave it back, or the money is another payment's. */
export type PaymentState = "waiting" | "credited" | "failed" | "returned";

export type StartedPayment = {
  url: string;
  payment: Payment;
};

export interface PaymentsSchemas {
  GatewayName: GatewayName;
  Payment: Payment;
  PaymentMethods: PaymentMethods;
  PaymentState: PaymentState;
  StartedPayment: StartedPayment;
}

export interface PaymentsOperations {
  /**
   * Begins the payment of a package of credit and answers the address of the bank's page.
   * As `payment/generate-url`, with the amount of the package; what comes on top is booked with it. A package that has changed since it was shown is refused. What comes on top only so often is looked at again when the payment is credited.
   */
  selectChargePackage: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      package_id: Id;
      amount: RialAmount;
      bonus: RialAmount;
      callbackUrl: string;
      gateway?: GatewayName;
    }>;
    responses: {
      /** The payment, waiting, and where to pay. */
      200: JsonAnswer<{
        data: StartedPayment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins the payment of a plan and answers the address of the bank's page.
   * As `payment/generate-url`, with the price of the plan, or with the least that a gateway takes; the plan is bought from the wallet in the moment in which the payment is credited, at the price that was shown.
   */
  payPlan: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      plan_id: Id;
      price: RialAmount;
      callbackUrl: string;
      gateway?: GatewayName;
    }>;
    responses: {
      /** The payment, waiting, and where to pay. */
      200: JsonAnswer<{
        data: StartedPayment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * How a payment of the account stands, after the bank was asked.
   * What is paid is credited here, once, however often it is asked.
   */
  checkPayment: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      payment_id: Id;
    }>;
    responses: {
      /** The payment. */
      200: JsonAnswer<{
        data: Payment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins a payment and answers the address of the bank's page.
   * Each call is a payment of its own, so call it by hand and never again by itself. The wallet gets the amount; 10 percent tax is paid on top. The bank sends the browser back to `callbackUrl` with `payment` and words of its own that say nothing: ask `payment/check`.
   */
  startPayment: {
    parameters: {
      query: {
        /** In rial, a multiple of 10. */
        amount: string;
        /** A whole address of the panel, of an origin that the installation names. */
        callbackUrl: string;
        /** One of `payment_method_list`; the first of them without it. */
        gateway?: GatewayName;
        description?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The payment, waiting, and where to pay. */
      200: JsonAnswer<{
        data: StartedPayment;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The gateways that money can be paid through, and within which limits. */
  listPaymentMethods: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** Without gateways the installation has none; transfers by hand are listed by `card-owner-info`. */
      200: JsonAnswer<{
        data: PaymentMethods;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The payments through gateways that were begun, newest first, with what became of each.
   * As it was known last; no bank is asked. What failed or was never finished is here and not among the transactions.
   */
  listPayments: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      /** All must hold. */
      filters?: {
        state?: PaymentState;
        gateway?: GatewayName;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Payment[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface PaymentsPaths {
  "/charge-packages/select": { post: PaymentsOperations["selectChargePackage"] };
  "/panel/plans/pay": { post: PaymentsOperations["payPlan"] };
  "/payment/check": { post: PaymentsOperations["checkPayment"] };
  "/payment/generate-url": { get: PaymentsOperations["startPayment"] };
  "/payment_method_list": { get: PaymentsOperations["listPaymentMethods"] };
  "/report/payment/new": { post: PaymentsOperations["listPayments"] };
}
