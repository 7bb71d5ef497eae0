/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type {
  ErrorResponse,
  Id,
  Instant,
  JsonAnswer,
  JsonBody,
  Meta,
  Mobile,
  NoParameters,
  Page,
  PerPage,
  Rial,
} from './common.gen';

export type AccountContact = {
  numbers: Mobile[];
};

export type BalanceAlert = {
  is_on: boolean;
  below: Rial;
};

export type BegunTransactionExport = {
  job_id: Id;
};

export type Credit = {
  credit: Rial;
  held: Rial;
  /**
   * The account is told when it has less than this; null when it wants to hear nothing.
   * @example 200000
   */
  alert_below: string | null;
  updated_at: Instant;
};

export type Transaction = {
  id: Id;
  kind: TransactionKind;
  type: "deposit" | "withdrawal";
  amount: Rial;
  balance_after: Rial;
  description: string;
  send_id: Id | null;
  /** Of an `online_payment`, for its receipt by `payment/check`. */
  payment_id: Id | null;
  /** How the money of a card_to_card, bank_transfer or online_payment came; null for everything else. */
  transfer: TransactionTransfer | null;
  created_at: Instant;
};

/** All must hold. */
export type TransactionFilters = {
  type?: "deposit" | "withdrawal";
  kind?: TransactionKind;
  send_id?: Id;
  from_date?: Instant;
  to_date?: Instant;
};

/** admin_credit: given by an admin; send_hold: held for a send; send_return: given back of a hold; card_to_card, bank_transfer: a transfer that was confirmed, less its tax; online_payment: paid through a gateway; gift: credit for nothing, also what a payment brings on top; plan: a plan that was bought; send_charge is booked out of the hold and does not move the balance, so it is not listed here. */
export type TransactionKind = "admin_credit" | "admin_debit" | "send_hold" | "send_return" | "card_to_card" | "bank_transfer" | "online_payment" | "gift" | "plan";

export type TransactionTransfer = {
  /** The card or account it was transferred to; null of an online payment. */
  destination: {
    /** @example 6104330000000003 */
    number: string;
    /** @example بانک ملت */
    bank: string;
    /** @example پیک نمونه */
    owner: string;
  } | null;
  /**
   * With which an online payment was paid, as far as the gateway shows it.
   * @example 610433******0003
   */
  card: string | null;
  /**
   * The number on the slip, or the tracking code of an online payment.
   * @example 402188731
   */
  reference: string | null;
  /** When it was transferred, as the person wrote it down; of an online payment when it was confirmed, which may be after it was paid. */
  transferred_at: Instant | null;
};

export interface WalletSchemas {
  AccountContact: AccountContact;
  BalanceAlert: BalanceAlert;
  BegunTransactionExport: BegunTransactionExport;
  Credit: Credit;
  Transaction: Transaction;
  TransactionFilters: TransactionFilters;
  TransactionKind: TransactionKind;
  TransactionTransfer: TransactionTransfer;
}

export interface WalletOperations {
  /** The balance of the wallet. */
  getCredit: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** What can be spent now, and what is held for sends that run. */
      200: JsonAnswer<{
        data: Credit;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Begins to make a spreadsheet of everything that the list of transactions finds.
   * A job makes it: `jobs/details` says how far it is, and its result has the `file_id` for `user/files/download`, for seven days. What is booked after it was asked for is not in it; text cells are text, also where they begin like a formula.
   */
  exportTransactions: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      export_type: "financial";
      /** @default xlsx */
      format?: "xlsx" | "csv";
      filters?: TransactionFilters;
    }>;
    responses: {
      /** It has begun. */
      200: JsonAnswer<{
        data: BegunTransactionExport;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The same as `credit`, by a name that programs of others know. */
  getOwnCredit: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** What can be spent now, and what is held for sends that run. */
      200: JsonAnswer<{
        data: Credit;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * What came into the wallet and what left it, newest first.
   * Counted, and to be turned over, up to 10,000; find more by filters.
   */
  listTransactions: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: TransactionFilters;
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Transaction[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Below which balance the account is told, and at which number. */
  getBalanceAlert: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** As it was set, or as every account has it. */
      200: JsonAnswer<{
        data: BalanceAlert;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Sets below which balance the account is told, or that it is not told.
   * A message goes once when the balance has fallen below, and again only after it has been above in between. A balance that is below already when the alert is set is shown in the panel and not told.
   */
  setBalanceAlert: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      is_on: boolean;
      /** In rial. */
      below: number;
    }>;
    responses: {
      /** What stands now. */
      200: JsonAnswer<{
        data: BalanceAlert;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** Whom the account's own messages reach, as the alert of a low balance. */
  getAccountContact: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The number of the account's owner. */
      200: JsonAnswer<{
        data: AccountContact;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface WalletPaths {
  "/credit": { get: WalletOperations["getCredit"] };
  "/export/new": { post: WalletOperations["exportTransactions"] };
  "/payment/credit/mine": { get: WalletOperations["getOwnCredit"] };
  "/transactions": { post: WalletOperations["listTransactions"] };
  "/user/setting/low_balance": { get: WalletOperations["getBalanceAlert"]; post: WalletOperations["setBalanceAlert"] };
  "/user/setting/parent_account_contact": { get: WalletOperations["getAccountContact"] };
}
