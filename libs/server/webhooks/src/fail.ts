import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { WEBHOOKS_ERRORS } from './webhooks.errors';

export const fail: Fail<typeof WEBHOOKS_ERRORS, 'id' | 'url' | 'from' | 'delivery_id'> = failWith(WEBHOOKS_ERRORS);
