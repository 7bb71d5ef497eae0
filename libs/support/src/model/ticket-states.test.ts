import { STATE_ORDER, TICKET_STATES, mayBeRated, readState } from './ticket-states';

describe('the states of a ticket', () => {
  it('are six, each with a name of its own', () => {
    const labels = STATE_ORDER.map((state) => TICKET_STATES[state].label);
    expect(new Set(labels).size).toBe(6);
  });

  it('are read out of the address, and nothing else is', () => {
    expect(['3', '7', '', '03', undefined].map(readState)).toEqual([3, undefined, undefined, undefined, undefined]);
  });

  it('let the help be rated when it was answered or closed', () => {
    expect(STATE_ORDER.filter(mayBeRated)).toEqual([3, 4]);
  });
});
