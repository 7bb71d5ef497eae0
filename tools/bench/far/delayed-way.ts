import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Socket } from 'node:net';

/** A direction holds no more than this; then whoever talks has to wait, as before a full line. */
export const MOST_HELD_BYTES = 1 << 20;

/** How old connections are found after a cut: ended, or silent for ever, as behind a wall that has forgotten them. */
export type AfterCut = 'ended' | 'silent';

export interface DelayedWayOptions {
  /** Where it leads. */
  to: NetConnectOpts;
  /** Where it begins; on this machine unless told. */
  host?: string;
  /** What an answer takes longer than without it; questions go at once. So a round trip takes so much longer. */
  delayMs: number;
}

/** A way to a server on another machine, so to speak: answers take their time, and it can be cut. */
export interface DelayedWay {
  port: number;
  /** From now on nothing comes through, and nobody is told. */
  cut(): void;
  /** New connections work again, those begun during the cut with them. */
  mend(old: AfterCut): void;
  /** Bytes that are on their way, both directions of all connections together. */
  held(): number;
  close(): Promise<void>;
}

/** One direction of a connection: what came first leaves first, and nothing before its time. */
class Direction {
  heldBytes = 0;
  private readonly queue: { bytes: Buffer; dueMs: number }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private hasEnded = false;
  private isStanding = false;
  private readonly from: Socket;
  private readonly to: Socket;
  private readonly delayMs: number;

  constructor(from: Socket, to: Socket, delayMs: number) {
    this.from = from;
    this.to = to;
    this.delayMs = delayMs;
    from.on('data', (bytes: Buffer) => this.take(bytes));
    from.on('end', () => {
      this.hasEnded = true;
      this.pass();
    });
    to.on('drain', () => this.pass());
  }

  /** For ever: a connection that a cut has met does not come back. */
  stand(): void {
    this.isStanding = true;
    this.from.pause();
    clearTimeout(this.timer);
  }

  private take(bytes: Buffer): void {
    this.queue.push({ bytes, dueMs: performance.now() + this.delayMs });
    this.heldBytes += bytes.length;
    if (this.heldBytes >= MOST_HELD_BYTES) this.from.pause();
    this.pass();
  }

  private pass(): void {
    clearTimeout(this.timer);
    if (this.isStanding) return;
    const now = performance.now();
    while (!this.to.writableNeedDrain && this.queue[0] && this.queue[0].dueMs <= now) {
      const [first] = this.queue.splice(0, 1);
      if (!first) break;
      this.heldBytes -= first.bytes.length;
      this.to.write(first.bytes);
    }
    if (this.heldBytes < MOST_HELD_BYTES && this.from.isPaused()) this.from.resume();
    const [next] = this.queue;
    // A timer may come up to a millisecond late, and early by a fraction; then it is set again.
    if (next && !this.to.writableNeedDrain) this.timer = setTimeout(() => this.pass(), next.dueMs - now);
    else if (!next && this.hasEnded) this.to.end();
  }
}

interface Connection {
  sockets: readonly [Socket, Socket];
  directions: readonly [Direction, Direction];
}

class Way {
  isCut = false;
  readonly open = new Set<Connection>();
  private readonly callers = new Set<Socket>();
  private readonly waiting = new Set<Socket>();
  private readonly options: DelayedWayOptions;

  constructor(options: DelayedWayOptions) {
    this.options = options;
  }

  admit(caller: Socket): void {
    this.callers.add(caller);
    caller.once('close', () => {
      this.callers.delete(caller);
      this.waiting.delete(caller);
    });
    caller.on('error', () => caller.destroy());
    caller.setNoDelay(true);
    if (this.isCut) this.waiting.add(caller);
    else this.join(caller);
  }

  cut(): void {
    this.isCut = true;
    for (const { directions } of this.open) for (const direction of directions) direction.stand();
  }

  mend(old: AfterCut): void {
    this.isCut = false;
    if (old === 'ended') this.end();
    for (const caller of this.waiting) this.join(caller);
    this.waiting.clear();
  }

  end(): void {
    for (const { sockets } of this.open) for (const socket of sockets) socket.destroy();
  }

  endAll(): void {
    this.end();
    for (const caller of this.callers) caller.destroy();
  }

  private join(caller: Socket): void {
    const server = connect({ ...this.options.to, allowHalfOpen: true });
    const sockets = [caller, server] as const;
    const directions = [new Direction(caller, server, 0), new Direction(server, caller, this.options.delayMs)] as const;
    const connection = { sockets, directions };
    this.open.add(connection);
    server.on('error', () => server.destroy());
    for (const socket of sockets)
      socket.once('close', () => {
        // An end in order has gone through both directions by now.
        for (const other of sockets) other.destroy();
        this.open.delete(connection);
      });
  }
}

export async function openDelayedWay(options: DelayedWayOptions): Promise<DelayedWay> {
  const way = new Way(options);
  const server = createServer({ allowHalfOpen: true }, (caller) => way.admit(caller));
  await new Promise<void>((resolve) => server.listen(0, options.host ?? '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => way.cut(),
    mend: (old) => way.mend(old),
    held: () => [...way.open].reduce((sum, { directions: [there, back] }) => sum + there.heldBytes + back.heldBytes, 0),
    close: async () => {
      way.endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
