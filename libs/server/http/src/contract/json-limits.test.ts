import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '../testing/test-server';
import { MOST_JSON_DEPTH, MOST_JSON_NAMES, isTooIntricate } from './json-limits';

const isRefused = (json: string) => isTooIntricate(Buffer.from(json));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const named = (count: number) => `{${Array.from({ length: count }, (_, n) => `"a${n}":1`).join()}}`;

describe('a JSON text', () => {
  it('may be as deep as the limit and no deeper', () => {
    expect([nested(MOST_JSON_DEPTH), nested(MOST_JSON_DEPTH + 1)].map(isRefused)).toEqual([false, true]);
    expect(isRefused('{"a":'.repeat(MOST_JSON_DEPTH + 1))).toBe(true);
  });

  it('may have as many names as the limit and no more', () => {
    expect([named(MOST_JSON_NAMES), named(MOST_JSON_NAMES + 1)].map(isRefused)).toEqual([false, true]);
  });

  it('is not judged by what stands inside its texts', () => {
    const text = JSON.stringify({ message: `${'['.repeat(99)}${'":'.repeat(MOST_JSON_NAMES + 1)}\\` });
    expect(isRefused(text)).toBe(false);
    expect(isRefused(JSON.stringify({ a: '\\', b: '\\"', c: [['"']] }))).toBe(false);
  });

  it('may close a list before it opens the next, as often as it likes', () => {
    expect(isRefused(`[${Array.from({ length: 50_000 }, () => '[]').join()}]`)).toBe(false);
  });

  it.each(['', '"', '"\\', '{"a', ']]]]', '{{{:::'])('that is none (%p) is left to the parser', (text) => {
    expect(isRefused(text)).toBe(false);
  });
});

describe('the server', () => {
  const state = {} as { database: TestDatabase; server: FastifyInstance };
  beforeAll(async () => {
    state.database = await createTestDatabase();
    state.server = await buildTestServer({ db: state.database.db });
  });
  afterAll(async () => {
    await state.server.close();
    await state.database.close();
  });

  const post = async (payload: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await state.server.inject({ method: 'POST', url: '/v1/api/login', headers, payload });
    return [answer.statusCode, answer.json().meta.message_code];
  };

  it('refuses a body that is too deep with 422-4', async () => {
    expect(await post(`{"username":${nested(MOST_JSON_DEPTH)}}`)).toEqual([422, '422-4']);
  });

  it('refuses a body that would change the prototype of an object, and an empty one', async () => {
    expect(await post('{"__proto__":{"a":1}}')).toEqual([400, '400-1']);
    expect(await post('')).toEqual([400, '400-1']);
  });
});
