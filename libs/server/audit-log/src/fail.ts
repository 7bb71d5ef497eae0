import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { AUDIT_LOG_ERRORS } from './audit-log.errors';

export const fail: Fail<typeof AUDIT_LOG_ERRORS> = failWith(AUDIT_LOG_ERRORS);
