import type { MessagePdu, PartPosition } from '@peyk/server-carrier';
import { STATUS, TLV, encodeText, concatenationHeader, positionOf, DATA_CODING } from '@peyk/server-carrier';
import type { HandsetBook } from '../handsets/handset-book';
import { textOf } from '../handsets/text-of';
import type { Journal } from '../journal/journal';
import { Attempts } from './attempts';
import type { Behaviour } from './behaviour';
import { isReceiptWanted } from './behaviour';
import type { Delivery, InboundDelivery, ReceiptDelivery } from './delivery';
import type { Dialect } from './dialect';
import { idInAnswer } from './dialect';
import { magicOf } from './magic-numbers';
import { Outbox } from './outbox';
import type { SessionOwner, SmscSession } from './smsc-session';
import type { Statistics } from './statistics';
import { newStatistics } from './statistics';
import { TakeRate } from './take-rate';
import { TimingWheel } from './timing-wheel';
import { Trouble } from './trouble';

export interface OperatorOptions {
  now: () => number;
  latencyMs: number;
  receiptDelayMs: number;
  /** Whether receipts give user_message_reference back. */
  keepsReferences: boolean;
  dialect: Dialect;
  maxPerSecond: number;
  magic: boolean;
  systemId: string;
  password: string;
  /** Behaviour of an ordinary number. */
  draw: () => Behaviour;
  journal: Journal;
  /** Undefined keeps counters only. */
  handsets: HandsetBook | undefined;
}

/** Receipts that may wait in memory; beyond it the operator answers "queue full", as a real one does. */
const MAX_WAITING = 1_000_000;
const ANSWER_AFTER_RECEIPT_MS = 300;
const RESEND_AFTER_MS = 1_000;
const ENROUTE_DELAY_MS = 300;

type Due =
  { kind: 'deliver'; delivery: Delivery } | { kind: 'answer'; session: SmscSession; sequence: number; id: string };

/** The mobile operator: takes submits, keeps its word on receipts, passes handsets' messages on. */
export class Operator implements SessionOwner {
  readonly statistics: Statistics = newStatistics();
  readonly trouble: Trouble;
  private readonly sessions = new Set<SmscSession>();
  private readonly outbox = new Outbox();
  private readonly wheel: TimingWheel<Due>;
  private readonly attempts = new Attempts();
  private readonly rate: TakeRate;
  private nextId: number;
  private nextReference = 0;

  constructor(private readonly options: OperatorOptions) {
    this.wheel = new TimingWheel(options.now, (items) => this.due(items));
    this.trouble = new Trouble(options.now);
    this.rate = new TakeRate(options.maxPerSecond, options.now);
    // Ids keep growing over restarts without being stored: nobody takes a thousand messages in every millisecond.
    this.nextId = options.now() * 1_000;
  }

  get dialect(): Dialect {
    return this.options.dialect;
  }

  get bound(): number {
    return this.sessions.size;
  }

  /** Deliveries that wait for their time or for a session. */
  get waiting(): number {
    return this.wheel.size + this.outbox.size;
  }

  now(): number {
    return this.options.now();
  }

  mayBind(systemId: string, password: string): boolean {
    const { options } = this;
    return options.systemId === '' || (systemId === options.systemId && password === options.password);
  }

  onBound(session: SmscSession): void {
    this.sessions.add(session);
    this.outbox.attach(session);
  }

  onClosed(session: SmscSession): void {
    this.sessions.delete(session);
    this.outbox.detach(session);
  }

  /** The journal first: an answer that the ESME has seen must survive whatever happens to this process. */
  onHandOver(): void {
    this.options.journal.flush();
  }

  onRoom(): void {
    this.outbox.pump();
  }

  onSubmit(session: SmscSession, sequence: number, message: MessagePdu): void {
    this.statistics.submits += 1;
    if (this.trouble.kind === 'deaf') return void (this.statistics.unanswered += 1);
    if (this.waiting >= MAX_WAITING) return this.notNow(session, sequence, STATUS.queueFull);
    if (!this.rate.take()) return this.notNow(session, sequence, STATUS.throttled);
    const position = positionOf(message);
    const behaviour = this.behaviourFor(message, position);
    if (behaviour.answer === 'throttle') return this.notNow(session, sequence, STATUS.throttled);
    if (behaviour.answer === 'queue-full') return this.notNow(session, sequence, STATUS.queueFull);
    if (behaviour.answer === 'system-error') return this.notNow(session, sequence, STATUS.systemError);
    if (behaviour.answer === 'refuse') {
      this.statistics.refused += 1;
      return session.refuse(sequence, STATUS.invalidDestination);
    }
    const id = this.take(message, position, behaviour);
    if (behaviour.answer === 'accept') return this.answer(session, sequence, id, behaviour);
    if (behaviour.answer === 'late')
      return this.wheel.add({ kind: 'answer', session, sequence, id }, this.trouble.leftMs);
    this.statistics.unanswered += 1;
    if (behaviour.answer === 'cut') session.cut();
  }

  onDelivered(delivery: Delivery, status: number): void {
    if (status !== STATUS.ok) return this.sendAgain(delivery);
    if (delivery.kind === 'receipt') {
      this.statistics.receiptsAcknowledged += 1;
      this.options.journal.receiptAcknowledged(delivery.id, delivery.stat);
    } else {
      this.statistics.inboundAcknowledged += 1;
      this.options.journal.inboundAcknowledged(delivery.id);
      this.options.handsets?.markTaken(delivery.number, delivery.id);
    }
  }

  onReturned(deliveries: Delivery[]): void {
    this.statistics.resent += deliveries.length;
    for (const delivery of deliveries) this.outbox.add(delivery);
    this.outbox.pump();
  }

