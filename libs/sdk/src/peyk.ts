import { CALLS } from './calls.gen';
import type { PeykCalls } from './calls.gen';
import type { CallOptions } from './call-types';
import { planOf } from './plan';
import type { Plan } from './plan';
import { request } from './request';
import type { AnswerNews, Connection, Input } from './request';

export interface PeykOptions {
  /** The secret of an API key. It stays in this process; never put one into a page that others open. */
  key: string;
  /** Where the panel stands: `https://panel.example.ir`. */
  baseUrl: string;
  /** For each try. Default 30 seconds. */
  timeoutMs?: number;
  /** How often a call is tried again at most, where nothing can be done twice by it. Default 3. */
  retries?: number;
  /** Told of each answer, good or not: for logs and for keeping within the rate. */
  onAnswer?: (news: AnswerNews) => void;
  /** Default: that of the runtime. */
  fetch?: typeof fetch;
}

/** The API of an installation for one key. */
export type Peyk = PeykCalls;

const BASE_PATH = '/v1/api';
const TIMEOUT_MS = 30_000;
const RETRIES = 3;

function baseOf(url: string): string {
  const bare = url.replace(/\/+$/, '');
  if (!/^https?:\/\//.test(bare)) throw new TypeError('baseUrl must begin with https:// (or http://).');
  return bare.endsWith(BASE_PATH) ? bare : bare + BASE_PATH;
}

interface Page {
  items: readonly unknown[];
  paging: { total: number; limit: number };
}

function callOf(connection: Connection, plan: Plan) {
  const call = (input?: Input, options?: CallOptions) => request(connection, plan, input, options);
  if (!plan.isPaged) return call;
  async function* each(input: Input = {}, options?: CallOptions) {
    for (let page = Number(input['page'] ?? 1); ; page += 1) {
      // Calls with this flag answer pages.
      const { items, paging } = (await call({ ...input, page }, options)) as Page;
      yield* items;
      if (items.length === 0 || page * paging.limit >= paging.total) return;
    }
  }
  return Object.assign(call, { each });
}

class Client {
  constructor({ key, baseUrl, timeoutMs = TIMEOUT_MS, retries = RETRIES, ...options }: PeykOptions) {
    // A key that no header can hold would be told in the fault of the runtime.
    if (!/^[!-~]+$/.test(key)) throw new TypeError('key is missing, or is not the secret of a key.');
    const send = options.fetch ?? ((...given: Parameters<typeof fetch>) => fetch(...given));
    const { onAnswer } = options;
    const connection: Connection = { base: baseOf(baseUrl), key, fetch: send, timeoutMs, retries, onAnswer };
    for (const [noun, calls] of Object.entries(CALLS)) {
      const verbs = Object.entries(calls).map(([verb, line]) => [verb, callOf(connection, planOf(line))] as const);
      Object.assign(this, { [noun]: Object.freeze(Object.fromEntries(verbs)) });
    }
  }
}

/** `new Peyk({ key, baseUrl })`. Its calls come from the table that is generated with their types, which no class could tell. */
export const Peyk = Client as unknown as new (options: PeykOptions) => Peyk;
