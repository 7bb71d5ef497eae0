export { loadProgress } from './load-progress';
export { REPORT_ERRORS } from './reports.errors';
export { createReportsHandlers } from './reports.routes';
