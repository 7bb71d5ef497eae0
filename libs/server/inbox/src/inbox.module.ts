import { INBOX_CHANNEL } from '@peyk/server-audience';
import type { LiveSource, RetentionRule, ServerModule } from '@peyk/server-module';
import { inboxExportJob } from './export/export-job';
import type { InboxPorts } from './export/export-job';
import { countUnread } from './inbox.repository';
import { createInboxHandlers } from './inbox.routes';
import { seedInbox } from './seed-inbox';

/** As long as the job that it belongs to, and the file. */
const EXPORT_KEPT_MS = 7 * 24 * 3_600_000;
const RETENTION: readonly RetentionRule[] = [{ table: 'inbox_exports', column: 'created_at', keptMs: EXPORT_KEPT_MS }];

/** Every open panel shows how many messages are unread, and the list asks again when it hears this. */
const inboxMessage: LiveSource<'inbox_message'> = {
  event: 'inbox_message',
  channel: INBOX_CHANNEL,
  heardWith: ['inbox.read'],
  load: async ({ db }, { accountId }) => ({ unread_count: await countUnread(db, accountId) }),
};

/** Messages that handsets send to the lines of an account. */
export function inboxModule(ports: InboxPorts) {
  return {
    name: 'inbox',
    handlers: createInboxHandlers(ports),
    live: [inboxMessage],
    jobs: [inboxExportJob(ports)],
    retention: RETENTION,
    searched: [{ table: 'inbound_messages', column: 'text', form: 'name_form' }],
    seedDemo: (context, world) => seedInbox(context, world),
  } satisfies ServerModule;
}
