/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

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
  Rial,
} from './common.gen';
import type { FileId } from './files.gen';

export type CreatedDeposit = {
  deposit: Deposit;
  ui_callback: string | null;
};

export type Deposit = {
  id: Id;
  method: DepositMethod;
  state: DepositState;
  amount: Rial;
  /**
   * What really arrived, where it was confirmed with another amount than `amount`; null otherwise.
   * @example 4900000
   */
  confirmed_amount: string | null;
  tax: Rial;
  credited: Rial;
  reference_code: string;
  submitted_at: Instant;
  /**
   * Of the card that the money came from; null where that was not written down.
   * @example 0003
   */
  source_last4: string | null;
  target: {
    number: string;
    bank: string;
    owner: string;
  };
  slip_file_id: string | null;
  /** Why it was refused */
  refusal: string | null;
  created_at: Instant;
  decided_at: InstantOrNull;
};

export type DepositMethod = "card_to_card" | "bank_transfer";

export type DepositSlip = {
  file_id: FileId;
};

export type DepositState = "waiting" | "accepted" | "refused";

export type DepositTarget = {
  id: Id;
  kind: "card" | "account";
  /**
   * Digits of the card or the account.
   * @example 6104330000000003
   */
  number: string;
  sheba: string | null;
  bank: string;
  owner: string;
};

export type NewDeposit = {
  /**
   * Whole rials, as transferred.
   * @example 5000000
   */
  amount: string;
  /**
   * The code of the transfer as the slip has it.
   * @example 402188731
   */
  reference_code: string;
  target: Id;
  submitted_at: Instant;
  slip_file_id?: FileId;
  /**
   * The last four digits of the card that the money came from, of a transfer from card to card only: it has to be the owner's own, and whoever decides compares them.
   * @example 0003
   */
  source_last4?: string;
  /**
   * The page of the panel to go on with, as a path; it is answered when it is one.
   * @example /wallet/deposits
   */
  ui_callback?: string;
};

export interface DepositsSchemas {
  CreatedDeposit: CreatedDeposit;
  Deposit: Deposit;
  DepositMethod: DepositMethod;
  DepositSlip: DepositSlip;
  DepositState: DepositState;
  DepositTarget: DepositTarget;
  NewDeposit: NewDeposit;
}

export interface DepositsOperations {
  /**
   * Writes down a transfer to a bank account.
   * It waits for a person and moves no money. What is accepted is credited less 10 percent tax, and who asked is told by SMS. It may be accepted with the amount that really arrived, where that is another one. The same reference code to the same target is taken once, by whatever account.
   */
  createBankPay: {
    parameters: NoParameters;
    requestBody: JsonBody<NewDeposit>;
    responses: {
      /** The deposit, waiting. */
      200: JsonAnswer<{
        data: CreatedDeposit;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * The cards and accounts that money may be transferred to, and whose they are.
   * It may be kept for 60 seconds.
   */
  getCardOwnerInfo: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** In the order to be offered. */
      200: JsonAnswer<{
        data: {
          items: DepositTarget[];
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Writes down a transfer from card to card.
   * It waits for a person and moves no money. What is accepted is credited less 10 percent tax, and who asked is told by SMS. It may be accepted with the amount that really arrived, where that is another one. The same reference code to the same target is taken once, by whatever account.
   */
  createCardToCard: {
    parameters: NoParameters;
    requestBody: JsonBody<NewDeposit>;
    responses: {
      /** The deposit, waiting. */
      200: JsonAnswer<{
        data: CreatedDeposit;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /** The transfers that were written down, newest first. */
  listDeposits: {
    parameters: NoParameters;
    requestBody: JsonBody<{
      /** @default 1 */
      page?: number;
      /** @default 10 */
      limit?: number;
      per_page?: PerPage;
      filters?: {
        state?: DepositState;
        method?: DepositMethod;
      };
    }>;
    responses: {
      /** One page. */
      200: JsonAnswer<{
        data: {
          items: Deposit[];
          paging: Page;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
  /**
   * Takes the picture of a slip, to be named with a deposit.
   * JPEG, PNG or WebP by its content whatever its name says: at most 10 megabytes and 40 million pixels. The picture is made anew, so that nothing hidden stays in it, and kept for 180 days.
   */
  uploadDepositSlip: {
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
      /** Its id. */
      200: JsonAnswer<{
        data: DepositSlip;
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface DepositsPaths {
  "/bank-pay-create": { post: DepositsOperations["createBankPay"] };
  "/card-owner-info": { get: DepositsOperations["getCardOwnerInfo"] };
  "/card-to-card-create": { post: DepositsOperations["createCardToCard"] };
  "/deposit/list": { post: DepositsOperations["listDeposits"] };
  "/deposit/upload-slip": { post: DepositsOperations["uploadDepositSlip"] };
}
