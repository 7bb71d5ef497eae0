import type { Generated } from 'kysely';
import type { CommonTables } from './database.schema';

export { askTogether } from './ask-together';
export type { TogetherOptions } from './ask-together';
export { withChange } from './audit-entry';
export type { AuditChange, AuditEntry, AuditFacts, WriteAudit } from './audit-entry';
export { systemClock } from './context';
export type { Clock, Logger, ServerContext } from './context';
export { closeDatabase, createDatabase, poolUseOf } from './create-database';
export type { DatabaseConfig, Db, DbOrTx, PoolUse, Tx } from './create-database';
export {
  errorCodeOf,
  isCheckViolation,
  isConnectionError,
  isForeignKeyViolation,
  isPassing,
  isPoolExhausted,
  isRetryable,
  isTooLong,
  isUniqueViolation,
} from './database-errors';
export { withFolderLock } from './embedded/folder-lock';
export { startEmbeddedPostgres } from './embedded/start-embedded-postgres';
export type { EmbeddedOptions, EmbeddedPostgres } from './embedded/start-embedded-postgres';
export { jsonText } from './json-text';
export { hashMigrations, isMigrated, migrate, readMigrations } from './migrations';
export type { Migration } from './migrations';
export { listen, notify } from './notifications';
export type { Listener, NotificationHandler } from './notifications';
export { LONG } from './patience';
export { PREPARED } from './prepared';
export { findExcessRights } from './rights/find-excess-rights';
export { KEPT_TABLES, OWNERS_FUNCTIONS, rightsOf } from './rights/rights';
export { openSavepoint } from './savepoint';
export { auditChange, onCommit, runTransaction, whenCommitted, withTransactionHook } from './run-transaction';
export type { TransactionHook } from './run-transaction';
export type { AccountJobsTable } from './tables/account-jobs.schema';
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
  UnreadDeliveriesTable,
  PartsTable,
  RecipientEventsTable,
  RecipientNumbersTable,
  RecipientStatusBlocksTable,
  RecipientTextsTable,
  RecipientsTable,
} from './tables/recipients.schema';
export type {
  QuotesTable,
  SendChunksTable,
  CounterMovesTable,
  SendCountersTable,
  SendIntakeTable,
  SendsTable,
  SmsType,
} from './tables/sends.schema';

/**
 * Every table, as Kysely sees it: int8 is bigint, int4 and int2 are number, timestamptz is Date. A domain adds its own in its
 * `*.tables.ts`, with `declare module`, so that a change of its columns reaches only who uses the domain. It stands here because
 * TypeScript merges into a declaration, not into a name that is passed on.
 */
export interface Database extends CommonTables {
  search_rebuilds: { name: string; account_id: Generated<bigint>; id: Generated<bigint>; done_at: Date | null };
  schema_migrations: { name: string; checksum: string; applied_at: Generated<Date>; contracts: Generated<boolean> };
}
