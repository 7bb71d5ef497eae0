/** What a role may do with the rows of a table. */
export type Right = 'select' | 'insert' | 'update' | 'delete';

const EVERYTHING: readonly Right[] = ['select', 'insert', 'update', 'delete'];
const READ: readonly Right[] = ['select'];
const READ_AND_ADD: readonly Right[] = ['select', 'insert'];

/**
 * What the program's role may do where it is less than everything: with what was booked and what was written down. The
 * one place of it; `grantRights` makes it true after every migration, and a test compares it with the catalogue.
 */
export const KEPT_TABLES: Readonly<Record<string, readonly Right[]>> = {
  ledger_transactions: READ_AND_ADD,
  ledger_entries: READ_AND_ADD,
  ledger_closings: READ_AND_ADD,
  // Balances move, but a wallet does not go.
  wallets: ['select', 'insert', 'update'],
  // Anyone who says that money was transferred cannot unsay it: a reference code stays taken.
  deposits: ['select', 'insert', 'update'],
  // What was paid, and was told of by a bank, is a voucher of the books.
  payments: ['select', 'insert', 'update'],
  // A receipt that was brought stays taken.
  payment_returns: ['select', 'insert', 'update'],
  audit_entries: READ_AND_ADD,
  audit_waiting: READ_AND_ADD,
  // The chain grows by link_audit alone.
  audit_links: READ,
  audit_head: READ,
  // The last proof of each check; the log of the process has all of them.
  audit_proofs: ['select', 'insert', 'update'],
  schema_migrations: READ,
};

/** Functions that run as the owner (`security definer`) and that the program may call. */
export const OWNERS_FUNCTIONS: readonly string[] = [
  'analyze_contacts',
  'analyze_partition',
  'analyze_recipients',
  'check_send_partition_cut',
  'drop_send_partition',
  'end_send_partition_cut',
  'ensure_send_partitions',
  'finish_send_partition_cut',
  'link_audit',
  'make_send_partition_apart',
  'note_daily_fold',
  'note_reach_fold',
  'put_send_partition_back',
  'start_send_partition_cut',
  'take_send_partition_apart',
  'tell_credit_to_webhooks',
  'tell_deposit_to_webhooks',
  'tell_document_to_webhooks',
  'tell_inbound_to_webhooks',
  'tell_opt_out_to_webhooks',
  'tell_pattern_to_webhooks',
  'tell_payment_to_webhooks',
  'tell_send_to_webhooks',
  'tell_test_message_to_webhooks',
  'watch_send_for_webhooks',
];

/** A new table of the ledger or the audit log that the list forgot is kept until the list says otherwise. */
const KEPT_BY_NAME = /^(ledger|audit)_/;

/** What the program's role may do with a table. */
export function rightsOf(table: string): readonly Right[] {
  if (Object.hasOwn(KEPT_TABLES, table)) return KEPT_TABLES[table] ?? READ;
  return KEPT_BY_NAME.test(table) ? READ_AND_ADD : EVERYTHING;
}
