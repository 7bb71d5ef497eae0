import { ACCESS } from '@peyk/shared-contract';
import type { Access, OperationId } from '@peyk/shared-contract';
import { startWorld } from '../testing/access-world';
import type { World } from '../testing/access-world';
import { GOOD_CALLS } from '../testing/good-calls';
import { watchChanges } from '../testing/watch-changes';
import type { Changes } from '../testing/watch-changes';

/** Tables whose new rows need not say that an admin made them on behalf of the account. */
const WITHOUT_A_NAME: Readonly<Record<string, string>> = {
  account_notices: 'which messages the account wants, whose changes the audit names',
  audit_entries: 'says it as admin_name',
  audit_links: 'links of entries',
  audit_waiting: 'entries to be linked',
  balance_alerts: 'how the account is told, whose changes the audit names',
  code_challenges: 'a request that lives for minutes, with a code that goes to the owner; the audit names who asked',
  contact_bulk_deleted: 'of the bulk work, which says it',
  contact_bulk_pages: 'of the bulk work, which says it',
  deleted_phonebooks: 'a note for clearing away, gone with its phonebook',
  idempotency_keys: 'kept answers',
  ledger_entries: 'of the send, which says it',
  ledger_transactions: 'of the send, which says it',
  message_gaps: 'when a number got a message',
  one_time_codes: 'of the send, which says it',
  passkeys: 'what the user signs in with, whose making the audit names',
  one_use_codes: 'a live ticket lives for seconds and is of the session, which says it',
  program_messages: 'of the send, which says it',
  quotes: 'a calculation that nobody sees, good for minutes',
  rate_counters: 'counts',
  recipients: 'of the send, which says it',
  send_chunks: 'of the send, which says it',
  send_counters: 'of the send, which says it',
  reach_folds: 'of the send, which says it',
  send_intake: 'of the send, which says it',
  test_codes: 'made by programs alone',
  test_messages: 'made by programs alone',
  test_sends: 'made by programs alone',
  upload_pages: 'of the upload, which says it',
};

let world: World & { close(): Promise<void> };
let changes: Changes;
beforeAll(async () => {
  world = await startWorld();
  changes = await watchChanges(world.database.owner);
  const until = { support_access_until: new Date('2099-01-01T00:00:00Z') };
  await world.database.db.updateTable('accounts').set(until).execute();
});
afterAll(() => world?.close());

const onBehalf = (Object.entries(ACCESS) as [OperationId, Access][]).filter(([, { who }]) => who !== 'public');
const namedIn = new Set<string>();

describe('an admin who acts on behalf of an account, with leave of its owner', () => {
  it.each(onBehalf.map(([operationId]) => operationId))('is named on every row that %s makes', async (operationId) => {
    await world.later();
    const call = await GOOD_CALLS[operationId](world, world.ours);
    const token = await world.signIn(world.ours, { impersonated: true });
    const before = await changes.mark();
    const { code } = await world.call(operationId, call, token);
    // What even the owner’s leave does not open makes nothing at all.
    if (code === '403-9') return;
    const made = (await changes.since(before)).filter(
      ({ kind, table }) => kind === 'INSERT' && !(table in WITHOUT_A_NAME),
    );
    for (const { table, row } of made) {
      expect({ table, by: row['impersonated_by'] }).toEqual({ table, by: 'پشتیبان' });
      namedIn.add(table);
    }
  });

  it('makes rows in all these tables, so that the walk above has seen them', () => {
    expect([...namedIn].sort()).toEqual([
      'accepted_agreements',
      'account_documents',
      'account_jobs',
      'account_plans',
      'business_profiles',
      'contact_bulks',
      'contact_properties',
      'contact_segments',
      'contacts',
      'deposits',
      'draft_groups',
      'drafts',
      'files',
      'gift_takings',
      'inbox_exports',
      'inbox_replies',
      'member_invitations',
      'pattern_versions',
      'patterns',
      'payments',
      'phonebook_imports',
      'phonebook_members',
      'phonebooks',
      'profiles',
      'reader_codes',
      'reader_draws',
      'recurring_sends',
      'roles',
      'secretaries',
      'sends',
      'suppressed_numbers',
      'tags',
      'ticket_interactions',
      'tickets',
      'uploads',
      'users',
      'webhook_endpoints',
    ]);
  });
});
