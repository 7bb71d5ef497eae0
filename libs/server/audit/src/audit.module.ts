import type { ServerModule } from '@peyk/server-module';
import { auditCommands } from './audit.commands';
import { auditTasks } from './audit.tasks';

/** Chains and proves what was written down, and shows it to admins. */
export function auditModule() {
  return { name: 'audit', tasks: auditTasks, commands: auditCommands } satisfies ServerModule;
}
