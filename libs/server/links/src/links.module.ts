import type { ServerModule } from '@peyk/server-module';
import type { LinkCodes } from './link-code';
import { createLinksHandlers } from './links.routes';
import { serveLinks } from './serve-links';

/** Opens the short links of messages, and tells who has opened them. */
export function linksModule({ codes }: { codes: LinkCodes }) {
  return { name: 'links', handlers: createLinksHandlers(), extend: serveLinks(codes) } satisfies ServerModule;
}
