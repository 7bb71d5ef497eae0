import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { COLLEAGUES_ERRORS } from './colleagues.errors';

export const fail: Fail<typeof COLLEAGUES_ERRORS> = failWith(COLLEAGUES_ERRORS);
