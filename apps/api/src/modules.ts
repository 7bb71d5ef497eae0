import type { OperationId } from '@peyk/shared-contract';
import { loadOperatorResolver } from '@peyk/server-audience';
import { createAuthHandlers } from '@peyk/server-auth';
import type { AuthDependencies } from '@peyk/server-auth';
import { createContactsHandlers } from '@peyk/server-contacts';
import { createHomeHandlers } from '@peyk/server-home';
import type { HomeDependencies } from '@peyk/server-home';
import type { Handlers } from '@peyk/server-http';
import { createLiveHandlers } from '@peyk/server-live';
import { createReportsHandlers } from '@peyk/server-reports';
import { createSendHandlers } from '@peyk/server-send';
import { createWalletHandlers } from '@peyk/server-wallet';
import { phonebookUploads } from './start/phonebook-uploads';

/** The list of domains. What one needs of another (codes by SMS) comes as a port. Adding one is a line here; an operation without a handler does not compile, nor start. */
export function createHandlers(auth: AuthDependencies, home: HomeDependencies): Handlers<OperationId> {
  return {
    ...createAuthHandlers(auth),
    ...createContactsHandlers({ loadOperators: loadOperatorResolver, uploads: phonebookUploads }),
    ...createHomeHandlers(home),
    ...createLiveHandlers(),
    ...createReportsHandlers(),
    ...createSendHandlers(),
    ...createWalletHandlers(),
  };
}
