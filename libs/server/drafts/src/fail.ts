import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { DRAFTS_ERRORS } from './drafts.errors';

export const fail: Fail<typeof DRAFTS_ERRORS> = failWith(DRAFTS_ERRORS);
