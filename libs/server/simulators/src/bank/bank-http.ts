import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerError, answerFile, answerJson, readJson } from '../local/answers';
import { isForThisMachine } from '../local/own-machine';
import type { PageFile } from '../local/page-files';
import { PROTOCOLS, answerMerchant, isMerchantPath, wayOf } from './answer-merchant';
import { ACTS, ORDER_LIFETIME_MS } from './bank';
import type { Act, Bank, BankOrder } from './bank';
import type { Json } from './protocol';
import { SCENARIOS, isScenario } from './scenarios';

export interface BankHttpParts {
  bank: Bank;
  page: ReadonlyMap<string, PageFile>;
  /** How late a late answer is: longer than anyone waits who asks. */
  lateMs: number;
  now: () => number;
}

const ORDER_PATH = /^\/orders\/([A-Za-z0-9]{1,40})$/;
const PAGE_PATHS = Object.values(PROTOCOLS).map(({ pagePath }) => pagePath.split('?')[0] ?? pagePath);
const SHOWN_ORDERS = 50;

/** All protocols, the bank's page, and what the page asks. Listening is the caller's. */
export function createBankHttp(parts: BankHttpParts): Server {
  return createServer((request, response) => {
    route(parts, request, response).catch(() => {
      if (!response.headersSent) answerError(response, 500, 'internal', 'خطایی در شبیه‌ساز بانک رخ داد.');
      else response.destroy();
    });
  });
}

async function route(parts: BankHttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isForThisMachine(request, response)) return;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank');
  const id = ORDER_PATH.exec(pathname)?.[1];
  if (request.method === 'POST') {
    if (!isMerchantPath(pathname) && id === undefined)
      return answerError(response, 404, 'not-found', 'چنین نشانی‌ای وجود ندارد.');
    const body = await readBody(request, response);
    if (body === undefined) return;
    return id === undefined ? answerQuestion(parts, pathname, body, response) : act(parts, id, body, response);
  }
  if (request.method !== 'GET') return answerError(response, 405, 'method', 'این روش پشتیبانی نمی‌شود.');
  const file = parts.page.get(PAGE_PATHS.some((path) => pathname.startsWith(path)) ? '/' : pathname);
  if (file) return answerFile(response, file.type, file.bytes, merchantOf(parts.bank, searchParams.get('token')));
  if (id !== undefined) return tellOrder(parts, id, response);
  if (pathname === '/orders')
    return answerJson(response, 200, {
      orders: parts.bank.orders
        .slice(-SHOWN_ORDERS)
        .toReversed()
        .map((order) => present(parts, order)),
    });
  if (pathname === '/scenarios') return answerJson(response, 200, { scenarios: SCENARIOS });
  if (pathname === '/healthz') return answerJson(response, 200, { status: 'ok' });
  answerError(response, 404, 'not-found', 'چنین نشانی‌ای وجود ندارد.');
}

/** A form of another site cannot send this type without asking first. */
async function readBody(request: IncomingMessage, response: ServerResponse): Promise<Json | undefined> {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  const body = isJson ? await readJson(request).catch(() => undefined) : undefined;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  answerError(response, 400, 'body', 'بدنهٔ درخواست باید یک شیء JSON باشد.');
  return undefined;
}

async function answerQuestion(
  { bank, lateMs }: BankHttpParts,
  path: string,
  body: Json,
  response: ServerResponse,
): Promise<void> {
  const answer = answerMerchant(bank, path, body);
  const way = wayOf(bank, path, body);
  if (way === 'lost') return void response.destroy();
  if (way === 'late') await new Promise((resolve) => setTimeout(resolve, lateMs).unref());
  if (!response.destroyed) answerJson(response, 200, answer);
}

/** Where the page of an order may send the form that goes back with the browser. */
function merchantOf(bank: Bank, token: string | null): string {
  const order = token === null ? undefined : bank.find(token);
  return order ? new URL(order.callbackUrl).origin : '';
}

const returnTo = (order: BankOrder) => PROTOCOLS[order.protocol].callbackOf(order);

/** What the page shows of an order. */
function present({ now }: BankHttpParts, order: BankOrder) {
  const { id, protocol, amount, orderId, description, state, scenario, callbackUrl, openedAt } = order;
  return {
    ...{ id, protocol, amount, orderId, description, state, scenario },
    merchant: new URL(callbackUrl).host,
    pagePath: `${PROTOCOLS[protocol].pagePath}${id}`,
    secondsLeft: Math.max(0, Math.ceil((openedAt + ORDER_LIFETIME_MS - now()) / 1_000)),
    ...(state !== 'open' && { returnTo: returnTo(order), form: PROTOCOLS[protocol].formOf?.(order) }),
  };
}

function tellOrder(parts: BankHttpParts, id: string, response: ServerResponse): void {
  const order = parts.bank.find(id);
  if (order === undefined) return answerError(response, 404, 'unknown', 'بانک سفارشی با این شناسه ندارد.');
  answerJson(response, 200, present(parts, order));
}

const isAct = (value: unknown): value is Act => ACTS.some((act) => act === value);

function act(parts: BankHttpParts, id: string, body: Json, response: ServerResponse): void {
  const { act: wanted, scenario } = body;
  const order = parts.bank.find(id);
  if (order === undefined) return answerError(response, 404, 'unknown', 'بانک سفارشی با این شناسه ندارد.');
  if (!isAct(wanted) || (scenario !== undefined && !isScenario(scenario)))
    return answerError(response, 422, 'act', 'بانک چنین کاری نمی‌کند.');
  if (!parts.bank.act(id, wanted, scenario))
    return answerError(response, 409, 'ended', 'این پرداخت پیش از این به پایان رسیده است.');
  answerJson(response, 200, present(parts, order));
}
