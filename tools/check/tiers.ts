/**
 * What `npm test` runs on every change, and what it leaves for `npm test -- --long` and `npm run prove`: tests that walk through every
 * operation, start whole processes or wait for minutes of simulated trouble. Such a file is called `*.long.test.ts`; named by hand it
 * runs like any other. Jest and the journeys hear of the tier by the environment, and Nx keeps results of each tier by itself.
 */
export type Tier = 'quick' | 'long';

export function chooseTier(tier: Tier): void {
  process.env['PEYK_TIER'] = tier;
}
