import type { AccountJobsTable } from './tables/account-jobs.schema';
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
import type { EngineSendersTable, EngineStateTable } from './tables/engine.schema';
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
  UnreadDeliveriesTable,
  PartsTable,
  RecipientEventsTable,
  RecipientNumbersTable,
  RecipientStatusBlocksTable,
  RecipientTextsTable,
  RecipientsTable,
} from './tables/recipients.schema';
import type {
  QuotesTable,
  SendChunksTable,
  CounterMovesTable,
  SendCountersTable,
  SenderLeasesTable,
  SendIntakeTable,
  SendsTable,
} from './tables/sends.schema';

/** Tables that more than one domain knows, or that have none. */
export interface CommonTables {
  secret_check: SecretCheckTable;
  accounts: AccountsTable;
  account_jobs: AccountJobsTable;
  users: UsersTable;
  roles: RolesTable;
  sessions: SessionsTable;
  login_challenges: LoginChallengesTable;
  one_use_codes: OneUseCodesTable;
  rate_counters: RateCountersTable;
  idempotency_keys: IdempotencyKeysTable;
  lines: LinesTable;
  account_lines: AccountLinesTable;
  tariffs: TariffsTable;
  statutory_charges: StatutoryChargesTable;
  operator_prefixes: OperatorPrefixesTable;
  sends: SendsTable;
  send_intake: SendIntakeTable;
  recipients: RecipientsTable;
  recipient_numbers: RecipientNumbersTable;
  recipient_texts: RecipientTextsTable;
  recipient_status_blocks: RecipientStatusBlocksTable;
  parts: PartsTable;
  send_chunks: SendChunksTable;
  send_counters: SendCountersTable;
  counter_moves: CounterMovesTable;
  sender_leases: SenderLeasesTable;
  recipient_events: RecipientEventsTable;
  parked_receipts: ParkedReceiptsTable;
  unread_deliveries: UnreadDeliveriesTable;
  inbound_messages: InboundMessagesTable;
  quotes: QuotesTable;
  engine_state: EngineStateTable;
  engine_senders: EngineSendersTable;
}
