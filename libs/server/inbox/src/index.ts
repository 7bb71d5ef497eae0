export { INBOX_EXPORT } from './export/export-file';
export { INBOX_ERRORS } from './inbox.errors';
export { inboxModule } from './inbox.module';
export type { InboxPorts } from './export/export-job';
export type { InboxCountsTable, InboxExportsTable, InboxRepliesTable, InboxUnreadTable } from './inbox.tables';
export { countInbox, readInbox, takeUnread } from './take-inbox.service';
export type { InboxWish, ReadMessage, TakenMessage } from './take-inbox.service';
