import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { INBOX_ERRORS } from './inbox.errors';

export const fail: Fail<typeof INBOX_ERRORS> = failWith(INBOX_ERRORS);
