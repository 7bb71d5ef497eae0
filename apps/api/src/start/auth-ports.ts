import { relyingPartyOf } from '@peyk/server-auth';
import type { AuthModuleDependencies } from '@peyk/server-auth';
import type { Logger } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import type { Sender } from '@peyk/server-sender';
import type { Config } from '../config';
import { DEMO } from '../demo/demo-seed';
import { registryOf } from './identity-registry';
import { pepperOf } from './pepper';
import { createSendCode } from './system-account';

interface AuthParts {
  seal: Seal;
  systemAccountId: bigint;
  log: Logger;
  /** What of this process sends, if anything does. */
  sender?: () => Sender | undefined;
  alert: (kind: string) => void;
}

type AuthConfig = Pick<
  Config,
  | 'secret'
  | 'previousSecret'
  | 'registrationCodesPerHour'
  | 'isRegistrationOpen'
  | 'identity'
  | 'isDemo'
  | 'handsetsUrl'
  | 'isProduction'
  | 'panelUrl'
  | 'origins'
  | 'port'
>;

/** What signing in gets of the installation. */
export function authPorts(config: AuthConfig, parts: AuthParts): AuthModuleDependencies {
  const { secret, previousSecret, isDemo, handsetsUrl } = config;
  const { seal, systemAccountId, log, sender = () => undefined, alert } = parts;
  return {
    pepper: pepperOf(secret),
    previousPepper: previousSecret === undefined ? undefined : pepperOf(previousSecret),
    seal,
    sendCode: createSendCode({ accountId: systemAccountId, seal, log, taker: sender }),
    expectCode: () => sender()?.makeWay(),
    alert,
    registrationCodesPerHour: config.registrationCodesPerHour,
    demo: isDemo && handsetsUrl ? { handsetsUrl, username: DEMO.username } : null,
    relyingParty: relyingPartyOf({
      panelUrl: config.panelUrl,
      origins: config.origins,
      localPort: config.isProduction ? null : config.port,
    }),
    registration: { isOpen: config.isRegistrationOpen, registry: registryOf(config) },
  };
}
