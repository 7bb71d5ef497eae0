import { createServer } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What answers an event; it may leave it unanswered. */
export type Answering = (response: ServerResponse, received: Received) => void;

export const answering =
  (status: number, text = 'ok', headers: OutgoingHttpHeaders = {}): Answering =>
  (response) =>
    void response.writeHead(status, headers).end(text);

/** A web server of a customer, that remembers what came. */
export async function startReceiver(first: Answering = answering(200)) {
  const received: Received[] = [];
  const state = { answer: first };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      state.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    port: (server.address() as AddressInfo).port,
    received,
    /** From now on. */
    answerWith: (answer: Answering) => void (state.answer = answer),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
