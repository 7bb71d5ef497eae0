import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** Bytes that passed, as they came out of the socket. */
export interface Passage {
  from: 'client' | 'server';
  atMs: number;
  bytes: Buffer;
}

export interface RecordingProxy {
  port: number;
  /** In the order in which they passed. One connection only. */
  passages: readonly Passage[];
  close(): Promise<void>;
}

/** Stands between a client and the server on `serverPort` and keeps a copy of what they say. */
export async function startRecordingProxy(serverPort: number): Promise<RecordingProxy> {
  const passages: Passage[] = [];
  const sockets: Socket[] = [];
  const record = (from: Passage['from'], source: Socket, target: Socket) => {
    sockets.push(source);
    source.on('data', (bytes: Buffer) => {
      passages.push({ from, atMs: Date.now(), bytes });
      target.write(bytes);
    });
    source.on('end', () => target.end());
    source.on('error', () => target.destroy());
  };
  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    record('client', client, server);
    record('server', server, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    port: (proxy.address() as AddressInfo).port, // listening on TCP, so it has one
    passages,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