  /** Receipts and messages that an earlier run promised. */
  resume(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) this.wheel.add({ kind: 'deliver', delivery }, 0);
  }

  /** A handset writes to a line. Returns the id of its first part. */
  write(number: string, line: string, text: string): string {
    const { encoding, bodies } = encodeText(text);
    const reference = (this.nextReference = (this.nextReference + 1) % 256);
    const deliveries = bodies.map((body, index): InboundDelivery => {
      const position = { reference, total: bodies.length, index: index + 1 };
      return {
        kind: 'inbound',
        id: String(this.nextId++),
        line,
        number,
        dataCoding: encoding === 'ucs2' ? DATA_CODING.ucs2 : DATA_CODING.default,
        header: bodies.length > 1 ? concatenationHeader(position) : undefined,
        body,
      };
    });
    const id = deliveries[0]?.id ?? '';
    this.options.handsets?.wrote(number, { id, line, text, at: this.now() }, deliveries.at(-1)?.id ?? id);
    for (const delivery of deliveries) {
      this.options.journal.inbound(delivery, this.now());
      this.outbox.add(delivery);
      this.statistics.inboundSent += 1;
    }
    this.outbox.pump();
    return id;
  }

  /** Says goodbye to everybody; what waits stays in the journal. */
  stop(): void {
    this.wheel.stop();
    for (const session of this.sessions) session.leave();
  }

  private behaviourFor(message: MessagePdu, position: PartPosition | undefined): Behaviour {
    const ordinary = this.ordinaryBehaviour(message, position);
    const trouble = this.trouble.kind;
    return trouble && trouble !== 'deaf' ? { ...ordinary, answer: trouble } : ordinary;
  }

  private ordinaryBehaviour(message: MessagePdu, position: PartPosition | undefined): Behaviour {
    const magic = this.options.magic ? magicOf(message.destination) : undefined;
    if (!magic) return this.options.draw();
    const part = position?.index ?? 1;
    const key = `${message.destination}|${position?.reference ?? 0}|${part}`;
    const behaviour = magic.behaviour(this.attempts.next(key), part);
    if (behaviour.answer !== 'throttle' && behaviour.answer !== 'queue-full') this.attempts.forget(key);
    return behaviour;
  }

  private notNow(session: SmscSession, sequence: number, status: number): void {
    this.statistics.throttled += 1;
    session.refuse(sequence, status);
  }

  private take(message: MessagePdu, position: PartPosition | undefined, behaviour: Behaviour): string {
    const id = String(this.nextId++);
    const at = this.now();
    this.statistics.accepted += 1;
    const { stat, errorCode } = behaviour;
    const address = { id, line: message.source, number: message.destination };
    const isTold = this.dialect.parts === 'each' || (position?.index ?? 1) === 1;
    const receipt: ReceiptDelivery | undefined =
      stat && isTold && isReceiptWanted(message.registeredDelivery, stat)
        ? { kind: 'receipt', ...address, stat, errorCode, acceptedAt: at, userReference: this.referenceOf(message) }
        : undefined;
    this.options.journal.accepted({ ...address, position, at, receipt });
    if (this.options.handsets && behaviour.reachesHandset) {
      this.options.handsets.received(
        message.destination,
        { id, line: message.source, text: textOf(message), at },
        position,
      );
    }
    if (receipt) this.plan(receipt, behaviour);
    return id;
  }

  /** A copy: what was read is a view of the session's buffer. */
  private referenceOf({ tlvs }: MessagePdu): Buffer | undefined {
    const reference = this.options.keepsReferences ? tlvs?.get(TLV.userMessageReference) : undefined;
    return reference && Buffer.from(reference);
  }

  private plan(receipt: ReceiptDelivery, behaviour: Behaviour): void {
    if (behaviour.receiptBeforeAnswer) {
      this.outbox.add(receipt);
      this.noteSent(receipt);
      return this.outbox.pump();
    }
    const delayMs = this.options.receiptDelayMs + behaviour.extraDelayMs;
    if (behaviour.enrouteFirst) {
      const enroute: ReceiptDelivery = { ...receipt, stat: 'ENROUTE', errorCode: '000' };
      this.wheel.add({ kind: 'deliver', delivery: enroute }, ENROUTE_DELAY_MS);
    }
    for (let copy = 0; copy < behaviour.copies; copy += 1)
      this.wheel.add({ kind: 'deliver', delivery: receipt }, delayMs);
  }

  private answer(session: SmscSession, sequence: number, id: string, behaviour: Behaviour): void {
    const delayMs = behaviour.receiptBeforeAnswer ? ANSWER_AFTER_RECEIPT_MS : this.options.latencyMs;
    if (delayMs === 0) session.accept(sequence, idInAnswer(id, this.dialect));
    else this.wheel.add({ kind: 'answer', session, sequence, id }, delayMs);
  }

  private due(items: Due[]): void {
    for (const item of items) {
      if (item.kind === 'answer') {
        item.session.accept(item.sequence, idInAnswer(item.id, this.dialect));
      } else {
        this.outbox.add(item.delivery);
        if (item.delivery.kind === 'receipt') this.noteSent(item.delivery);
      }
    }
    this.outbox.pump();
  }

  private noteSent(receipt: ReceiptDelivery): void {
    this.statistics.receiptsSent += 1;
    this.options.journal.receiptSent(receipt.id, receipt.stat, this.now());
    this.options.handsets?.markReceipt(receipt.number, receipt.id, receipt.stat);
  }

  private sendAgain(delivery: Delivery): void {
    this.statistics.resent += 1;
    this.wheel.add({ kind: 'deliver', delivery }, RESEND_AFTER_MS);
  }
}
