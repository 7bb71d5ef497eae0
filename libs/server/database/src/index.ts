export { askTogether } from './ask-together';
export type { TogetherOptions } from './ask-together';
export { systemClock } from './context';
export type { Clock, Logger, ServerContext } from './context';
export { closeDatabase, createDatabase } from './create-database';
export type { DatabaseConfig, Db, DbOrTx, Tx } from './create-database';
export {
  errorCodeOf,
  isCheckViolation,
  isConnectionError,
  isForeignKeyViolation,
  isRetryable,
  isUniqueViolation,
} from './database-errors';
export type { Database } from './database.schema';
export { withFolderLock } from './embedded/folder-lock';
export { startEmbeddedPostgres } from './embedded/start-embedded-postgres';
export type { EmbeddedOptions, EmbeddedPostgres } from './embedded/start-embedded-postgres';
export { hashMigrations, isMigrated, migrate, readMigrations } from './migrations';
export type { Migration } from './migrations';
export { listen, notify } from './notifications';
export type { Listener, NotificationHandler } from './notifications';
export { PREPARED } from './prepared';
export { runTransaction, withTransactionHook } from './run-transaction';
export type { TransactionHook } from './run-transaction';
export type {
  AccountsTable,
  IdempotencyKeysTable,
  LoginChallengesTable,
  OneUseCodesTable,
  RateCountersTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.schema';
export type {
  ContactsTable,
  DeletedPhonebooksTable,
  PhonebookImportsTable,
  PhonebookMembersTable,
  PhonebooksTable,
  SuppressedKind,
  SuppressedNumbersTable,
} from './tables/contacts.schema';
export type { BannerImagesTable, BannersTable, NewsTable, QuickLinksTable } from './tables/home.schema';
export type {
  LedgerBook,
  LedgerEntriesTable,
  LedgerKind,
  LedgerTransactionsTable,
  WalletsTable,
} from './tables/ledger.schema';
export type {
  AccountLinesTable,
  Language,
  LinesTable,
  OperatorPrefixesTable,
  RefundRule,
  StatutoryChargesTable,
  TariffsTable,
} from './tables/lines.schema';
export type {
  InboundMessagesTable,
  ParkedReceiptsTable,
  PartsTable,
  RecipientEventsTable,
  RecipientsTable,
} from './tables/recipients.schema';
export type {
  QuotesTable,
  SendChunksTable,
  SendCountersTable,
  SendIntakeTable,
  SendsTable,
  SmsType,
} from './tables/sends.schema';
export type { SendExcludedTable, UploadPagesTable, UploadsTable } from './tables/uploads.schema';
