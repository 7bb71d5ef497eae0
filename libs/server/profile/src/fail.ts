import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { PROFILE_ERRORS } from './profile.errors';

export const fail: Fail<typeof PROFILE_ERRORS> = failWith(PROFILE_ERRORS);
