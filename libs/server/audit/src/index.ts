export { auditModule } from './audit.module';
export { listSignIns } from './list-sign-ins';
export type { SignInEntry } from './list-sign-ins';
export { listAudit } from './list-audit';
export type { AuditFilters, ListedAudit } from './list-audit';
export { linkAudit, proveAudit } from './prove-audit';
export type { AuditProof } from './prove-audit';
export { writeAudit } from './write-audit';
export type { AuditEntriesTable } from './audit.tables';
