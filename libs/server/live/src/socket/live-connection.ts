import type { Rights } from '@peyk/server-http';
import type { HeardWith } from '@peyk/server-module';
import type { WebSocket } from 'ws';
import { BUFFER_LIMIT_BYTES, IDLE_LIMIT_MS, MESSAGES_PER_SECOND } from '../live.limits';
import type { TakenTicket } from '../ticket/ticket.repository';
import { mayHear } from './who-hears';

/** RFC 6455: policy violation, going away. 4401 is ours: the session is over, do not come back with it. */
const CLOSE = { policy: 1008, goingAway: 1001, sessionOver: 4401 };
const KEEP_ALIVE = '9';

function areSame(one: Rights, other: Rights): boolean {
  return (
    one.isOwner === other.isOwner &&
    one.impersonatedBy === other.impersonatedBy &&
    one.state === other.state &&
    one.blockedReason === other.blockedReason &&
    one.permissions.size === other.permissions.size &&
    [...one.permissions].every((permission) => other.permissions.has(permission))
  );
}

/** What opened a socket, and what its user may. */
export interface Admitted extends TakenTicket {
  rights: Rights;
}

/** One open socket of a signed-in browser. */
export class LiveConnection {
  readonly accountId: bigint;
  readonly sessionKey: string;
  readonly #socket: WebSocket;
  readonly #sessionExpiresMs: number;
  #rights: Rights;
  #rightsAsked = 0;
  #heardAtMs: number;
  #second = { startMs: 0, messages: 0 };

  constructor(socket: WebSocket, ticket: Admitted, nowMs: number) {
    this.#socket = socket;
    this.accountId = ticket.accountId;
    this.sessionKey = ticket.sessionKey.toString('hex');
    this.#sessionExpiresMs = ticket.sessionExpiresAt.getTime();
    this.#rights = ticket.rights;
    this.#heardAtMs = nowMs;
  }

  /** Answers the keep-alive; everything else that a browser says is ignored. */
  hear(text: string, nowMs: number): void {
    this.#heardAtMs = nowMs;
    if (nowMs - this.#second.startMs >= 1000) this.#second = { startMs: nowMs, messages: 0 };
    this.#second.messages += 1;
    if (this.#second.messages > MESSAGES_PER_SECOND) this.#socket.close(CLOSE.policy, 'too many messages');
    else if (text === KEEP_ALIVE) this.#push(KEEP_ALIVE);
  }

  /** Whether its user may hear what is heard with this, as far as this process knows. */
  mayHear(heardWith: HeardWith): boolean {
    return mayHear(this.#rights, heardWith);
  }

  /**
   * What its user may from now on. @returns whether that is something else than before.
   * @param asked number of the question; the answer to an earlier one than the last is old, and forgotten
   */
  setRights(rights: Rights, asked: number): boolean {
    if (asked < this.#rightsAsked) return false;
    this.#rightsAsked = asked;
    const isNew = !areSame(this.#rights, rights);
    this.#rights = rights;
    return isNew;
  }

  /** Pushes an event, unless its user may not hear it. @param text the event as JSON, written once for all sockets */
  tell(heardWith: HeardWith, text: string): void {
    if (this.mayHear(heardWith)) this.#push(text);
  }

  #push(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // It reads too slowly; it comes back with a new ticket and asks for the present state.
    if (this.#socket.bufferedAmount > BUFFER_LIMIT_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  /** Ends what must not stay open: silent sockets, and sockets of a session whose time is over. */
  sweep(nowMs: number): void {
    if (nowMs >= this.#sessionExpiresMs) this.endSession();
    else if (nowMs - this.#heardAtMs > IDLE_LIMIT_MS) this.#socket.terminate();
  }

  endSession(): void {
    this.#socket.close(CLOSE.sessionOver, 'session over');
  }

  goAway(): void {
    this.#socket.close(CLOSE.goingAway, 'server stops');
  }

  cut(): void {
    this.#socket.terminate();
  }
}
