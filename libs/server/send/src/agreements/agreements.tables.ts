import type { GeneratedAlways } from 'kysely';

/** `0344-line-agreements.sql`. */
export interface LineAgreementsTable {
  id: GeneratedAlways<bigint>;
  line_id: bigint;
  title: string;
  body: string;
  created_at: Date;
  withdrawn_at: Date | null;
}

export interface AcceptedAgreementsTable {
  account_id: bigint;
  agreement_id: bigint;
  user_id: bigint | null;
  /** The admin who did it on behalf of the account. */
  impersonated_by: string | null;
  accepted_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    line_agreements: LineAgreementsTable;
    accepted_agreements: AcceptedAgreementsTable;
  }
}
