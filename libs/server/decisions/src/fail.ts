import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { DECISIONS_ERRORS } from './decisions.errors';

export const fail: Fail<typeof DECISIONS_ERRORS> = failWith(DECISIONS_ERRORS);
