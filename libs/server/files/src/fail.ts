import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { FILES_ERRORS } from './files.errors';

/** Ends the call with an error of this library. */
export const fail: Fail<typeof FILES_ERRORS> = failWith(FILES_ERRORS);
