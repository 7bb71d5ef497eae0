import type { Socket } from 'node:net';
import { COMMAND, RESPONSE_BIT, STATUS } from '../wire/constants';
import { BIND_COMMANDS, bindPdu } from '../wire/control-pdu';
import { answeredMessageId, answerPdu, commandOf, headerPdu, isAnswer, sequenceOf, statusOf } from '../wire/header-pdu';
import type { MessagePdu } from '../wire/message-pdu';
import { messagePduBytes, writeMessagePdu } from '../wire/message-pdu';
import { PduFramer } from '../wire/pdu-framer';
import { readDataPdu, readMessagePdu } from '../wire/read-message-pdu';
import { WriteBatch } from '../wire/write-batch';
import { InFlight } from './in-flight';
import { LateAnswers } from './late-answers';
import { LinkPulse } from './link-pulse';
import type { SessionEvents, SessionLink } from './session-events';
import type { SmppSettings } from './smpp-options';

const MAX_SEQUENCE = 0x7fffffff;
/** After its own unbind the operator has so long for last answers and for closing its side; then we cut. */
const DISMISSED_WAIT_MS = 500;
/** So many windows of parts without an answer are remembered, in case it comes late. */
const LATE_WINDOWS = 10;

/**
 * One TCP connection, from bind to close. It never reconnects: `SessionKeeper` makes the next one.
 *
 * The socket must be connected already. One timer sweeps deadlines and enquire_link; there is no timer per part.
 */
export class SmppSession<T> {
  private readonly framer = new PduFramer();
  private readonly out: WriteBatch;
  private readonly inFlight = new InFlight<T>();
  private readonly late: LateAnswers<T>;
  private readonly sweeper: NodeJS.Timeout;
  private sequence = 0;
  private bindSequence = 0;
  private bindDeadline: number;
  private lastAnswerAt: number;
  private hasAnswered = false;
  private readonly pulse: LinkPulse;
  /** The operator's unbind, until it is answered. */
  private farewell: { sequence: number; deadline: number } | undefined;
  /** Set while we do not read: what the operator has sent meanwhile is not late. */
  private unreadSince: number | undefined;
  private goodbye: NodeJS.Timeout | undefined;
  private state: 'binding' | 'bound' | 'leaving' | 'closed' = 'binding';

  constructor(
    private readonly socket: Socket,
    private readonly settings: SmppSettings,
    private readonly events: SessionEvents<T>,
    private readonly link: SessionLink,
  ) {
    const now = settings.now();
    this.bindDeadline = now + settings.bindTimeoutMs;
    this.lastAnswerAt = now;
    this.pulse = new LinkPulse(settings, now);
    this.late = new LateAnswers(settings.lateAnswerMs, settings.window * LATE_WINDOWS);
    this.out = new WriteBatch(socket);
    this.out.onHandOver = () => this.inFlight.markWritten();
    // Nagle and delayed acknowledgement together cost a factor of eight at a window of 10.
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('error', (error) => this.log('warn', { reason: error.message }, 'smpp link error'));
    socket.on('close', () => this.closed());
    const shortest = Math.min(
      settings.answerTimeoutMs,
      settings.enquireEveryMs,
      settings.enquireAnswerMs,
      settings.bindTimeoutMs,
    );
    this.sweeper = setInterval(() => this.sweep(), Math.max(10, Math.min(250, shortest / 4)));
    this.bindSequence = this.nextSequence();
    this.out.appendBuffer(bindPdu(link.role, this.bindSequence, settings));
  }

  get pending(): number {
    return this.inFlight.size;
  }

  /** Whether it can take parts: bound, and neither side has said goodbye. */
  get isBound(): boolean {
    return this.state === 'bound';
  }

  /** Parts that may be without an answer at once: its window, and less while the operator is silent. */
  get capacity(): number {
    const takesParts = this.isBound && this.link.role !== 'receiver';
    return takesParts ? this.link.breaker.limit(this.settings.window) : 0;
  }

  get freeSlots(): number {
    return Math.max(0, this.capacity - this.inFlight.size);
  }

