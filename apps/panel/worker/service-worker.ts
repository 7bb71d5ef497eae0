/** The parts of the browser's worker that are used here: TypeScript's own types of it clash with those of a page. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: RequestInfo, options?: RequestInit) => Promise<Response>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** What the build writes into the worker. */
export interface BuiltShell {
  readonly version: string;
  /** The script that the page of this version begins with. */
  readonly entry: string;
  /** What the shell needs to be drawn without a network. */
  readonly files: readonly string[];
}

const PREFIX = 'peyk-';
const PAGE = '/';
const HASHED = /^\/assets\//;
/** The rest of the server, as in `serve-panel.ts`: an address below these is not a page of the panel. */
const NOT_PANEL = /^\/(v1|docs|healthz|readyz|metrics|assets)(\/|$)/;
/** What a proxy answers while the server behind it is gone. */
const GATEWAY = new Set([502, 503, 504]);

/** Keeps the panel's own files, and nothing else: no answer of the API and nothing that was asked for with a session. */
export function startWorker(scope: WorkerScope, { version, entry, files }: BuiltShell): void {
  const name = PREFIX + version;

  /** Stored without cookies. A page of another version is refused: the browser tries the installation again later. */
  const install = async () => {
    const cache = await scope.caches.open(name);
    const fresh = async (file: string) => {
      const answer = await scope.fetch(file, {
        credentials: 'omit',
        cache: HASHED.test(file) ? 'default' : 'reload',
      });
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
      return answer;
    };
    const page = await fresh(PAGE);
    if (!(await page.clone().text()).includes(entry)) throw new Error('The page is of another version.');
    await Promise.all(files.map(async (file) => cache.put(file, await fresh(file))));
    await cache.put(PAGE, page);
    // Pages come from the network and files by their hash, so a worker serves pages of any version.
    await scope.skipWaiting();
  };

  /** The version before stays: tabs of it are still open, and the server has only the new files. */
  const activate = async () => {
    const others = (await scope.caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name);
    await Promise.all(others.slice(0, -1).map((key) => scope.caches.delete(key)));
    await scope.clients.claim();
    for (const client of await scope.clients.matchAll()) client.postMessage({ entry });
  };

  const page = async (request: Request): Promise<Response> => {
    const kept = async () => (await scope.caches.open(name)).match(PAGE);
    try {
      const answer = await scope.fetch(request);
      return GATEWAY.has(answer.status) ? ((await kept()) ?? answer) : answer;
    } catch (cause) {
      const shell = await kept();
      if (shell === undefined) throw cause;
      return shell;
    }
  };

  const hashed = async (request: Request): Promise<Response> => {
    const kept = await scope.caches.match(request.url);
    if (kept !== undefined) return kept;
    const answer = await scope.fetch(request);
    // A full disk must not keep a page from opening.
    if (answer.status === 200) {
      const copy = answer.clone();
      await scope.caches
        .open(name)
        .then((cache) => cache.put(request.url, copy))
        .catch(() => undefined);
    }
    return answer;
  };

  const other = async (request: Request): Promise<Response> => {
    try {
      return await scope.fetch(request);
    } catch (cause) {
      const kept = await scope.caches.match(request.url);
      if (kept === undefined) throw cause;
      return kept;
    }
  };

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    // What is not answered here goes its way as if there were no worker: all of the API, and whatever changes something.
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (HASHED.test(pathname)) event.respondWith(hashed(request));
    else if (request.mode === 'navigate' && !NOT_PANEL.test(pathname)) event.respondWith(page(request));
    else if (files.includes(pathname)) event.respondWith(other(request));
  });
}
