import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';

/** One kind of request, sent again and again. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  /** Milliseconds of every answer with status 200. */
  timesMs: number[];
  /** Other answers by status; "error" for none. */
  others: Record<string, number>;
  seconds: number;
}

function send(agent: Agent, { method, url, headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (answer: IncomingMessage) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** `users` at once, each sending its next request as soon as the last is answered, for `seconds`. */
export async function load(what: LoadRequest, users: number, seconds: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const result: LoadResult = { timesMs: [], others: {}, seconds: 0 };
  const started = performance.now();
  const end = started + seconds * 1000;
  const user = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      const status = await send(agent, what).catch(() => 'error' as const);
      if (status === 200) result.timesMs.push(performance.now() - from);
      else result.others[status] = (result.others[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  result.seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return result;
}
