import type { ServerModule } from '@peyk/server-module';
import { systemTextResealer } from './upkeep/reseal-texts';
import { sendingTasks } from './upkeep/sending.tasks';

/** The engine's upkeep. Sending itself is a role of its own, not a task. */
export function senderModule() {
  return { name: 'sender', tasks: sendingTasks, sealed: [systemTextResealer] } satisfies ServerModule;
}
