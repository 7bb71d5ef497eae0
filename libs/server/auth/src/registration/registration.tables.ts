import type { ColumnType, Generated } from 'kysely';

export interface CodeChallengesTable {
  token_hash: Buffer;
  purpose: 'password_reset' | 'registration' | 'present_mobile' | 'new_mobile' | 'api_key';
  /** Keyed hash of username and mobile, or of the mobile. */
  subject: Buffer;
  account_id: bigint | null;
  user_id: bigint | null;
  /** The nine digits after 9. */
  mobile: number;
  code_hash: Buffer;
  code_expires_at: Date;
  failed_attempts: Generated<number>;
  last_sent_at: Date;
  expires_at: Date;
  consumed_at: Date | null;
}

export interface PendingRegistrationsTable {
  token_hash: Buffer;
  /** Plain, from before it was sealed: those run out by themselves. */
  details: ColumnType<unknown, string | null | undefined, never>;
  /** JSON. */
  details_sealed: Buffer | null;
  expires_at: Date;
}

export interface AclRolesTable {
  id: Generated<bigint>;
  reseller_id: bigint | null;
  title: string;
}

export interface ActivityDomainsTable {
  id: Generated<bigint>;
  title: string;
}

export interface PackagesTable {
  id: Generated<bigint>;
  title: string;
  description: string;
  gift_mrial: Generated<bigint>;
  is_open: Generated<boolean>;
}

export interface PackageLinesTable {
  package_id: bigint;
  line_id: bigint;
  is_default: Generated<boolean>;
}

export interface AccountHoldersTable {
  account_id: bigint;
  person: 'real' | 'legal';
  first_name: string;
  last_name: string;
  mobile: number;
  /** Plain, from before it was sealed. */
  national_id: string | null;
  national_id_sealed: Buffer | null;
  /** Plain, from before it was sealed. A day, `1991-03-21`; read it as text, a Date would be midnight of some place. */
  birth_date: ColumnType<Date | null, string | null | undefined, string | null>;
  birth_date_sealed: Buffer | null;
  company_name: string | null;
  company_national_id: string | null;
  registration_number: string | null;
  economic_number: string | null;
  package_id: bigint;
  activity_domain_id: bigint;
  role_id: bigint;
  terms_version: string;
  registered_at: Date;
  identity_tries: Generated<number>;
  identity_due_at: Date | null;
  /** The person that the package's gift was given to. */
  gift_national_id: string | null;
  gift_national_id_sealed: Buffer | null;
  /** Keyed hash, by which it is found that a person had one. */
  gift_national_id_index: Buffer | null;
}

export interface BusinessProfilesTable {
  account_id: bigint;
  name: string;
  activity_domain_id: bigint;
  size: '1' | '2-10' | '11-50' | '51+';
  purposes: string[];
  website: string | null;
  updated_at: Date;
  /** The admin who wrote it last, on behalf of the account. */
  impersonated_by: string | null;
}

export interface TermsTable {
  version: string;
  text: string;
  published_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    code_challenges: CodeChallengesTable;
    pending_registrations: PendingRegistrationsTable;
    acl_roles: AclRolesTable;
    activity_domains: ActivityDomainsTable;
    packages: PackagesTable;
    package_lines: PackageLinesTable;
    account_holders: AccountHoldersTable;
    business_profiles: BusinessProfilesTable;
    terms: TermsTable;
  }
}
