import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { SECRETARY_ERRORS } from './secretary.errors';

export const fail: Fail<typeof SECRETARY_ERRORS> = failWith(SECRETARY_ERRORS);
