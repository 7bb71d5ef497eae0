import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { SUPPORT_ERRORS } from './support.errors';

export const fail: Fail<typeof SUPPORT_ERRORS> = failWith(SUPPORT_ERRORS);