  /** The caller has looked at `freeSlots`. */
  transmit(item: T, message: MessagePdu): void {
    const sequence = this.nextSequence();
    this.inFlight.add(sequence, item, this.settings.now() + this.settings.answerTimeoutMs);
    const ids = { command: COMMAND.submitSm, sequence };
    this.out.append(messagePduBytes(message), (target, start) => writeMessagePdu(target, start, ids, message));
  }

  /** Says goodbye; the link closes when the operator answers, or after `waitMs`. */
  unbind(waitMs: number): void {
    // One that is leaving has its own end in sight.
    if (this.state === 'closed' || this.state === 'leaving') return;
    this.state = 'leaving';
    this.out.appendBuffer(headerPdu(COMMAND.unbind, STATUS.ok, this.nextSequence()));
    this.out.flush();
    this.cutAfter(waitMs);
  }

  /** Leaves what the operator sends in the socket; what is on its way keeps its time for an answer. */
  stopReading(): void {
    if (this.unreadSince !== undefined || this.state === 'closed') return;
    this.unreadSince = this.settings.now();
    this.socket.pause();
  }

  goOnReading(): void {
    if (this.unreadSince === undefined) return;
    const unreadMs = this.settings.now() - this.unreadSince;
    this.unreadSince = undefined;
    this.inFlight.prolong(unreadMs);
    this.lastAnswerAt += unreadMs;
    this.pulse.prolong(unreadMs);
    if (this.farewell) this.farewell.deadline += unreadMs;
    this.socket.resume();
  }

  destroy(reason: string): void {
    if (this.state === 'closed') return;
    this.log('warn', { reason }, 'smpp link dropped');
    this.socket.destroy();
  }

  /** `end` closes only our side; a peer that never closes its own would keep the session, and its parts, for ever. */
  private cutAfter(waitMs: number): void {
    this.goodbye ??= setTimeout(() => this.socket.destroy(), waitMs);
  }

  private nextSequence(): number {
    this.sequence = this.sequence >= MAX_SEQUENCE ? 1 : this.sequence + 1;
    return this.sequence;
  }

  private read(chunk: Buffer): void {
    this.pulse.heard(this.settings.now());
    try {
      this.framer.push(chunk, (pdu) => this.dispatch(pdu));
    } catch (error) {
      // Our place in the stream is lost: whatever follows would be read wrongly.
      this.destroy(error instanceof Error ? error.message : 'unreadable bytes');
    }
  }

  private dispatch(pdu: Buffer): void {
    const command = commandOf(pdu);
    const sequence = sequenceOf(pdu);
    if (command === COMMAND.submitSmResp) return this.answered(sequence, statusOf(pdu), pdu);
    if (command === COMMAND.deliverSm || command === COMMAND.dataSm) return this.delivered(pdu, sequence);
    if (command === COMMAND.enquireLink)
      return this.out.appendBuffer(headerPdu(COMMAND.enquireLinkResp, STATUS.ok, sequence));
    if (command === (BIND_COMMANDS[this.link.role] | RESPONSE_BIT) >>> 0) return this.bindAnswered(statusOf(pdu));
    if (command === COMMAND.unbind) return this.dismissed(sequence);
    if (command === COMMAND.unbindResp) return void this.socket.end();
    if (command === COMMAND.genericNack) return this.nacked(sequence, statusOf(pdu), pdu);
    if (command === COMMAND.enquireLinkResp) return void this.pulse.answered(sequence);
    if (!isAnswer(command)) this.out.appendBuffer(headerPdu(COMMAND.genericNack, STATUS.invalidCommand, sequence));
  }

  private answered(sequence: number, status: number, pdu: Buffer): void {
    this.lastAnswerAt = this.settings.now();
    this.hasAnswered = true;
    const silentMs = this.link.breaker.answered();
    if (silentMs !== undefined) this.log('info', { silentMs }, 'the operator answers again');
    const messageId = status === STATUS.ok ? answeredMessageId(pdu) : '';
    const item = this.inFlight.take(sequence);
    if (item === undefined) this.events.onLateAnswer(this.late.take(sequence), status, messageId);
    else this.events.onAnswer(item, status, messageId);
    if (this.farewell && this.inFlight.size === 0) this.leave();
  }

  private log(level: 'info' | 'warn', fields: object, message: string): void {
    this.settings.log[level]({ carrier: this.settings.name, ...fields }, message);
  }

