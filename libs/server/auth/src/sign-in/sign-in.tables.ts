export interface KnownDevicesTable {
  account_id: bigint;
  user_id: bigint;
  /** SHA-256 of what the browser keeps. */
  token_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

export interface UsedProofsTable {
  proof_hash: Buffer;
  expires_at: Date;
}

export interface MessageGapsTable {
  key: string;
  sent_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    known_devices: KnownDevicesTable;
    used_proofs: UsedProofsTable;
    message_gaps: MessageGapsTable;
  }
}
