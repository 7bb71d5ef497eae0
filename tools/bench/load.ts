import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One kind of request, sent again and again. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** The bytes of a user's next request, where no two are the same. */
export type NextRequest = () => Buffer;

/** Requests to one server that are made one by one. */
export interface VaryingLoad {
  url: string;
  users: readonly NextRequest[];
}

export interface LoadResult {
  /** Milliseconds of every answer with a status of success. */
  timesMs: number[];
  /** Other answers by status; "error" for a connection that broke. */
  others: Record<string, number>;
  seconds: number;
}

/** The request as bytes, written once: what the load itself costs must not be what is measured. */
export function toBytes({ method, url, headers, body = '' }: LoadRequest): Buffer {
  const { host, pathname, search } = new URL(url);
  const all = { host, ...headers, ...(method === 'POST' ? { 'content-length': Buffer.byteLength(body) } : {}) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${pathname}${search} HTTP/1.1`, ...lines, '', body].join('\r\n'));
}

/** The status of the first whole answer in `bytes`, or undefined while a part is missing. Needs a content-length. */
export function readStatus(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return bytes.length >= end + 4 + length ? Number(head.slice(9, 12)) : undefined;
}

interface User {
  request: NextRequest;
  end: number;
  pauseMs: number;
}

/** Sends on `socket` until `end`; one request at a time. Settles when the connection is done. */
function runUser(socket: Socket, { request, end, pauseMs }: User, result: LoadResult): Promise<void> {
  return new Promise((resolve) => {
    let sentAt = 0;
    let received: Buffer = Buffer.alloc(0);
    const next = () => {
      if (performance.now() >= end) return socket.end();
      sentAt = performance.now();
      return socket.write(request());
    };
    const count = (what: string) => (result.others[what] = (result.others[what] ?? 0) + 1);
    socket.on('connect', next);
    socket.on('data', (chunk: Buffer) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
      const status = readStatus(received);
      if (status === undefined) return;
      received = Buffer.alloc(0);
      if (status >= 200 && status < 300) result.timesMs.push(performance.now() - sentAt);
      else count(String(status));
      if (pauseMs > 0) setTimeout(next, pauseMs);
      else next();
    });
    socket.on('error', () => count('error'));
    socket.on('close', () => resolve());
  });
}

/**
 * `users` at once, each on a connection of its own, sending its next request as soon as the last is answered.
 * @param requests to one server; the users take them in turn. @param pauseMs of each user before the next request
 */
export function load(
  requests: readonly LoadRequest[],
  users: number,
  seconds: number,
  pauseMs = 0,
): Promise<LoadResult> {
  const [first] = requests;
  if (!first) throw new RangeError('a load needs a request.');
  const bytes = requests.map(toBytes);
  const askOf = (user: number) => () => bytes[user % bytes.length] ?? Buffer.alloc(0);
  return loadVarying(
    { url: first.url, users: Array.from({ length: users }, (_, user) => askOf(user)) },
    seconds,
    pauseMs,
  );
}

/** The same where each user makes its own requests. */
export async function loadVarying({ url, users }: VaryingLoad, seconds: number, pauseMs = 0): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const result: LoadResult = { timesMs: [], others: {}, seconds: 0 };
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    users.map((request) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      return runUser(socket, { request, end, pauseMs }, result);
    }),
  );
  result.seconds = (performance.now() - started) / 1000;
  return result;
}
