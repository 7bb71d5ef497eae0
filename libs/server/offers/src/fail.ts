import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { OFFERS_ERRORS } from './offers.errors';

export const fail: Fail<typeof OFFERS_ERRORS> = failWith(OFFERS_ERRORS);
