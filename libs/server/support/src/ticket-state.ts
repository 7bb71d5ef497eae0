/** Numbers of the contract; what each means stands in `docs/support.md`. */
export const TICKET_STATE = {
  waitingForCustomer: 1,
  waitingForSupport: 2,
  answered: 3,
  closed: 4,
  inReview: 5,
  withUnit: 6,
} as const;

export type TicketState = (typeof TICKET_STATE)[keyof typeof TICKET_STATE];

/** What someone does, or time, that another state follows from. */
export type TicketMove =
  | 'customerWrote'
  | 'supportAnswered'
  | 'supportAsked'
  | 'referredForReview'
  | 'referredToUnit'
  | 'closed'
  | 'timePassed';

const NEXT: Readonly<Record<TicketMove, TicketState>> = {
  customerWrote: TICKET_STATE.waitingForSupport,
  supportAnswered: TICKET_STATE.answered,
  supportAsked: TICKET_STATE.waitingForCustomer,
  referredForReview: TICKET_STATE.inReview,
  referredToUnit: TICKET_STATE.withUnit,
  closed: TICKET_STATE.closed,
  timePassed: TICKET_STATE.closed,
};

/** The state after a move; undefined when the move is none in this state: closed is for ever, and time closes only what was answered. */
export function nextState(state: TicketState, move: TicketMove): TicketState | undefined {
  if (state === TICKET_STATE.closed) return undefined;
  if (move === 'timePassed' && state !== TICKET_STATE.answered) return undefined;
  return NEXT[move];
}
