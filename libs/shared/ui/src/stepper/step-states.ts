export type StepState = 'waiting' | 'active' | 'done' | 'failed';

/** The one step that can show failure: the specification's third. */
const THIRD = 2;

/**
 * The state of every step of a journey.
 *
 * @param count how many steps there are
 * @param current the step that the person is on, from 0; `count` when all of them are done
 * @param thirdFailed what the third step did has failed; no other step can fail
 */
export function stepStates(count: number, current: number, thirdFailed = false): readonly StepState[] {
  return Array.from({ length: count }, (_unused, index) => {
    if (index === THIRD && thirdFailed && current >= THIRD) return 'failed';
    if (index < current) return 'done';
    return index === current ? 'active' : 'waiting';
  });
}
