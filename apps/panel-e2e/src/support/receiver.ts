import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const LIMIT_MS = 20_000;
const POLL_MS = 100;

/** The server of a customer, that hears of events: it remembers them and answers what it is told to. */
export async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 200 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(state.status).end('سلام از گیرنده');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/peyk`,
    answerWith: (status: number) => void (state.status = status),
    /** The first event whose body holds a text. @throws after twenty seconds without one */
    async next(text: string): Promise<Received> {
      for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline;) {
        const found = received.find(({ body }) => body.includes(text));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      throw new Error(`No event with "${text}" has come.`);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a receiver believes an event: by the text of Standard Webhooks, with nothing of Peyk's. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
