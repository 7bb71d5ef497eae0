export { loadLatestProgress } from './load-latest-progress';
export { loadProgress } from './load-progress';
export type { DailyCountersTable, DailyFoldedTable, DailyFoldsTable } from './overview/overview.tables';
export { REPORT_ERRORS } from './reports.errors';
export { reportsModule } from './reports.module';
export { createReportsHandlers } from './reports.routes';