  /** A nack of a submit is an answer to it; a nack of the bind refuses the bind. */
  private nacked(sequence: number, status: number, pdu: Buffer): void {
    if (sequence === this.bindSequence && this.state === 'binding')
      return this.bindAnswered(status || STATUS.bindFailed);
    if (!this.pulse.answered(sequence)) this.answered(sequence, status || STATUS.systemError, pdu);
  }

  private bindAnswered(status: number): void {
    if (this.state !== 'binding') return;
    if (status !== STATUS.ok) return this.destroy(`bind refused with status 0x${status.toString(16)}`);
    this.state = 'bound';
    this.events.onBound(this);
  }

  /** Not called unless the whole PDU is here; one that we cannot read is refused alone and the link lives on. */
  private delivered(pdu: Buffer, sequence: number): void {
    const isData = commandOf(pdu) === COMMAND.dataSm;
    const command = isData ? COMMAND.dataSmResp : COMMAND.deliverSmResp;
    const answer = (status: number) => this.out.appendBuffer(answerPdu(command, status, sequence, ''));
    let message: MessagePdu;
    try {
      message = isData ? readDataPdu(pdu) : readMessagePdu(pdu);
    } catch {
      this.log('warn', {}, `malformed ${isData ? 'data_sm' : 'deliver_sm'} refused`);
      return answer(STATUS.systemError);
    }
    this.events.onDeliver(message, (status) => {
      if (this.state !== 'closed') answer(status);
    });
  }

  /**
   * Nothing may be submitted after the operator's unbind: what still waits for the end of this turn is taken back. The unbind is
   * answered when what was written is: until then the operator is bound to answer, and afterwards it need not.
   */
  private dismissed(sequence: number): void {
    if (this.farewell || this.state === 'leaving') return this.leave(sequence);
    const unwritten = this.inFlight.takeUnwritten();
    this.out.takeBack((pdu) => commandOf(pdu) === COMMAND.submitSm);
    this.state = 'leaving';
    this.farewell = { sequence, deadline: this.settings.now() + this.settings.unbindWaitMs };
    this.events.onDismissed(this, unwritten);
    if (this.inFlight.size === 0) this.leave();
  }

  private leave(sequence = this.farewell?.sequence ?? 0): void {
    this.farewell = undefined;
    this.out.appendBuffer(headerPdu(COMMAND.unbindResp, STATUS.ok, sequence));
    this.out.flush();
    this.socket.end();
    this.cutAfter(DISMISSED_WAIT_MS);
  }

  private sweep(): void {
    if (this.unreadSince !== undefined) return;
    const now = this.settings.now();
    if (this.state === 'binding' && now > this.bindDeadline) return this.destroy('no answer to the bind');
    this.expire(now);
    this.late.forgetOld(now);
    if (this.link.breaker.takeReady()) this.events.onReady();
    if (this.farewell && now > this.farewell.deadline) return this.leave();
    if (this.state !== 'bound') return;
    if (this.pulse.isDead(now)) return this.destroy('no answer to enquire_link');
    if (this.pulse.isDue(now)) this.enquire(now);
  }

  private expire(now: number): void {
    const expired = this.inFlight.takeExpired(now);
    if (expired.length === 0) return;
    for (const { sequence, item } of expired) this.late.add(sequence, item, now);
    // One answer that is lost between others says nothing of the operator.
    if (now - this.lastAnswerAt >= this.settings.answerTimeoutMs) this.fellSilent(expired.length);
    this.events.onExpired(expired.map(({ item }) => item));
  }

  private fellSilent(unanswered: number): void {
    if (!this.link.breaker.silence()) return;
    this.log('warn', { unanswered }, 'the operator answers no submits; nothing more is sent until it answers one');
    this.events.onSilence();
  }

  private enquire(now: number): void {
    const sequence = this.nextSequence();
    this.pulse.ask(sequence, now);
    this.out.appendBuffer(headerPdu(COMMAND.enquireLink, STATUS.ok, sequence));
  }

  private closed(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    clearInterval(this.sweeper);
    clearTimeout(this.goodbye);
    const lost = this.inFlight.takeAll();
    // It took parts and never said a word: the next connection must not bring it as many again.
    if (lost.written.length > 0 && !this.hasAnswered) this.fellSilent(lost.written.length);
    this.events.onClosed(this, lost);
  }
}
