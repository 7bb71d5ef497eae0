import type { LiveSource, ServerModule } from '@peyk/server-module';
import { documentCommands } from './documents/documents.commands';
import { documentsQueue } from './documents/documents-queue';
import { DOCUMENT_CHANGED_CHANNEL } from './documents/documents.service';
import { createProfileHandlers } from './profile.routes';
import type { ProfileDependencies } from './profile.routes';
import { profileResealer } from './reseal-profiles';

const documentChanged: LiveSource<'document_changed'> = {
  event: 'document_changed',
  channel: DOCUMENT_CHANGED_CHANNEL,
  heardWith: ['account.read'],
  load: async () => ({}),
};

/** Who holds an account, and the documents that show it. */
export function profileModule(dependencies: ProfileDependencies) {
  return {
    name: 'profile',
    handlers: createProfileHandlers(dependencies),
    live: [documentChanged],
    commands: documentCommands,
    queues: [documentsQueue],
    sealed: [profileResealer],
  } satisfies ServerModule;
}
