import { SEND_STATE } from './states';

/** What of a send decides what may be done with it. */
export interface ControlView {
  state: number;
  expiresAt: Date | null;
}

const UNDER_WAY: ReadonlySet<number> = new Set([
  SEND_STATE.creating,
  SEND_STATE.queued,
  SEND_STATE.sending,
  SEND_STATE.scheduled,
]);

/** Nothing moves a send out of these. */
const ENDED: ReadonlySet<number> = new Set([
  SEND_STATE.rejected,
  SEND_STATE.noValidRecipient,
  SEND_STATE.finished,
  SEND_STATE.stopped,
  SEND_STATE.noCredit,
  SEND_STATE.systemError,
]);

/** Whether anything may still leave, now or later: so a stop, or another rate, would change something. */
export function isAlive({ state }: Pick<ControlView, 'state'>): boolean {
  return !ENDED.has(state);
}

/** Whether a send goes on by itself. */
export function isUnderWay({ state }: Pick<ControlView, 'state'>): boolean {
  return UNDER_WAY.has(state);
}

/** What waits for a reader leaves only when he says so; what has expired does not leave at all. */
export function mayPause({ state, expiresAt }: ControlView, now: Date): boolean {
  return UNDER_WAY.has(state) && (expiresAt === null || expiresAt > now);
}

export function mayResume({ state }: Pick<ControlView, 'state'>): boolean {
  return state === SEND_STATE.paused;
}

/** Until its time has come. */
export function mayReschedule({ state }: Pick<ControlView, 'state'>): boolean {
  return state === SEND_STATE.scheduled;
}
