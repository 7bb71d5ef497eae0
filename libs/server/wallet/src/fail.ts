import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { WALLET_ERRORS } from './wallet.errors';

export const fail: Fail<typeof WALLET_ERRORS, 'to_date'> = failWith(WALLET_ERRORS);
