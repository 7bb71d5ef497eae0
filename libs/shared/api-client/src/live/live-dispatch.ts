import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandler, LiveMessage } from '@peyk/shared-module';

/** The socket has opened: each domain asks again for what it would have been told of meanwhile. */
export function catchUpLive(handlers: readonly LiveHandler[], client: QueryClient): void {
  for (const { catchUp } of handlers) catchUp?.(client);
}

/** Hands each live message to the domains that registered for its event; events that nobody knows are ignored. */
export function dispatchLive(message: LiveMessage, handlers: readonly LiveHandler[], client: QueryClient): void {
  for (const handler of handlers) if (handler.event === message.event) handler.handle(message, client);
}
