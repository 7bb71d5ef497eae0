import type { Socket } from 'node:net';
import type { MessagePdu } from '@peyk/server-carrier';
import {
  COMMAND,
  MalformedPduError,
  PduFramer,
  STATUS,
  WriteBatch,
  answerPdu,
  bindAnswerPdu,
  commandOf,
  dataPdu,
  headerPdu,
  isAnswer,
  messagePduBytes,
  readBindRequest,
  readMessagePdu,
  sequenceOf,
  statusOf,
  writeMessagePdu,
} from '@peyk/server-carrier';
import type { Delivery } from './delivery';
import { deliveryPdu } from './delivery';
import type { Dialect } from './dialect';
import type { Receiver } from './outbox';

export interface SessionOwner {
  readonly dialect: Dialect;
  now(): number;
  mayBind(systemId: string, password: string): boolean;
  onBound(session: SmscSession): void;
  onSubmit(session: SmscSession, sequence: number, message: MessagePdu): void;
  /** The ESME answered a delivery; 0 means that it has it. */
  onDelivered(delivery: Delivery, status: number): void;
  /** These were handed over and stayed without an answer. */
  onReturned(deliveries: Delivery[]): void;
  onRoom(): void;
  /** Bytes are about to leave for the ESME. */
  onHandOver(): void;
  onClosed(session: SmscSession): void;
}

const RECEIVE_WINDOW = 500;
const ANSWER_TIMEOUT_MS = 30_000;
const SWEEP_MS = 1_000;

type BindCommand = { name: string; receives: boolean };
const BINDS: ReadonlyMap<number, BindCommand> = new Map([
  [COMMAND.bindTransceiver, { name: 'bind_transceiver', receives: true }],
  [COMMAND.bindReceiver, { name: 'bind_receiver', receives: true }],
  [COMMAND.bindTransmitter, { name: 'bind_transmitter', receives: false }],
]);

/** The operator's half of one connection. */
export class SmscSession implements Receiver {
  private readonly framer = new PduFramer();
  private readonly out: WriteBatch;
  private readonly unanswered = new Map<number, { delivery: Delivery; deadline: number }>();
  private readonly sweeper: NodeJS.Timeout;
  private sequence = 0;
  private bound = false;
  private receives = false;

  constructor(
    private readonly socket: Socket,
    private readonly owner: SessionOwner,
  ) {
    this.out = new WriteBatch(socket);
    this.out.onHandOver = () => owner.onHandOver();
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.closed());
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS);
  }

  get room(): number {
    return this.receives ? RECEIVE_WINDOW - this.unanswered.size : 0;
  }

  send(delivery: Delivery): void {
    this.sequence = this.sequence >= 0x7fffffff ? 1 : this.sequence + 1;
    const now = this.owner.now();
    this.unanswered.set(this.sequence, { delivery, deadline: now + ANSWER_TIMEOUT_MS });
    const { dialect } = this.owner;
    const message = deliveryPdu(delivery, now, dialect);
    if (delivery.kind === 'receipt' && dialect.receipts === 'data')
      return this.out.appendBuffer(dataPdu(this.sequence, message));
    const ids = { command: COMMAND.deliverSm, sequence: this.sequence };
    this.out.append(messagePduBytes(message), (target, start) => writeMessagePdu(target, start, ids, message));
  }

  accept(sequence: number, id: string): void {
    this.out.appendBuffer(answerPdu(COMMAND.submitSmResp, STATUS.ok, sequence, id));
  }

  refuse(sequence: number, status: number): void {
    this.out.appendBuffer(headerPdu(COMMAND.submitSmResp, status, sequence));
  }

  /** Answers of the same turn are lost with the line, as they are in life. */
  cut(): void {
    this.socket.destroy();
  }

  /** A polite goodbye. */
  leave(): void {
    this.out.appendBuffer(headerPdu(COMMAND.unbind, STATUS.ok, ++this.sequence));
    this.out.flush();
    this.socket.end();
  }

  private read(chunk: Buffer): void {
    try {
      this.framer.push(chunk, (pdu) => this.dispatch(pdu));
    } catch {
      this.socket.destroy();
    }
  }

  private dispatch(pdu: Buffer): void {
    if (this.socket.destroyed) return;
    const command = commandOf(pdu);
    const sequence = sequenceOf(pdu);
    if (command === COMMAND.submitSm) return this.submitted(pdu, sequence);
    if (command === COMMAND.deliverSmResp || command === COMMAND.dataSmResp || command === COMMAND.genericNack)
      return this.answered(sequence, statusOf(pdu));
    const bind = BINDS.get(command);
    if (bind) return this.bind(pdu, bind, sequence);
    if (command === COMMAND.enquireLink) return this.reply(COMMAND.enquireLinkResp, STATUS.ok, sequence);
    if (command === COMMAND.unbind) {
      this.reply(COMMAND.unbindResp, STATUS.ok, sequence);
      this.out.flush();
      return void this.socket.end();
    }
    if (!isAnswer(command)) this.reply(COMMAND.genericNack, STATUS.invalidCommand, sequence);
  }

  private reply(command: number, status: number, sequence: number): void {
    this.out.appendBuffer(headerPdu(command, status, sequence));
  }

  private bind(pdu: Buffer, bind: BindCommand, sequence: number): void {
    const { systemId, password } = readBindRequest(pdu);
    const status = this.bound
      ? STATUS.alreadyBound
      : this.owner.mayBind(systemId, password)
        ? STATUS.ok
        : STATUS.invalidPassword;
    this.out.appendBuffer(bindAnswerPdu(bind.name, sequence, status));
    if (status !== STATUS.ok) return;
    this.bound = true;
    this.receives = bind.receives;
    this.owner.onBound(this);
  }

  private submitted(pdu: Buffer, sequence: number): void {
    if (!this.bound) return this.refuse(sequence, STATUS.invalidBindStatus);
    let message: MessagePdu;
    try {
      message = readMessagePdu(pdu);
    } catch (error) {
      if (!(error instanceof MalformedPduError)) throw error;
      return this.refuse(sequence, STATUS.systemError);
    }
    this.owner.onSubmit(this, sequence, message);
  }

  private answered(sequence: number, status: number): void {
    const entry = this.unanswered.get(sequence);
    if (!entry) return;
    this.unanswered.delete(sequence);
    this.owner.onDelivered(entry.delivery, status);
    this.owner.onRoom();
  }

  private sweep(): void {
    const now = this.owner.now();
    const late: Delivery[] = [];
    for (const [sequence, entry] of this.unanswered) {
      if (entry.deadline > now) break;
      this.unanswered.delete(sequence);
      late.push(entry.delivery);
    }
    if (late.length > 0) this.owner.onReturned(late);
  }

  private closed(): void {
    clearInterval(this.sweeper);
    const returned = [...this.unanswered.values()].map((entry) => entry.delivery);
    this.unanswered.clear();
    this.owner.onClosed(this);
    if (returned.length > 0) this.owner.onReturned(returned);
  }
}
