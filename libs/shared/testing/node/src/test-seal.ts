import { createSeal } from '@peyk/server-seal';

export const TEST_SECRET = 'a secret for tests, the same in all of them';

/** Seals and opens in tests; every test has the same secret. */
export const testSeal = createSeal(TEST_SECRET);
