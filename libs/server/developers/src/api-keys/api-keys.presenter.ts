import type { components } from '@peyk/shared-contract';
import { stateOf } from './api-keys.policy';
import type { ApiKey } from './api-keys.repository';

/** A key as people see it: never its secret. */
export function presentApiKey(key: ApiKey, now: Date): components['schemas']['ApiKey'] {
  const { roleId, roleTitle } = key;
  return {
    id: key.id.toString(),
    title: key.title,
    mode: key.mode,
    prefix: key.prefix,
    state: stateOf(key, now),
    has_everything: key.hasAll,
    role: roleId === null || roleTitle === null ? null : { id: roleId.toString(), title: roleTitle },
    allowed_addresses: key.allowedAddresses,
    expires_at: key.expiresAt?.toISOString() ?? null,
    created_at: key.createdAt.toISOString(),
    created_by: key.createdBy,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_ip: key.lastUsedIp,
  };
}
