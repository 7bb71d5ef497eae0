import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bank, answerMerchant } from '@peyk/server-simulators';
import type { BankOrder, Json } from '@peyk/server-simulators';

/** A bank for tests, which speaks both protocols over HTTP. */
export interface TestBank {
  baseUrl: string;
  bank: Bank;
  /** Bodies that came, by the end of their path. */
  asked: { path: string; body: Json }[];
  /** Answers instead of the bank's own, by path; undefined as an answer cuts the line after the work is done. */
  instead: Map<string, Json | undefined>;
  newest(): BankOrder;
  close(): Promise<void>;
}

const AHEAD_MS = 20 * 365 * 86_400_000;

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

export async function startTestBank(): Promise<TestBank> {
  // Far ahead of every test's clock: nothing is paid before it was begun.
  const bank = new Bank({ now: () => Date.now() + AHEAD_MS });
  const asked: TestBank['asked'] = [];
  const instead: TestBank['instead'] = new Map();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Json;
    asked.push({ path, body });
    const answer = answerMerchant(bank, path, body);
    const said = instead.has(path) ? instead.get(path) : answer;
    if (said === undefined) return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(said));
  });
  return {
    ...{ bank, asked, instead },
    baseUrl: `http://127.0.0.1:${await listen(server)}`,
    newest: () => bank.orders.at(-1) ?? fail(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function fail(): never {
  throw new Error('The bank has no order.');
}
