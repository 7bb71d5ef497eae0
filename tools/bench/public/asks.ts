import type { NextRequest } from '../load.ts';
import { benchNumbers } from '../numbers.ts';
import { BENCH_TEXT } from '../send/intake.ts';
import type { Shop } from './shops.ts';

/** So many different numbers in turn; one that comes again gets another message. */
const NUMBERS = 200_000;
const KEY_DIGITS = 12;

/** Numbers in turn, for all who ask. */
export function numbersInTurn(): () => string {
  const numbers = benchNumbers(NUMBERS);
  let next = 0;
  return () => numbers[next++ % NUMBERS] ?? '';
}

/** Calls of `POST /send` with a key of the shop, one recipient each, each with an `Idempotency-Key` of its own. */
export function sendAsks(url: string, { key, line }: Shop, nextNumber: () => string, from: number): NextRequest {
  const { host, pathname } = new URL(url);
  const [before = '', after = ''] = JSON.stringify({
    sending_type: 'webservice',
    from_number: line,
    message: BENCH_TEXT,
    params: { recipients: ['#'] },
  }).split('#');
  const length = Buffer.byteLength(before + after) + nextNumber().length;
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `authorization: Bearer ${key}`,
    `content-length: ${length}`,
    'idempotency-key: bench-',
  ].join('\r\n');
  let count = from;
  return () => {
    count += 1;
    return Buffer.from(`${head}${String(count).padStart(KEY_DIGITS, '0')}\r\n\r\n${before}${nextNumber()}${after}`);
  };
}

/** Calls of an address of Kannel's `sendsms`, which has `#` where the number goes. */
export function kannelAsks(address: string, nextNumber: () => string): NextRequest {
  const { host, pathname, search } = new URL(address);
  const [before = '', after = ''] = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.split('%23');
  return () => Buffer.from(before + nextNumber() + after);
}
