import type { ServerModule } from '@peyk/server-module';
import { createDraftsHandlers } from './drafts.routes';
import { seedDrafts } from './seed-drafts';

/** Texts that an account keeps to send them again, in groups. */
export function draftsModule() {
  return {
    name: 'drafts',
    handlers: createDraftsHandlers(),
    seedDemo: (context, { accountId }) => seedDrafts(context, accountId),
  } satisfies ServerModule;
}
