import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to the operator on which sessions can be frozen: nothing comes through any more, and nobody says so. */
export interface FreezableLink {
  port: number;
  /** Sessions that are open now; new ones work. */
  freeze(): void;
  /** Ends what was frozen, as the operator does when it has noticed: it has its receipts back then. */
  cut(): void;
  /** How many sessions were ever opened. */
  opened(): number;
  close(): Promise<void>;
}

export async function startFreezableLink(operatorPort: number): Promise<FreezableLink> {
  const open = new Set<Socket>();
  const frozen = new Set<Socket>();
  let count = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    count += 1;
    const far = keep(connect(operatorPort, '127.0.0.1'));
    keep(near).pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = (sockets: ReadonlySet<Socket>) => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      for (const socket of open) frozen.add(socket.unpipe().pause());
    },
    cut: () => end(frozen),
    opened: () => count,
    close: async () => {
      end(open);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
