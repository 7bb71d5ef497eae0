import type { ServerContext } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import { allOf } from '@peyk/server-module';
import type { Config } from '../config';
import { createModules } from '../modules';
import { authPorts } from '../start/auth-ports';
import { filesIn } from '../start/files-place';
import { openSealed, sealOf } from '../start/sealed-tables';

type Secrets = Pick<Config, 'secret' | 'previousSecret'>;

/** Every table with something sealed in it, as an installation with these secrets has them. */
export function sealedTables(context: ServerContext, secrets: Secrets) {
  const quiet = () => undefined;
  const settings = {
    registrationCodesPerHour: 60,
    isRegistrationOpen: false,
    identity: 'simulated',
    isDemo: false,
    isProduction: true,
    port: 0,
    origins: [],
  } as const;
  const parts = { seal: sealOf(secrets), systemAccountId: 1n, log: context.log, alert: quiet };
  const auth = authPorts({ ...settings, handsetsUrl: undefined, panelUrl: undefined, ...secrets }, parts);
  return allOf(
    createModules({ auth, home: {}, files: filesIn('unused'), linkCodes: createLinkCodes(secrets.secret) }),
    'sealed',
  );
}

/** What a process does before it serves. */
export async function startSealed(context: ServerContext, secrets: Secrets): Promise<void> {
  await openSealed(context, secrets, { seal: sealOf(secrets), resealers: sealedTables(context, secrets) });
}
