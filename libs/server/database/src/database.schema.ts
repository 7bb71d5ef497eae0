import type {
  AccountsTable,
  IdempotencyKeysTable,
  LoginChallengesTable,
  OneUseCodesTable,
  RateCountersTable,
  RolesTable,
  SecretCheckTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.schema';
import type { AuditEntriesTable, AuditHeadTable, AuditLinksTable, AuditWaitingTable } from './tables/audit.schema';
import type {
  ContactsTable,
  DeletedPhonebooksTable,
  PhonebookImportsTable,
  PhonebookMembersTable,
  PhonebooksTable,
  SuppressedNumbersTable,
} from './tables/contacts.schema';
import type { BannerImagesTable, BannersTable, NewsTable, QuickLinksTable } from './tables/home.schema';
import type { LedgerEntriesTable, LedgerTransactionsTable, WalletsTable } from './tables/ledger.schema';
import type {
  AccountLinesTable,
  LinesTable,
  OperatorPrefixesTable,
  StatutoryChargesTable,
  TariffsTable,
} from './tables/lines.schema';
import type {
  InboundMessagesTable,
  ParkedReceiptsTable,
  PartsTable,
  RecipientEventsTable,
  RecipientsTable,
} from './tables/recipients.schema';
import type {
  AccountHoldersTable,
  AclRolesTable,
  ActivityDomainsTable,
  BusinessProfilesTable,
  CodeChallengesTable,
  PackageLinesTable,
  PackagesTable,
  PendingRegistrationsTable,
  TermsTable,
} from './tables/registration.schema';
import type {
  QuotesTable,
  SendChunksTable,
  SendCountersTable,
  SendIntakeTable,
  SendsTable,
} from './tables/sends.schema';
import type { KnownDevicesTable, MessageGapsTable, UsedProofsTable } from './tables/sign-in.schema';
import type { SendExcludedTable, UploadPagesTable, UploadsTable } from './tables/uploads.schema';

/** Every table of migrations/, as Kysely sees it. int8 is bigint, int4 and int2 are number, timestamptz is Date. */
export interface Database {
  secret_check: SecretCheckTable;
  accounts: AccountsTable;
  users: UsersTable;
  roles: RolesTable;
  audit_entries: AuditEntriesTable;
  audit_waiting: AuditWaitingTable;
  audit_links: AuditLinksTable;
  audit_head: AuditHeadTable;
  sessions: SessionsTable;
  login_challenges: LoginChallengesTable;
  known_devices: KnownDevicesTable;
  used_proofs: UsedProofsTable;
  message_gaps: MessageGapsTable;
  one_use_codes: OneUseCodesTable;
  rate_counters: RateCountersTable;
  idempotency_keys: IdempotencyKeysTable;
  lines: LinesTable;
  account_lines: AccountLinesTable;
  tariffs: TariffsTable;
  statutory_charges: StatutoryChargesTable;
  operator_prefixes: OperatorPrefixesTable;
  wallets: WalletsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  sends: SendsTable;
  send_intake: SendIntakeTable;
  recipients: RecipientsTable;
  parts: PartsTable;
  send_chunks: SendChunksTable;
  send_counters: SendCountersTable;
  recipient_events: RecipientEventsTable;
  parked_receipts: ParkedReceiptsTable;
  contacts: ContactsTable;
  phonebooks: PhonebooksTable;
  phonebook_members: PhonebookMembersTable;
  deleted_phonebooks: DeletedPhonebooksTable;
  phonebook_imports: PhonebookImportsTable;
  suppressed_numbers: SuppressedNumbersTable;
  inbound_messages: InboundMessagesTable;
  quotes: QuotesTable;
  uploads: UploadsTable;
  upload_pages: UploadPagesTable;
  send_excluded: SendExcludedTable;
  code_challenges: CodeChallengesTable;
  pending_registrations: PendingRegistrationsTable;
  acl_roles: AclRolesTable;
  activity_domains: ActivityDomainsTable;
  packages: PackagesTable;
  package_lines: PackageLinesTable;
  account_holders: AccountHoldersTable;
  business_profiles: BusinessProfilesTable;
  terms: TermsTable;
  news: NewsTable;
  quick_links: QuickLinksTable;
  banner_images: BannerImagesTable;
  banners: BannersTable;
}
