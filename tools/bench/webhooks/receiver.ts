import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What its path begins with answers late. */
export const SLOW = '/slow';
const SLOW_MS = 5_000;

/** An event that came. */
export interface Arrival {
  path: string;
  /** Milliseconds from the moment that stands in the event's text until it was here. */
  delayMs: number;
}

export interface BenchReceiver {
  url: string;
  arrivals: Arrival[];
  stop(): Promise<void>;
}

/** When the message of an event was written, by its own text; undefined for an event of another kind. */
export function writtenAt(body: string): number | undefined {
  const { data } = JSON.parse(body) as { data: { text?: string } };
  const at = Number(data.text?.split(' ')[0]);
  return Number.isFinite(at) ? at : undefined;
}

/** A web server of customers on loopback: answers at once, but for one address that takes five seconds. */
export async function startBenchReceiver(): Promise<BenchReceiver> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [path, at] = [request.url ?? '', writtenAt(Buffer.concat(chunks).toString())];
      if (at !== undefined) arrivals.push({ path, delayMs: Date.now() - at });
      setTimeout(() => response.end('ok'), path.startsWith(SLOW) ? SLOW_MS : 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on TCP, so it has one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
