/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { AccountState } from './auth.gen';
import type { ErrorResponse, Instant, JsonAnswer, Meta, NoParameters, Rial } from './common.gen';
import type { InboxUnread } from './inbox.gen';
import type { SendProgress } from './reports.gen';
import type { UnreadTickets } from './support.gen';

/** An admin has blocked the account or opened it again, or it is settled who holds it. */
export type AccountChangedEvent = {
  event: "account_changed";
  data: {
    account_state: AccountState;
    /** As of `check_token`. */
    send_block_reason: string | null;
  };
};

export type CreditChangedEvent = {
  event: "credit_changed";
  data: {
    credit: Rial;
    held: Rial;
  };
};

/** A deposit of the account was written down or decided; ask `deposit/list`. */
export type DepositChangedEvent = {
  event: "deposit_changed";
  data: Record<string, never>;
};

/** A document of the account was uploaded, removed or decided; ask `user/documents`. */
export type DocumentChangedEvent = {
  event: "document_changed";
  data: Record<string, never>;
};

/** A message has come, or messages were read or deleted; ask `report/messages-inbox` for what is on the screen. */
export type InboxMessageEvent = {
  event: "inbox_message";
  data: InboxUnread;
};

/** A job of the account began, went on or ended; ask `jobs`. At most once a second. */
export type JobChangedEvent = {
  event: "job_changed";
  data: Record<string, never>;
};

/** What the live socket pushes, each only to users who hold the permission for it. Other events may come; ignore what you do not know. */
export type LiveEvent = SendProgressEvent | CreditChangedEvent | RightsChangedEvent | AccountChangedEvent | JobChangedEvent | InboxMessageEvent | DepositChangedEvent | DocumentChangedEvent | TicketChangedEvent | PatternChangedEvent | SecretaryChangedEvent;

/** A person has decided about a pattern of the account; ask `patterns` for what is on the screen. */
export type PatternChangedEvent = {
  event: "pattern_changed";
  data: Record<string, never>;
};

/** What the user of this socket may do can have changed; ask check_token. */
export type RightsChangedEvent = {
  event: "rights_changed";
  data: Record<string, never>;
};

/** A secretary of the account was changed, decided about, or has dealt with messages; ask for what is on the screen. */
export type SecretaryChangedEvent = {
  event: "secretary_changed";
  data: Record<string, never>;
};

export type SendProgressEvent = {
  event: "send_progress";
  data: SendProgress;
};

/** A ticket of the account has changed, or was written in; ask `ticket` for what is on the screen. */
export type TicketChangedEvent = {
  event: "ticket_changed";
  data: UnreadTickets;
};

export interface LiveSchemas {
  AccountChangedEvent: AccountChangedEvent;
  CreditChangedEvent: CreditChangedEvent;
  DepositChangedEvent: DepositChangedEvent;
  DocumentChangedEvent: DocumentChangedEvent;
  InboxMessageEvent: InboxMessageEvent;
  JobChangedEvent: JobChangedEvent;
  LiveEvent: LiveEvent;
  PatternChangedEvent: PatternChangedEvent;
  RightsChangedEvent: RightsChangedEvent;
  SecretaryChangedEvent: SecretaryChangedEvent;
  SendProgressEvent: SendProgressEvent;
  TicketChangedEvent: TicketChangedEvent;
}

export interface LiveOperations {
  /**
   * A ticket for the live socket, good once and for 30 seconds.
   * Open `/v1/live?token={ticket}` with it. The stored token itself never stands in an address.
   */
  createLiveTicket: {
    parameters: NoParameters;
    requestBody?: never;
    responses: {
      /** The ticket. */
      200: JsonAnswer<{
        data: {
          ticket: string;
          expires_at: Instant;
        };
        meta: Meta;
      }>;
      default: ErrorResponse;
    };
  };
}

export interface LivePaths {
  "/live/ticket": { post: LiveOperations["createLiveTicket"] };
}
