import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to the database of a test that can be cut, and nobody is told. */
export interface SilentWay {
  url: string;
  /** What is open stays so and is silent for ever; what comes now waits. @returns how many connections it met. */
  cut(): number;
  /** What waits comes through, and so does whatever comes now. */
  mend(): void;
  /** Ends what is silent, so that nobody waits for it, and lets nobody in any more. */
  close(): void;
}

function reach(url: URL): Socket {
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname);
}

export async function openSilentWay(url: string): Promise<SilentWay> {
  const to = new URL(url);
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  const waiting: Socket[] = [];
  let isCut = false;
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => open.delete(socket));
  };
  const join = (near: Socket) => {
    const far = reach(to);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
  };
  const server = createServer((near) => {
    if (isCut) waiting.push(near.on('error', () => near.destroy()));
    else join(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  const user = through.username || (through.searchParams.get('user') ?? '');
  const who = [user, through.password].filter((part) => part !== '').join(':');
  return {
    url: `postgres://${who}@127.0.0.1:${(server.address() as AddressInfo).port}${through.pathname}`,
    cut: () => {
      isCut = true;
      for (const socket of open) silent.add(socket.unpipe().pause());
      open.clear();
      return silent.size / 2;
    },
    mend: () => {
      isCut = false;
      for (const near of waiting.splice(0)) join(near);
    },
    close: () => {
      for (const socket of silent) socket.destroy();
      server.close();
    },
  };
}
