import { setTimeout as sleep } from 'node:timers/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A database as if it stood on another machine: everything it says comes later, and the way to it can be cut. */
export interface FarDatabase {
  url: string;
  /** Nothing comes through for so long, and nobody says so; then what was open is gone, and new connections work. */
  cut(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface NearDatabase {
  /** The folder of its socket. */
  host: string;
  port: number;
  user: string;
  database: string;
}

/** @param delayMs what a question and its answer take longer; a timer of Node's is no finer than one. */
export async function startFarDatabase(near: NearDatabase, delayMs: number): Promise<FarDatabase> {
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    if (isCut) socket.pause();
    // PostgreSQL is told nothing more than by a cable that is pulled.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const server = createServer((caller) => {
    const backend = connect(`${near.host}/.s.PGSQL.${near.port}`);
    for (const socket of [caller, backend]) keep(socket);
    for (const [one, other] of [
      [caller, backend],
      [backend, caller],
    ] as const)
      one.once('close', () => other.destroy());
    if (!isCut) caller.pipe(backend);
    backend.on('data', (bytes) => void setTimeout(() => !isCut && caller.write(bytes), delayMs));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${near.user}@127.0.0.1:${port}/${near.database}`,
    cut: async (ms) => {
      isCut = true;
      for (const socket of open) socket.unpipe().pause();
      await sleep(ms);
      for (const socket of open) socket.destroy();
      isCut = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
