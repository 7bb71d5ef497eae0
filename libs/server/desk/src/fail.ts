import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { DESK_ERRORS } from './desk.errors';

export const fail: Fail<typeof DESK_ERRORS> = failWith(DESK_ERRORS);
