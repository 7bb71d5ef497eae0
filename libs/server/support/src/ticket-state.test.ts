import { nextState } from './ticket-state';
import type { TicketMove, TicketState } from './ticket-state';

const STATES: readonly TicketState[] = [1, 2, 3, 4, 5, 6];
const after = (move: TicketMove) => STATES.map((state) => nextState(state, move) ?? null);

describe('a ticket', () => {
  it.each<[TicketMove, (number | null)[]]>([
    ['customerWrote', [2, 2, 2, null, 2, 2]],
    ['supportAnswered', [3, 3, 3, null, 3, 3]],
    ['supportAsked', [1, 1, 1, null, 1, 1]],
    ['referredForReview', [5, 5, 5, null, 5, 5]],
    ['referredToUnit', [6, 6, 6, null, 6, 6]],
    ['closed', [4, 4, 4, null, 4, 4]],
    ['timePassed', [null, null, 4, null, null, null]],
  ])('after %s is, from each of its states, what docs/support.md says', (move, expected) => {
    expect(after(move)).toEqual(expected);
  });
});
