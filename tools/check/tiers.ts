/**
 * What `npm test` runs on every change, and what it leaves for `npm test -- --long`, `npm run prove` and, where a change reaches it,
 * `npm run affected`. Test files that take more than three seconds stand in tools/jest/long-tests.json and wait, but for those that keep
 * the laws: who may see and do what, money, what is at rest, and that a message is sent once. A file that is named by hand runs like
 * any other. Jest and the journeys hear of the tier by the environment, and Nx keeps results of each tier by itself.
 */
export type Tier = 'quick' | 'long';

export function chooseTier(tier: Tier): void {
  process.env['PEYK_TIER'] = tier;
}
