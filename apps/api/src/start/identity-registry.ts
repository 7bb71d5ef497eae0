import { manualRegistry, simulatedRegistry } from '@peyk/server-auth';
import type { IdentityRegistry } from '@peyk/server-auth';
import type { Config } from '../config';

const REGISTRIES: Readonly<Record<Config['identity'], IdentityRegistry>> = {
  manual: manualRegistry,
  simulated: simulatedRegistry,
};

/** Who says that a mobile, a national id and a birth date belong to one person. A real registry is another entry here. */
export function registryOf({ identity }: Pick<Config, 'identity'>): IdentityRegistry {
  return REGISTRIES[identity];
}
