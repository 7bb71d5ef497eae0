import type { OPERATIONS as Contract } from '@peyk/shared-contract';

/** The operations that the benchmarks call. Written down here, because Node runs this file without a bundler; the compiler compares it with the contract. */
const OPERATIONS = {
  createSend: { method: 'post', path: '/send' },
  externalLogin: { method: 'post', path: '/external_login' },
  getCredit: { method: 'get', path: '/credit' },
  getSend: { method: 'get', path: '/report/by_bulk' },
  listLines: { method: 'get', path: '/number/numbers' },
  listSends: { method: 'post', path: '/report/new_list' },
} as const satisfies Partial<typeof Contract>;

type OperationId = keyof typeof OPERATIONS;

const BASE = '/v1/api';

export interface CallOptions {
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The API from outside, as a program of a customer sees it. */
export class ApiClient {
  readonly panelUrl: string;
  token: string | undefined;

  constructor(panelUrl: string) {
    this.panelUrl = panelUrl;
  }

  address(operation: OperationId, query: Record<string, string> = {}): string {
    const search = new URLSearchParams(query).toString();
    return `${this.panelUrl}${BASE}${OPERATIONS[operation].path}${search ? `?${search}` : ''}`;
  }

  headers(): Record<string, string> {
    return { 'content-type': 'application/json', ...(this.token ? { authorization: this.token } : {}) };
  }

  /** The answer's `data`. @throws when the answer is not a success, with its message. */
  async call<T>(operation: OperationId, { body, query, headers }: CallOptions = {}): Promise<T> {
    const answer = await fetch(this.address(operation, query), {
      method: OPERATIONS[operation].method.toUpperCase(),
      headers: { ...this.headers(), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { data, meta } = (await answer.json()) as { data: T; meta: { message: string } };
    if (!answer.ok) throw new Error(`${operation} was answered with ${answer.status}: ${meta.message}`);
    return data;
  }
}
