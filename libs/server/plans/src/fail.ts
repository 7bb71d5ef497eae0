import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { PLANS_ERRORS } from './plans.errors';

export const fail: Fail<typeof PLANS_ERRORS> = failWith(PLANS_ERRORS);
