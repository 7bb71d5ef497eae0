/** `0480-invitations-of-colleagues.sql`: the open invitation of a colleague who has not joined yet. */
export interface MemberInvitationsTable {
  account_id: bigint;
  user_id: bigint;
  code_hash: Buffer;
  expires_at: Date;
  sent_at: Date;
  /** The admin who made the row on behalf of the account. */
  impersonated_by: string | null;
}

declare module '@peyk/server-database' {
  interface Database {
    member_invitations: MemberInvitationsTable;
  }
}
