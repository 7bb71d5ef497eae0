import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { DEPOSITS_ERRORS } from './deposits.errors';

export const fail: Fail<typeof DEPOSITS_ERRORS> = failWith(DEPOSITS_ERRORS);
