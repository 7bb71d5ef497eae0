import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { AGREEMENT_ERRORS } from './agreements.errors';

/** Ends the call with an error of an agreement. */
export const failAgreement: Fail<typeof AGREEMENT_ERRORS, 'from_number'> = failWith(AGREEMENT_ERRORS);
