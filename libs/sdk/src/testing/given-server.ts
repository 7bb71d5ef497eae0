import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What is answered; `null` breaks the connection, `'never'` says nothing. */
export type Answering = { status?: number; headers?: Record<string, string>; body?: string } | null | 'never';

export const good = (data: unknown) => ({ body: JSON.stringify({ data, meta: { status: true } }) });
export const refused = (code: string, headers: Record<string, string> = {}, more: object = {}) => ({
  status: Number(code.slice(0, 3)),
  headers,
  body: JSON.stringify({ data: null, meta: { status: false, message: 'نشد.', message_code: code, ...more } }),
});

/** For the top of a test file: an HTTP server that answers in turn, its last answer for ever. */
export function givenServer() {
  const seen: Seen[] = [];
  const state = { answers: [] as Answering[] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const answer = state.answers.length > 1 ? state.answers.shift() : state.answers[0];
    if (answer === 'never') return;
    if (!answer) return void response.destroy();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    seen,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(...answers: Answering[]) {
      seen.length = 0;
      state.answers = answers;
    },
  };
}
