import type { ExportFormat, ExportInput } from '@peyk/server-exports';
import { exportPurpose } from '@peyk/server-exports';

/** What people take out of the reports. */
export const REPORT_EXPORT = exportPurpose('report.export', 'report.export');

/** What the exports of reports are told. */
export interface ReportExportInput extends ExportInput {
  format: ExportFormat;
}
