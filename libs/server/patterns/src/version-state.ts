import type { components } from '@peyk/shared-contract';

/** `pattern_versions.state`. */
export const VERSION_STATE = { waiting: 0, accepted: 1, refused: 2, replaced: 3 } as const;

type Name = components['schemas']['PatternVersion']['state'];

const NAMES: readonly Name[] = ['waiting', 'accepted', 'refused', 'replaced'];

export function versionStateName(state: number): Name {
  const name = NAMES[state];
  if (name === undefined) throw new RangeError(`No state of a version: ${state}.`);
  return name;
}
