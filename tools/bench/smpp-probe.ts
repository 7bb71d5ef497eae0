import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** SMPP 3.4 command ids. */
const BIND_TRANSCEIVER = 9;
const SUBMIT_SM = 4;
const DELIVER_SM = 5;
const UNBIND = 6;
const RESPONSE = 0x8000_0000;
const HEADER_BYTES = 16;
const UCS2 = 8;

export interface ProbeLine {
  sessions: number;
  /** Submits without an answer on one session. */
  window: number;
}

export interface ProbeResult extends ProbeLine {
  messages: number;
  /** From the first submit to the last answer. */
  answersPerSecond: number;
  /** From the first submit until every receipt has come and is acknowledged. */
  withReceiptsPerSecond: number;
}

function pdu(command: number, sequence: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(HEADER_BYTES + body.length, 0);
  header.writeUInt32BE(command >>> 0, 4);
  header.writeUInt32BE(sequence, 12);
  return Buffer.concat([header, body]);
}

/** C strings are text, numbers are single bytes. */
function fields(...values: (string | number | Buffer)[]): Buffer {
  return Buffer.concat(
    values.map((value) => {
      if (typeof value === 'number') return Buffer.from([value]);
      return typeof value === 'string' ? Buffer.from(`${value}\0`, 'latin1') : value;
    }),
  );
}

function submit(sequence: number, text: Buffer): Buffer {
  const number = `98924${String(sequence).padStart(7, '0')}`;
  const addresses = fields('', 0, 1, '30001234', 1, 1, number);
  // esm class, protocol, priority, two empty times, receipt wanted, replace, coding, default message, length.
  return pdu(SUBMIT_SM, sequence, fields(addresses, 0, 0, 0, '', '', 1, 0, UCS2, 0, text.length, text));
}

/** Calls `onPdu` for every whole PDU. */
function readPdus(socket: Socket, onPdu: (command: number, sequence: number) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (rest.length - at >= HEADER_BYTES) {
      const length = rest.readUInt32BE(at);
      if (rest.length - at < length) break;
      onPdu(rest.readUInt32BE(at + 4), rest.readUInt32BE(at + 12));
      at += length;
    }
    rest = rest.subarray(at);
  });
}

interface Handlers {
  /** How many messages this session may still take from the common heap; it takes what it answers. */
  take(atMost: number): number;
  onBound(start: () => void): void;
  onAnswer(): void;
  onReceipt(): void;
}

/** One session: keeps its window full, acknowledges receipts as they come. */
function openSession(port: number, window: number, handlers: Handlers): Socket {
  const text = Buffer.from('سلام از پیک', 'utf16le').swap16();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let sent = 0;
  let answered = 0;
  const fill = () => {
    const count = handlers.take(window - (sent - answered));
    if (count > 0) socket.write(Buffer.concat(Array.from({ length: count }, () => submit((sent += 1), text))));
  };
  readPdus(socket, (command, sequence) => {
    if (command === (BIND_TRANSCEIVER | RESPONSE) >>> 0) handlers.onBound(fill);
    else if (command === (SUBMIT_SM | RESPONSE) >>> 0) {
      answered += 1;
      handlers.onAnswer();
      // Refilling at half empty keeps the writes large without letting the window run dry.
      if (sent - answered <= window / 2) fill();
    } else if (command === DELIVER_SM) {
      socket.write(pdu((DELIVER_SM | RESPONSE) >>> 0, sequence, Buffer.from([0])));
      handlers.onReceipt();
    }
  });
  socket.on('connect', () => socket.write(pdu(BIND_TRANSCEIVER, 0, fields('peyk', 'peyk', '', 0x34, 0, 0, ''))));
  return socket;
}

/**
 * How fast the operator alone answers: the least client that can be, without a database, on as many sessions as `line`
 * says. What a send reaches cannot be more than this.
 */
export function probeOperator(port: number, messages: number, { sessions, window }: ProbeLine): Promise<ProbeResult> {
  return new Promise((resolve, reject) => {
    const fills: (() => void)[] = [];
    let [left, answered, receipts, answersPerSecond, started] = [messages, 0, 0, 0, 0];
    const rate = () => Math.round(messages / ((performance.now() - started) / 1000));
    const handlers: Handlers = {
      take: (atMost) => {
        const count = Math.min(left, atMost);
        left -= count;
        return count;
      },
      // All begin together, so that the first one does not measure itself alone.
      onBound: (fill) => {
        if (fills.push(fill) < sessions) return;
        started = performance.now();
        for (const start of fills) start();
      },
      onAnswer: () => {
        answered += 1;
        if (answered === messages) answersPerSecond = rate();
      },
      onReceipt: () => {
        receipts += 1;
        // Without its receipts the operator would hand them to the next session, the one that is measured.
        if (receipts < messages) return;
        for (const socket of sockets) socket.end(pdu(UNBIND, messages + 1));
        resolve({ messages, sessions, window, answersPerSecond, withReceiptsPerSecond: rate() });
      },
    };
    const sockets = Array.from({ length: sessions }, () => openSession(port, window, handlers));
    for (const socket of sockets) socket.on('error', reject);
  });
}
