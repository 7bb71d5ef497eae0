import type { BindRole } from '../wire/control-pdu';
import type { MessagePdu } from '../wire/message-pdu';
import type { Breaker } from './breaker';
import type { SmppSession } from './smpp-session';

/** What one session tells its owner. `T` is whatever the owner wants back with an answer. */
export interface SessionEvents<T> {
  onBound(session: SmppSession<T>): void;
  onAnswer(item: T, status: number, messageId: string): void;
  /** The answer to a part that has expired; `item` is missing when that is too long ago, or it answers nothing. */
  onLateAnswer(item: T | undefined, status: number, messageId: string): void;
  onSilence(): void;
  /** The operator has been silent, and one part may go to see whether it still is. */
  onReady(): void;
  onExpired(items: T[]): void;
  /** The owner answers with `respond` when it has stored the message. */
  onDeliver(message: MessagePdu, respond: (status: number) => void): void;
  /** The operator said goodbye: the session takes no more parts and closes soon. `unwritten` are free for another one. */
  onDismissed(session: SmppSession<T>, unwritten: T[]): void;
  /** Called once, last. `written` may have reached the operator, `unwritten` certainly has not. */
  onClosed(session: SmppSession<T>, lost: { written: T[]; unwritten: T[] }): void;
}

/** What a session is for, and what is known of its operator from the connections before. */
export interface SessionLink {
  role: BindRole;
  breaker: Breaker;
}
