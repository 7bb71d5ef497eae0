import { unlessThere } from '@peyk/server-module';
import type { RetentionRule, ServerModule } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { deskResealer } from './people/authenticator';
import { DEMO_PERSON } from './people/demo-person';
import { deskCommands } from './people/desk.commands';
import { addPerson } from './people/people.service';

const DAY_MS = 24 * 3_600_000;

const RETENTION: readonly RetentionRule[] = [
  { table: 'desk_sessions', column: 'expires_at', keptMs: 0 },
  { table: 'desk_takings', column: 'taken_at', keptMs: DAY_MS },
];

/** The people who decide what waits. What they call is a contract of its own: `createDeskServer`. */
export function deskModule({ seal }: { seal: Seal }) {
  return {
    name: 'desk',
    retention: RETENTION,
    commands: deskCommands,
    sealed: [deskResealer],
    seedDemo: async (context) => {
      await unlessThere(addPerson({ ...context, seal }, DEMO_PERSON));
    },
  } satisfies ServerModule;
}
