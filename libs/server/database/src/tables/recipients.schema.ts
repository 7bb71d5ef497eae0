import type { Generated } from 'kysely';

export interface RecipientsTable {
  account_id: bigint;
  send_id: bigint;
  /** 1..N within the send. */
  n: number;
  /** The nine digits after 9. */
  mobile: number;
  /** 0 mci, 1 irancell, 2 rightel, 3 other. */
  operator: number;
  status: number;
  parts: number;
  /** 0 held, 1 charged, 2 returned. */
  settled: Generated<number>;
  price_mrial: bigint;
  delivered_mask: Generated<bigint>;
  failed_mask: Generated<bigint>;
  submitted_at: Date | null;
  answered_at: Date | null;
  receipt_at: Date | null;
}

export interface PartsTable {
  account_id: bigint;
  send_id: bigint;
  n: number;
  part: number;
  carrier: string;
  operator_message_id: string;
}

export interface RecipientEventsTable {
  account_id: bigint;
  send_id: bigint;
  n: number;
  at: Date;
  kind: string;
  detail: string | null;
}

export interface ParkedReceiptsTable {
  id: Generated<bigint>;
  carrier: string;
  operator_message_id: string;
  state: string;
  error_code: string;
  at: Date;
  received_at: Date;
}

export interface InboundMessagesTable {
  id: Generated<bigint>;
  account_id: bigint | null;
  line_id: bigint | null;
  from_number: string;
  to_number: string;
  text: string;
  carrier: string;
  /** Came from a number whose messages the account does not want to see. */
  hidden: Generated<boolean>;
  received_at: Date;
}
