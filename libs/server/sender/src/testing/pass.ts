import type { Pass } from '../epoch/gate';

/** Of an engine that was never held. */
export const FIRST_PASS: Pass = { epoch: 1, beat: 0n, timeline: null };
