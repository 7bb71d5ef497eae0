import { inboxModule } from '@peyk/server-inbox';
import { accountJobsModule } from '@peyk/server-account-jobs';
import { audienceModule, loadOperatorResolver } from '@peyk/server-audience';
import { auditModule } from '@peyk/server-audit';
import { authModule } from '@peyk/server-auth';
import type { AuthModuleDependencies } from '@peyk/server-auth';
import { banksModule } from '@peyk/server-banks';
import { colleaguesModule } from '@peyk/server-colleagues';
import { contactsModule } from '@peyk/server-contacts';
import { draftsModule } from '@peyk/server-drafts';
import { filesModule } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { homeModule } from '@peyk/server-home';
import type { HomeDependencies } from '@peyk/server-home';
import { HTTP_RETENTION } from '@peyk/server-http';
import { ledgerModule } from '@peyk/server-ledger';
import { liveModule } from '@peyk/server-live';
import { allOf } from '@peyk/server-module';
import type { ServerModule } from '@peyk/server-module';
import { reportsModule } from '@peyk/server-reports';
import { sendModule } from '@peyk/server-send';
import { senderModule } from '@peyk/server-sender';
import { walletModule } from '@peyk/server-wallet';
import { phonebookUploads } from './start/phonebook-uploads';

/** What the settings of the installation decide. */
export interface ModulePorts {
  auth: AuthModuleDependencies;
  home: HomeDependencies;
  files: Files;
}

/**
 * The list of domains; adding one is a line here. What one needs of another (codes by SMS) comes as a port. Making a module does
 * nothing, it only holds what it was given. An operation without a handler does not compile, nor does the API start with one.
 * The demo is filled in this order: lines come before the packages that name them.
 */
export function createModules({ auth, home, files }: ModulePorts) {
  const domains = [
    { name: 'http', retention: HTTP_RETENTION },
    ledgerModule(),
    walletModule(),
    sendModule(),
    authModule(auth),
    colleaguesModule(),
    audienceModule(),
    banksModule(),
    contactsModule({ loadOperators: loadOperatorResolver, uploads: phonebookUploads, files }),
    draftsModule(),
    inboxModule({ files }),
    senderModule(),
    reportsModule({ files }),
    liveModule(),
    homeModule(home),
    auditModule(),
    filesModule(files),
  ] as const satisfies readonly ServerModule[];
  return [
    ...domains,
    // What the others give for people to wait for.
    accountJobsModule(allOf(domains, 'jobs')),
  ] as const;
}

export type Modules = ReturnType<typeof createModules>;
