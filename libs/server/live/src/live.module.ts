import type { ServerModule } from '@peyk/server-module';
import { createLiveHandlers } from './live.routes';

/** Tickets for the live socket. The socket itself is a role, which pushes what the other modules tell. */
export function liveModule() {
  return { name: 'live', handlers: createLiveHandlers() } satisfies ServerModule;
}
