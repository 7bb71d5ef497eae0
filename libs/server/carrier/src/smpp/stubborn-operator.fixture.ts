import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { COMMAND, STATUS } from '../wire/constants';
import { answerPdu, commandOf, headerPdu, sequenceOf, statusOf } from '../wire/header-pdu';
import { PduFramer } from '../wire/pdu-framer';

const BINDS: ReadonlySet<number> = new Set([COMMAND.bindTransceiver, COMMAND.bindTransmitter, COMMAND.bindReceiver]);

/** An operator that binds everybody, remembers what comes, never answers a submit and never closes its side of a connection. */
export class StubbornOperator {
  readonly sockets: Socket[] = [];
  readonly binds: { socket: Socket; command: number }[] = [];
  readonly submits: { socket: Socket; sequence: number }[] = [];
  readonly enquiries: { socket: Socket; sequence: number }[] = [];
  /** Answers to its deliver_sm by status; 0 is "taken". */
  readonly delivered = new Map<number, number>();
  readonly unbindAnswers: number[] = [];
  private readonly server: Server = createServer({ allowHalfOpen: true }, (socket) => this.serve(socket));

  async listen(): Promise<{ url: string }> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return { url: `smpp://test:test@127.0.0.1:${(this.server.address() as AddressInfo).port}` }; // TCP, so it has one
  }

  unbind(socket: Socket | undefined): void {
    socket?.write(headerPdu(COMMAND.unbind, STATUS.ok, 1));
  }

  /** Takes a part that it was sent. */
  accept({ socket, sequence }: { socket: Socket; sequence: number }, id: string): void {
    socket.write(answerPdu(COMMAND.submitSmResp, STATUS.ok, sequence, id));
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    const framer = new PduFramer();
    this.sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => framer.push(chunk, (pdu) => this.hear(socket, pdu)));
  }

  private hear(socket: Socket, pdu: Buffer): void {
    const command = commandOf(pdu);
    const sequence = sequenceOf(pdu);
    if (BINDS.has(command)) {
      this.binds.push({ socket, command });
      socket.write(answerPdu((command | 0x80000000) >>> 0, STATUS.ok, sequence, 'operator'));
    }
    if (command === COMMAND.submitSm) this.submits.push({ socket, sequence });
    if (command === COMMAND.enquireLink) this.enquiries.push({ socket, sequence });
    if (command === COMMAND.unbindResp) this.unbindAnswers.push(sequence);
    if (command === COMMAND.deliverSmResp) {
      const status = statusOf(pdu);
      this.delivered.set(status, (this.delivered.get(status) ?? 0) + 1);
    }
  }
}
