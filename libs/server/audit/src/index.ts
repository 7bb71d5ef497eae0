export { auditTasks } from './audit.tasks';
export type { AuditTask } from './audit.tasks';
export { listAudit } from './list-audit';
export type { AuditFilters, ListedAudit } from './list-audit';
export { linkAudit, proveAudit } from './prove-audit';
export type { AuditProof } from './prove-audit';
export { writeAudit } from './write-audit';
export type { AuditEntry } from './write-audit';
