/**
 * What `npm test` runs on every change, and what it leaves for `npm test -- --long`, `npm run prove` and, where a change reaches it,
 * `npm run affected`: tests that generate whole domains or live through minutes of simulated trouble, never those that keep an account's
 * data from others. Such a file is called `*.long.test.ts`; named by hand it runs like any other. Jest and the journeys hear of the tier
 * by the environment, and Nx keeps results of each tier by itself.
 */
export type Tier = 'quick' | 'long';

export function chooseTier(tier: Tier): void {
  process.env['PEYK_TIER'] = tier;
}
