import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { PAYMENTS_ERRORS } from './payments.errors';

export const fail: Fail<typeof PAYMENTS_ERRORS> = failWith(PAYMENTS_ERRORS);
