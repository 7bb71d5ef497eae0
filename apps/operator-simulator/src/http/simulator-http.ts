import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answerError, answerFile, answerJson, isForThisMachine, readJson } from '@peyk/server-simulators';
import type { PageFile } from '@peyk/server-simulators';
import type { HandsetBook } from '../handsets/handset-book';
import type { HandsetKeeper } from '../handsets/handset-keeper';
import { MAGIC_NUMBERS, magicOf } from '../smsc/magic-numbers';
import type { Operator } from '../smsc/operator';
import { readInboundRequest } from './inbound-request';
import { readTroubleRequest } from './trouble-request';

export interface HttpParts {
  operator: Operator;
  /** Undefined with --quiet-handsets. */
  book: HandsetBook | undefined;
  keeper: HandsetKeeper | undefined;
  page: ReadonlyMap<string, PageFile>;
  /** What was taken, as CSV; undefined where no journal is kept. */
  sentList: (() => AsyncIterable<string>) | undefined;
}

const NUMBER = /^\d{3,20}$/;
const MESSAGES_PATH = /^\/handsets\/([^/]+)\/messages$/;
const KEEP_ALIVE_MS = 15_000;

/** The handsets' page and its JSON. Listening is the caller's. */
export function createSimulatorHttp(parts: HttpParts): Server {
  return createServer((request, response) => {
    route(parts, request, response).catch(() => {
      if (!response.headersSent) answerError(response, 500, 'internal', 'خطایی در شبیه‌ساز رخ داد.');
      else response.destroy();
    });
  });
}

async function route(parts: HttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isForThisMachine(request, response)) return;
  const url = new URL(request.url ?? '/', 'http://simulator');
  const { pathname } = url;
  const number = MESSAGES_PATH.exec(pathname)?.[1];
  if (request.method === 'POST' && number !== undefined) return write(parts, number, request, response);
  if (request.method === 'POST' && pathname === '/trouble') return trouble(parts, request, response);
  if (request.method !== 'GET') return answerError(response, 405, 'method', 'این روش پشتیبانی نمی‌شود.');
  const file = parts.page.get(pathname);
  if (file) return answerFile(response, file.type, file.bytes);
  if (number !== undefined) return messages(parts, number, response);
  if (pathname === '/handsets') return list(parts, url.searchParams.get('search') ?? '', response);
  if (pathname === '/sent.csv') return sent(parts, response);
  if (pathname === '/statistics') return statistics(parts, response);
  if (pathname === '/magic-numbers') {
    return answerJson(response, 200, {
      ending: '7700',
      numbers: MAGIC_NUMBERS.map(({ code, title }) => ({ code, title })),
    });
  }
  if (pathname === '/events') return events(parts, request, response);
  if (pathname === '/healthz') return answerJson(response, 200, { status: 'ok' });
  answerError(response, 404, 'not-found', 'چنین نشانی‌ای وجود ندارد.');
}

function list(parts: HttpParts, search: string, response: ServerResponse): void {
  answerJson(response, 200, {
    handsets: parts.book?.list(search.trim().slice(0, 100)) ?? [],
    total: parts.book?.size ?? 0,
    quiet: parts.book === undefined,
  });
}

function messages(parts: HttpParts, number: string, response: ServerResponse): void {
  if (!NUMBER.test(number)) return answerError(response, 400, 'number', 'شماره باید تنها رقم لاتین داشته باشد.');
  answerJson(response, 200, {
    number,
    magic: magicOf(number)?.title ?? null,
    messages: parts.book?.messagesOf(number) ?? [],
  });
}

async function sent({ sentList }: HttpParts, response: ServerResponse): Promise<void> {
  if (!sentList) return answerError(response, 404, 'not-found', 'شبیه‌ساز بدون دفتر رویداد اجرا شده است.');
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  await pipeline(Readable.from(sentList()), response);
}

function statistics(parts: HttpParts, response: ServerResponse): void {
  const { operator, book } = parts;
  const present = { sessions: operator.bound, waiting: operator.waiting, handsets: book?.size ?? 0 };
  answerJson(response, 200, { ...operator.statistics, ...present });
}

async function write(
  parts: HttpParts,
  number: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!NUMBER.test(number)) return answerError(response, 400, 'number', 'شماره باید تنها رقم لاتین داشته باشد.');
  const body = await readBody(request, response, 'بدنهٔ درخواست خوانده نشد؛ یک شیء JSON با to و text بفرستید.');
  if (!body) return;
  const wanted = readInboundRequest(body.value);
  if (typeof wanted === 'string') return answerError(response, 422, 'invalid', wanted);
  answerJson(response, 202, { id: parts.operator.write(number, wanted.to, wanted.text) });
}

/** From now on, and for so long, the operator is in trouble. */
async function trouble({ operator }: HttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, response, 'بدنهٔ درخواست خوانده نشد؛ یک شیء JSON با kind و seconds بفرستید.');
  if (!body) return;
  const wanted = readTroubleRequest(body.value);
  if (typeof wanted === 'string') return answerError(response, 422, 'invalid', wanted);
  operator.trouble.begin(wanted.kind, wanted.seconds * 1_000);
  answerJson(response, 202, wanted);
}

/** The JSON of a request; undefined when it has been answered already. */
async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  unreadable: string,
): Promise<{ value: unknown } | undefined> {
  // A form of another site cannot send this type without asking first.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    answerError(response, 415, 'content-type', 'بدنهٔ درخواست باید application/json باشد.');
    return undefined;
  }
  try {
    return { value: await readJson(request) };
  } catch {
    answerError(response, 400, 'body', unreadable);
    return undefined;
  }
}

/** Server-sent events: "something changed", at most five times a second; the page then asks for what it shows. */
function events(parts: HttpParts, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 1000\n\n');
  const stop = parts.keeper?.watch(() => response.write('data: changed\n\n'));
  const alive = setInterval(() => response.write(': alive\n\n'), KEEP_ALIVE_MS);
  request.on('close', () => {
    clearInterval(alive);
    stop?.();
  });
}
