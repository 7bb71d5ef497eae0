import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { PATTERNS_ERRORS } from './patterns.errors';

export const fail: Fail<typeof PATTERNS_ERRORS> = failWith(PATTERNS_ERRORS);
