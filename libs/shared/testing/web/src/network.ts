/** What a faked operation answers: a status and the envelope's parts. */
export interface FakeAnswer {
  readonly status?: number;
  readonly data?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A request that reached the network: `POST /login` and its body. */
export interface SeenRequest {
  readonly operation: string;
  /** With its query. */
  readonly url: URL;
  readonly body: unknown;
  readonly headers: Headers;
}

export type Answers = Readonly<
  Record<string, FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)>
>;

export interface FakeNetwork {
  /** All requests so far, in order. */
  readonly seen: readonly SeenRequest[];
  /** Changes what is answered from now on. */
  readonly answer: (more: Answers) => void;
  readonly restore: () => void;
}

/** Of the panel, and of the desk. */
const API_PREFIX = /^\/(v1\/api|desk\/v1)/;

/** The message of a fake error, when the test does not give one. */
export const FAKE_FAILURE = 'خطای آزمایشی';

/** A 403 is that of an access level that does not reach, unless the test gives another code. */
const codeOf = (status: number) => (status === 403 ? '403-8' : `${status}-1`);

function envelope({ status = 200, data = null, meta = {} }: FakeAnswer): Response {
  const good = status < 400;
  const body = {
    data: good ? data : null,
    meta: { status: good, message: good ? '' : FAKE_FAILURE, message_code: codeOf(status), ...meta },
  };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/**
 * Stands in for the network, which is outside the project: our client, its errors and the cache run for real. Keys are
 * `METHOD /path` as in the contract; an operation without an answer fails the way an unknown address does.
 *
 * @example const network = fakeNetwork({ 'GET /credit': { data: { credit: '12', held: '0', updated_at: '' } } });
 */
export function fakeNetwork(answers: Answers): FakeNetwork {
  const original = globalThis.fetch;
  const seen: SeenRequest[] = [];
  let known: Answers = answers;
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const url = new URL(request.url);
    const path = url.pathname.replace(API_PREFIX, '');
    const text = await request.text();
    const one: SeenRequest = {
      operation: `${request.method} ${path}`,
      url,
      body: text === '' ? undefined : JSON.parse(text),
      headers: request.headers,
    };
    seen.push(one);
    const found = known[one.operation];
    return envelope(typeof found === 'function' ? await found(one) : (found ?? { status: 404 }));
  };
  return {
    seen,
    answer: (more) => {
      known = { ...known, ...more };
    },
    restore: () => {
      globalThis.fetch = original;
    },
  };
}
