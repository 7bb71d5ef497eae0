import type { ServerModule } from '@peyk/server-module';
import { colleaguesCommands } from './colleagues.commands';

/** Roles and members of an account. */
export function colleaguesModule() {
  return { name: 'colleagues', commands: colleaguesCommands } satisfies ServerModule;
}
