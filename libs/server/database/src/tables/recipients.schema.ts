import type { ColumnType, Generated } from 'kysely';

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

/** The numbers of 10,000 recipients of a large send once more, by which one of them is found. */
export interface RecipientNumbersTable {
  account_id: bigint;
  send_id: bigint;
  /** The n of the first. */
  from_n: number;
  /** In the order of n, without gaps. */
  mobiles: number[];
}

/** In which thousands of n a status stood when it was counted. */
export interface RecipientStatusBlocksTable {
  account_id: bigint;
  send_id: bigint;
  status: number;
  counted_at: Date;
  /** `(n - 1) / 1000`, ascending. */
  blocks: number[];
  /** How often it stands in each of them. */
  counts: number[];
}

export interface PartsTable {
  account_id: bigint;
  send_id: bigint;
  n: number;
  part: number;
  carrier: string;
  operator_message_id: string;
  /** The nine digits after 9; null in rows from before. */
  mobile: number | null;
}

export interface RecipientEventsTable {
  account_id: bigint;
  send_id: bigint;
  n: number;
  at: Date;
  kind: string;
  detail: string | null;
  /** The nine digits after 9, of those that came in doubt. */
  mobile: number | null;
}

export interface ParkedReceiptsTable {
  id: Generated<bigint>;
  carrier: string;
  operator_message_id: string;
  state: string;
  error_code: string;
  at: Date;
  received_at: Date;
  /** What it says of its message: the nine digits after 9, the line, our reference, when the operator took it. */
  mobile: number | null;
  line: string | null;
  user_reference: number | null;
  submitted_at: Date | null;
  /** It speaks for all parts of its message. */
  is_whole: Generated<boolean>;
}

export interface UnreadDeliveriesTable {
  id: Generated<bigint>;
  carrier: string;
  received_at: Date;
  esm_class: number;
  data_coding: number;
  source: string;
  destination: string;
  said: string;
  /** Tag and value, both hexadecimal. */
  parameters: ColumnType<Record<string, string>, string, never>;
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
  /** `name_form(text)`, kept by a trigger; null where it was not made yet, and where nobody may read it. */
  found_by: Generated<string | null>;
}

/** What recipients were sent, where each has a text of its own: some hundred in the order of n. */
export interface RecipientTextsTable {
  account_id: bigint;
  send_id: bigint;
  from_n: number;
  texts: string[];
}
