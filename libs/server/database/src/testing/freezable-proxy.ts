import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { parse } from 'pg-connection-string';

/** A way to a database on which connections can be frozen: nothing comes through any more, and nobody says so. */
export interface FreezableProxy {
  url: string;
  /** Those that are open now; new ones work. */
  freeze(): void;
  /** How many were ever made. */
  connections(): number;
  close(): Promise<void>;
}

function reach(url: string): Socket {
  const { host, port } = parse(url);
  const at = Number(port || 5432);
  if (host?.startsWith('/')) return connect(`${host}/.s.PGSQL.${at}`);
  return connect(at, host ?? '127.0.0.1');
}

export async function startFreezableProxy(url: string): Promise<FreezableProxy> {
  const open = new Set<Socket>();
  let count = 0;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const server = createServer((near) => {
    const far = reach(url);
    count += 1;
    keep(near);
    keep(far);
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { user, password, database } = parse(url);
  const { port } = server.address() as AddressInfo;
  const who = [user, password]
    .filter((part) => part !== undefined && part !== '')
    .map(encodeURIComponent as never)
    .join(':');
  return {
    url: `postgres://${who}@127.0.0.1:${port}/${database ?? ''}`,
    freeze: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    connections: () => count,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
