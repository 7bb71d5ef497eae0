export { exportJob, exportPurpose } from './export-job';
export type { ExportFormat, ExportInput, ExportKind, SheetPlan } from './export-job';
