/** What we use of the untyped package `smpp` 0.5.1: its codec, and (in tests) its sessions and server. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer, Socket } from 'node:net';

  export type PduFields = Record<string, unknown>;

  export interface SmppPdu {
    command: string;
    command_id: number;
    command_length: number;
    command_status: number;
    sequence_number: number;
    [field: string]: unknown;
    isResponse(): boolean;
    response(fields?: PduFields): SmppPdu;
    toBuffer(): Buffer;
  }

  export interface SmppSession extends EventEmitter {
    socket: Socket;
    send(pdu: SmppPdu, onResponse?: (pdu: SmppPdu) => void): boolean;
    close(): void;
    destroy(): void;
    pause(): void;
    resume(): void;
  }

  interface Smpp {
    PDU: new (commandOrBytes: string | Buffer, fields?: PduFields) => SmppPdu;
    createServer(listener: (session: SmppSession) => void): NetServer;
    connect(options: { host: string; port: number }, onConnect?: () => void): SmppSession;
  }

  const smpp: Smpp;
  export default smpp;
}
