import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandler, LiveMessage } from '@peyk/shared-module';

/** Hands each live message to the domains that registered for its event; events that nobody knows are ignored. */
export function dispatchLive(message: LiveMessage, handlers: readonly LiveHandler[], client: QueryClient): void {
  for (const handler of handlers) if (handler.event === message.event) handler.handle(message, client);
}
