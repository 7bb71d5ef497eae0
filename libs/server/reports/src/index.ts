export { loadLatestProgress } from './load-latest-progress';
export { loadProgress } from './load-progress';
export type { DailyCountersTable, DailyFoldedTable, DailyFoldsTable } from './overview/overview.tables';
export { findRecipientsOfMany } from './recipients-of-many.repository';
export type { RecipientOfSend } from './recipients-of-many.repository';
export { recipientReason } from './recipient-reason';
export { REPORT_ERRORS } from './reports.errors';
export { reportsModule } from './reports.module';
export { createReportsHandlers } from './reports.routes';
