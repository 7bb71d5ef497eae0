import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { MOST_HELD_BYTES, openDelayedWay } from './delayed-way.ts';
import type { DelayedWay } from './delayed-way.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A server that gives each connection to `serve`, behind a way. */
async function given(serve: (socket: Socket) => void, delayMs = 0): Promise<DelayedWay> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const way = await openDelayedWay({
    to: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    delayMs,
  });
  ends.push(() => way.close());
  return way;
}

const echo = (socket: Socket) => void socket.pipe(socket);

function call(way: DelayedWay): Socket {
  const socket = connect(way.port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  ends.push(() => socket.destroy());
  return socket;
}

/** So many bytes, or what came before the end. */
function read(socket: Socket, size: number): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= size) resolve(Buffer.concat(chunks));
    });
    socket.once('close', () => resolve(Buffer.concat(chunks)));
  });
}

const ask = async (socket: Socket, text: string) => {
  const answer = read(socket, text.length);
  socket.write(text);
  return (await answer).toString();
};

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('a way to a server far away', () => {
  it('keeps the order of all bytes, however they are cut up, and loses none', async () => {
    const way = await given(echo, 1);
    const size = 2_000_000;
    const bytes = Buffer.from(Uint8Array.from({ length: size }, (_, place) => (place * 31 + (place >> 8)) % 251));
    const socket = call(way);
    const answer = read(socket, size);
    for (let from = 0, step = 1; from < size; from += step, step = (step * 7) % 65_521) {
      socket.write(bytes.subarray(from, from + step));
      if (step % 5 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await answer).equals(bytes)).toBe(true);
  });

  it('delays an answer by as much as it is told, and never by less', async () => {
    const way = await given(echo, 20);
    const socket = call(way);
    await ask(socket, 'first');
    for (const text of ['one', 'two', 'three']) {
      const startedAt = performance.now();
      expect(await ask(socket, text)).toBe(text);
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(20);
    }
  });

  it('holds no more than it may when nobody reads, and then gives all of it', async () => {
    const size = 16 * MOST_HELD_BYTES;
    const written = { bytes: 0 };
    const talk = (socket: Socket) => {
      const chunk = Buffer.alloc(65_536, 'a');
      const more = () => {
        while (written.bytes < size) {
          written.bytes += chunk.length;
          if (!socket.write(chunk)) return;
        }
        socket.end();
      };
      socket.on('drain', more);
      more();
    };
    const way = await given(talk, 1);
    const socket = call(way);
    socket.pause();
    await until(() => way.held() >= MOST_HELD_BYTES);
    // A piece may come before it can say no.
    expect(way.held()).toBeLessThanOrEqual(MOST_HELD_BYTES + 65_536);
    expect(written.bytes).toBeLessThan(size);
    expect((await read(socket.resume(), size)).length).toBe(size);
  });

  it('passes on the last words before an end', async () => {
    const way = await given((socket) => socket.end('no more room'), 5);
    expect((await read(call(way), 1_000)).toString()).toBe('no more room');
  });
});

describe('a way that is cut', () => {
  it('ends old connections when it is back, what was under way never arrives, and new ones work', async () => {
    const heard: string[] = [];
    const way = await given((socket) => {
      socket.on('data', (bytes: Buffer) => heard.push(bytes.toString()));
      echo(socket);
    });
    const old = call(way);
    await ask(old, 'before');
    way.cut();
    const answer = read(old, 1);
    old.write('in the cut');
    const waiting = call(way);
    const later = ask(waiting, 'after');
    await until(() => !waiting.connecting);
    way.mend('ended');
    expect((await answer).toString()).toBe('');
    expect(await later).toBe('after');
    expect(heard).toEqual(['before', 'after']);
  });

  it('may leave old connections silent for ever: neither an answer nor an end', async () => {
    const way = await given(echo);
    const old = call(way);
    await ask(old, 'before');
    way.cut();
    const said: string[] = [];
    old.on('data', (bytes: Buffer) => said.push(bytes.toString()));
    old.once('close', () => said.push('closed'));
    old.write('in the cut');
    way.mend('silent');
    // Ten turns of another connection would have been enough for this one.
    for (let turn = 0; turn < 10; turn += 1) expect(await ask(call(way), 'after')).toBe('after');
    expect(said).toEqual([]);
    expect(old.destroyed).toBe(false);
  });
});
