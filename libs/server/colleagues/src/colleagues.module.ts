import type { RetentionRule, ServerModule } from '@peyk/server-module';
import { colleaguesCommands } from './colleagues.commands';
import { INVITATION_DAYS } from './colleagues.limits';
import { createColleaguesHandlers } from './colleagues.routes';
import type { InvitationPorts } from './invitations/invitations.service';

/** An invitation that nobody accepted says nothing any more; whom it was for stays pending. */
const RETENTION: readonly RetentionRule[] = [
  { table: 'member_invitations', column: 'expires_at', keptMs: INVITATION_DAYS * 24 * 3_600_000 },
];

/** Roles and members of an account. */
export function colleaguesModule(ports: InvitationPorts) {
  return {
    name: 'colleagues',
    handlers: createColleaguesHandlers(ports),
    commands: colleaguesCommands,
    retention: RETENTION,
  } satisfies ServerModule;
}
