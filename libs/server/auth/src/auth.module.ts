import { ACCOUNT_CHANGED_CHANNEL } from '@peyk/server-accounts';
import type { LiveSource, PeriodicTask, ServerModule } from '@peyk/server-module';
import { accountCommands } from './admin/account.commands';
import { identitiesQueue } from './admin/identities-queue';
import { packagesCollection } from './admin/packages-collection';
import { registrationCommands } from './admin/registration.commands';
import { seedPackages } from './admin/seed-packages';
import { supportCommands } from './admin/support.commands';
import { AUTH_RETENTION } from './auth.retention';
import { createAuthHandlers } from './auth.routes';
import type { AuthDependencies } from './auth.routes';
import { authenticatorResealer } from './authenticator/reseal-authenticators';
import { checkDueIdentities } from './identity/check-identity.service';
import { holderResealer } from './identity/reseal-holders';
import { loadStanding } from './identity/standing.presenter';
import { pendingResealer } from './registration/reseal-pending';

const IDENTITY_EVERY_MS = 30_000;

const accountChanged: LiveSource<'account_changed'> = {
  event: 'account_changed',
  channel: ACCOUNT_CHANGED_CHANNEL,
  heardWith: 'every user',
  load: ({ db }, { accountId }) => loadStanding(db, accountId),
};

/** Accounts whose registration the registry of persons has not answered, or whose process was killed before it did. */
function identityTask({ registration: { registry }, seal }: AuthDependencies): PeriodicTask {
  return {
    name: 'identity',
    everyMs: IDENTITY_EVERY_MS,
    run: (context) => checkDueIdentities(context, { registry, seal }),
  };
}

export interface AuthModuleDependencies extends AuthDependencies {
  /** Of the secret before this one, while the secret is being changed. */
  previousPepper?: string | undefined;
}

/** Signing in and registering: accounts, users, sessions and codes. */
export function authModule(dependencies: AuthModuleDependencies) {
  const { pepper, previousPepper } = dependencies;
  const peppers = previousPepper === undefined ? [pepper] : [pepper, previousPepper];
  return {
    name: 'auth',
    handlers: createAuthHandlers(dependencies),
    tasks: [identityTask(dependencies)],
    live: [accountChanged],
    retention: AUTH_RETENTION,
    commands: [...accountCommands, ...supportCommands, ...registrationCommands],
    sealed: [authenticatorResealer(peppers), holderResealer, pendingResealer],
    queues: [identitiesQueue(dependencies.seal)],
    collections: [packagesCollection],
    seedDemo: seedPackages,
  } satisfies ServerModule;
}
