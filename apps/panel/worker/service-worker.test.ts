import { startWorker, type WorkerScope } from './service-worker';

const ORIGIN = 'https://peyk.test';
const ENTRY = '/assets/index-1.js';
const SHELL = { version: 'two', entry: ENTRY, files: [ENTRY, '/manifest.webmanifest'] };

/** The browser's side: caches, events, and a network that can be taken away. */
function browser(network: (path: string) => Response) {
  const kept = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: never) => void>();
  const asked: string[] = [];
  const told: unknown[] = [];
  const keyOf = (what: RequestInfo | URL) =>
    new URL(what instanceof Request ? what.url : String(what), ORIGIN).pathname;
  const find = (key: string) =>
    [...kept.values()]
      .map((cache) => cache.get(key))
      .find(Boolean)
      ?.clone();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return Promise.resolve({
      put: (what: RequestInfo, answer: Response) => Promise.resolve(void cache.set(keyOf(what), answer)),
      match: (what: RequestInfo) => Promise.resolve(cache.get(keyOf(what))?.clone()),
    });
  };
  const scope = {
    location: { origin: ORIGIN },
    caches: {
      open,
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
      match: (what: RequestInfo) => Promise.resolve(find(keyOf(what))),
    },
    fetch: (what: RequestInfo) => {
      asked.push(keyOf(what));
      return Promise.resolve().then(() => network(keyOf(what)));
    },
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => told.push(message) }]),
    },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  startWorker(scope as unknown as WorkerScope, SHELL);
  const run = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  };
  const request = (path: string, options: { method?: string; mode?: string } = {}) => {
    let answer: Promise<Response> | undefined;
    const asking = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...options };
    const wanted = Object.assign(Object.create(Request.prototype), {});
    for (const [name, value] of Object.entries(asking)) Object.defineProperty(wanted, name, { value });
    listeners.get('fetch')?.({ request: wanted, respondWith: (given: Promise<Response>) => (answer = given) } as never);
    return answer;
  };
  return { kept, asked, told, run, request };
}

const online = (path: string) => new Response(path === '/' ? `<script src="${ENTRY}">` : `file ${path}`);
const VISIT = { mode: 'navigate' };

it('answers a page with the kept shell when there is no network, or no server behind the proxy', async () => {
  let network = online;
  const { run, request } = browser((path) => network(path));
  await run('install');
  network = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await (await request('/reports/17', VISIT))?.text()).toContain(ENTRY);
  network = () => new Response('Bad Gateway', { status: 502 });
  expect(await (await request('/reports/17', VISIT))?.text()).toContain(ENTRY);
});

it('asks the network for every page first', async () => {
  const { run, request } = browser((path) => (path === '/login' ? new Response('new page') : online(path)));
  await run('install');
  expect(await (await request('/login', VISIT))?.text()).toBe('new page');
});

it('fetches a hashed file once', async () => {
  const { asked, run, request } = browser(online);
  await run('install');
  await request('/assets/screen-9.js');
  expect(await (await request('/assets/screen-9.js'))?.text()).toBe('file /assets/screen-9.js');
  expect(asked.filter((path) => path === '/assets/screen-9.js')).toHaveLength(1);
});

it('keeps no file that the server does not have', async () => {
  const { kept, request } = browser(() => new Response('', { status: 404 }));
  await request('/assets/gone-0.js');
  expect([...(kept.get('peyk-two')?.keys() ?? [])]).toEqual([]);
});

it.each([
  ['/v1/api/credit', {}],
  ['/v1/api/send', { method: 'POST' }],
  ['/docs', VISIT],
  ['/healthz', VISIT],
  ['https://evil.example/assets/x.js', {}],
  ['/login', { method: 'POST', mode: 'navigate' }],
])('leaves %s to the browser: nothing of it is kept or sent again', (path, options) => {
  expect(browser(online).request(path, options)).toBeUndefined();
});

it('does not install itself with the page of another version', async () => {
  const { run } = browser(() => new Response('<script src="/assets/index-2.js">'));
  await expect(run('install')).rejects.toThrow('another version');
});

it('cleans up all versions but its own and the one before, and tells the pages which it is', async () => {
  const { kept, told, run } = browser(online);
  for (const name of ['peyk-zero', 'peyk-one', 'of-others']) kept.set(name, new Map());
  await run('install');
  await run('activate');
  expect([...kept.keys()]).toEqual(['peyk-one', 'of-others', 'peyk-two']);
  expect(told).toEqual([{ entry: ENTRY }]);
});
