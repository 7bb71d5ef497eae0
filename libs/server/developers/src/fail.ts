import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { DEVELOPERS_ERRORS } from './developers.errors';

export const fail: Fail<
  typeof DEVELOPERS_ERRORS,
  'id' | 'key_id' | 'role_id' | 'allowed_addresses' | 'expires_at' | 'call_id' | 'from'
> = failWith(DEVELOPERS_ERRORS);
