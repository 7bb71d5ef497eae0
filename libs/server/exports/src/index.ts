export { exportJob, exportPurpose } from './export-job';
export type { ExportFormat, ExportInput, ExportKind, SheetColumn, SheetPlan } from './export-job';
