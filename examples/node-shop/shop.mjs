/**
 * A shop that tells its customers by SMS, in Node 20 and newer.
 *
 *   PEYK_URL=https://panel.example.ir PEYK_KEY=peyk_live_… PEYK_WEBHOOK_SECRET=whsec_… PEYK_PATTERN=ftfzj8dt3k node shop.mjs
 *
 * The pattern is one of the account, such as «فروشگاه آبان، سفارش {{order}} ثبت شد.». `POST /orders` with `{"id", "mobile"}` sends a message, once for each order however often it comes. `POST /peyk` is the address of the
 * webhook: what became of the messages comes there. `GET /orders` lists both.
 */
import { createServer } from 'node:http';
import { Peyk, PeykError, verifyWebhook } from '@peyk/sdk';

const { PEYK_URL, PEYK_KEY, PEYK_WEBHOOK_SECRET, PEYK_PATTERN, PORT = '8080' } = process.env;
const peyk = new Peyk({ key: PEYK_KEY, baseUrl: PEYK_URL });

/** @type {Map<string, { sendId: string, state: string }>} */
const orders = new Map();
/** Events come at least once. */
const seen = new Set();

async function sell({ id, mobile }) {
  const { send_id } = await peyk.patterns.send(
    {
      pattern_code: PEYK_PATTERN,
      recipients: [{ number: mobile, params: [{ name: 'order', value: id }], local_id: id }],
    },
    { idempotencyKey: `order-${id}` },
  );
  if (!orders.has(id)) orders.set(id, { sendId: send_id, state: 'queued' });
  return orders.get(id);
}

async function hear(headers, body) {
  const event = await verifyWebhook({ secret: PEYK_WEBHOOK_SECRET, headers, body });
  if (seen.has(headers['webhook-id'])) return;
  seen.add(headers['webhook-id']);
  for (const order of orders.values()) {
    if (order.sendId === event.data.send_id) order.state = event.type === 'message.delivered' ? 'delivered' : 'failed';
  }
}

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const routes = {
  'POST /orders': async (request) => [200, await sell(JSON.parse(await bodyOf(request)))],
  'GET /orders': async () => [200, Object.fromEntries(orders)],
  'POST /peyk': async (request) => {
    await hear(request.headers, await bodyOf(request));
    return [204, null];
  },
};

async function answer(request) {
  try {
    return await (routes[`${request.method} ${request.url}`]?.(request) ?? [404, null]);
  } catch (error) {
    // What Peyk says is a Persian sentence that may be shown.
    if (error instanceof PeykError) return [502, { code: error.code, message: error.message }];
    return [400, { message: error.message }];
  }
}

const server = createServer(async (request, response) => {
  const [status, body] = await answer(request);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body === null ? undefined : JSON.stringify(body));
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
