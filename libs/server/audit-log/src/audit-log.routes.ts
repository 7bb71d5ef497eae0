import type { Handlers } from '@peyk/server-http';
import { auditLogChoices, listAuditLog } from './audit-log.service';
import type { ExportPorts } from './export/audit-log-export';
import { exportAuditLog } from './export/begin-export.service';

export type AuditLogOperation = 'listAuditLog' | 'getAuditLogChoices' | 'exportAuditLog';

/** The operations of `openapi/paths/audit-log.yaml`. */
export function createAuditLogHandlers(ports: ExportPorts): Handlers<AuditLogOperation> {
  return {
    listAuditLog: async (context, { body }) => ({ data: await listAuditLog(context, body) }),
    getAuditLogChoices: async (context) => ({ data: await auditLogChoices(context) }),
    exportAuditLog: async (context, { body }) => ({ data: await exportAuditLog(context, ports, body) }),
  };
}
