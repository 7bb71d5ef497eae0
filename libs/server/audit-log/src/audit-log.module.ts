import type { ServerModule } from '@peyk/server-module';
import { createAuditLogHandlers } from './audit-log.routes';
import { auditLogExportJob } from './export/audit-log-export';
import type { ExportPorts } from './export/audit-log-export';

/** What an account sees of what was written down about it. */
export function auditLogModule(ports: ExportPorts) {
  return {
    name: 'audit-log',
    handlers: createAuditLogHandlers(ports),
    jobs: [auditLogExportJob(ports)],
  } satisfies ServerModule;
}
